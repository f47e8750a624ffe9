import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import type { AuditEntry } from '@server/audit/audit.types';

import { koreanTime } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { actionTexts, auditTexts, columnTexts } from './audit.text';
import { AuditResult, AuditTarget, AuditWho } from './AuditParts';

const Head = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: tokens.colour.mist,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontWeight: 600,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});
const Row = styled(TableRow)({
  verticalAlign: 'top',
  '&:hover': { background: tokens.colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});
const Narrow = styled(TableCell)({ whiteSpace: 'nowrap' });

/** The log as a table. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Table
      aria-label={text(auditTexts.tab)}
      sx={{
        '& td, & th': { paddingInline: 1.5, borderColor: tokens.colour.line },
        '& th:first-of-type, & td:first-of-type': { paddingLeft: 3 },
        '& td:last-of-type, & th:last-of-type': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          {Object.entries(columnTexts).map(([column, words]) => (
            <Head key={column} scope="col">
              {text(words)}
            </Head>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <Row key={entry.id}>
            <Narrow>
              <time dateTime={entry.at}>{koreanTime(entry.at, language)}</time>
            </Narrow>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {text(actionTexts[entry.action])}
            </TableCell>
            <TableCell sx={{ width: '40%', overflowWrap: 'anywhere' }}>
              <AuditTarget subject={entry.subject} />
            </TableCell>
            <Narrow>
              <AuditResult outcome={entry.outcome} />
            </Narrow>
            <Narrow>
              <AuditWho session={entry.session} address={entry.address} />
            </Narrow>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
