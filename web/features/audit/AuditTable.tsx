import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';

import type { AuditEntry } from '@server/audit/audit.types';

import { ListRow, ListTable } from '@/components/ListTable';
import { koreanTime } from '@/lib/koreanTime';
import { useLanguage, useText } from '@/lib/locale';

import { actionTexts, auditTexts, columnTexts } from './audit.text';
import { AuditResult, AuditTarget, AuditWho } from './AuditParts';

const Row = styled(ListRow)({ verticalAlign: 'top' });
const Narrow = styled(TableCell)({ whiteSpace: 'nowrap' });

/** The log as a table. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <ListTable label={text(auditTexts.tab)} columns={columnTexts}>
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
    </ListTable>
  );
}
