import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { useMovableRow } from './adminCertificateRow';
import type { AdminCertificateListProps, AdminCertificateRowProps } from './adminCertificateRow';
import {
  AdminCertificateActions,
  AdminCertificateOrder,
  AdminCertificatePdfLink,
  AdminCertificateThumbnail,
} from './AdminCertificateRowParts';
import { columnTexts } from './adminCertificates.text';
import { categoryTexts } from './certificates.text';

const Head = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: tokens.colour.mist,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontWeight: 600,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});
const Row = styled(TableRow)({
  '&:hover': { background: tokens.colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});
const Name = styled('span')({ fontWeight: 600, fontSize: tokens.size.body, overflowWrap: 'anywhere' });
const FileName = styled('span')({ display: 'block', minWidth: '9.5rem', overflowWrap: 'anywhere' });

function MovableRow({ certificate, ...props }: AdminCertificateRowProps) {
  const text = useText();
  const { row, handle } = useMovableRow(certificate.id);
  return (
    <Row {...row}>
      <TableCell>
        <AdminCertificateOrder certificate={certificate} handle={handle} {...props} />
      </TableCell>
      <TableCell>
        <AdminCertificateThumbnail certificate={certificate} />
      </TableCell>
      <TableCell component="th" scope="row">
        <Name>{certificate.name}</Name>
      </TableCell>
      <TableCell>{text(categoryTexts[certificate.category])}</TableCell>
      <TableCell>
        <FileName>{certificate.image}</FileName>
      </TableCell>
      <TableCell>
        <AdminCertificatePdfLink name={certificate.pdf} />
      </TableCell>
      <TableCell>
        <AdminCertificateActions certificate={certificate} {...props} />
      </TableCell>
    </Row>
  );
}

/** The list as a table. */
export function AdminCertificatesTable({
  certificates,
  label,
  ...props
}: AdminCertificateListProps & { label: string }) {
  const text = useText();
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { paddingInline: 1.5, paddingBlock: 1, borderColor: tokens.colour.line },
        '& th:first-of-type, & td:first-of-type': { paddingLeft: 1.5 },
        '& td:last-of-type, & th:last-of-type': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          {Object.entries(columnTexts).map(([column, words]) => (
            <Head key={column} scope="col">
              {text<string>(words)}
            </Head>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {certificates.map((certificate, index) => (
          <MovableRow
            key={certificate.id}
            certificate={certificate}
            isFirst={index === 0}
            isLast={index === certificates.length - 1}
            {...props}
          />
        ))}
      </TableBody>
    </Table>
  );
}
