import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

import { ListRow, ListTable } from '@/components/ListTable';
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

const Name = styled('span')({ fontWeight: 600, fontSize: tokens.size.body, overflowWrap: 'anywhere' });
const FileName = styled('span')({ display: 'block', minWidth: '9.5rem', overflowWrap: 'anywhere' });

function MovableRow({ certificate, ...props }: AdminCertificateRowProps) {
  const text = useText();
  const { row, handle } = useMovableRow(certificate.id);
  return (
    <ListRow {...row}>
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
    </ListRow>
  );
}

/** The list as a table. */
export function AdminCertificatesTable({
  certificates,
  label,
  ...props
}: AdminCertificateListProps & { label: string }) {
  return (
    <ListTable label={label} columns={columnTexts} isDense>
      {certificates.map((certificate, index) => (
        <MovableRow
          key={certificate.id}
          certificate={certificate}
          isFirst={index === 0}
          isLast={index === certificates.length - 1}
          {...props}
        />
      ))}
    </ListTable>
  );
}
