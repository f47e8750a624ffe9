import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

import { ListAnswer, ListEmpty, ListHead, ListWords } from '@/components/ListPanel';
import { ListPages } from '@/components/ListPages';
import { useText } from '@/lib/locale';

import { auditTexts, totalText } from './audit.text';
import { useAuditLogQuery } from './auditApi';
import { AuditCards } from './AuditCards';
import { useAuditAddress } from './auditFilter';
import { AuditFilters } from './AuditFilters';
import { AuditTable } from './AuditTable';

/** What administrators have done, to be read only: a table where there is room, cards on phones. */
export function AuditLog() {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const { filter, changeFilter, pageHref } = useAuditAddress();
  const query = useAuditLogQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const List = isWide ? AuditTable : AuditCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="audit-title">
      <ListHead>
        <ListWords style={{ flex: '1 1 24rem' }}>
          <Typography variant="h3" component="h2" id="audit-title">
            {text(auditTexts.tab)}
          </Typography>
          <p role="status">{data && text(totalText)(data.total)}</p>
          <p>{text(auditTexts.lead)}</p>
        </ListWords>
        <AuditFilters filter={filter} onChange={changeFilter} />
      </ListHead>
      <ListAnswer query={query} failed={text(auditTexts.failed)} label={text(auditTexts.loading)} rowHeight={56}>
        {data && data.items.length > 0 && <List entries={data.items} />}
      </ListAnswer>
      {currentData?.items.length === 0 && (
        <ListEmpty>
          <p>
            <strong>{text(auditTexts.none)}</strong>
          </p>
          <p>{text(auditTexts.noneLead)}</p>
          <Button onClick={() => changeFilter({ kind: undefined, day: undefined })}>{text(auditTexts.clear)}</Button>
        </ListEmpty>
      )}
      {data && (
        <ListPages label={text(auditTexts.pages)} page={filter.page} pageCount={data.pageCount} pageHref={pageHref} />
      )}
    </Paper>
  );
}
