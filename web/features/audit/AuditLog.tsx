import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

import { ListPages } from '@/components/ListPages';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { auditTexts, totalText } from './audit.text';
import { useAuditLogQuery } from './auditApi';
import { AuditCards } from './AuditCards';
import { useAuditAddress } from './auditFilter';
import { AuditFilters } from './AuditFilters';
import { AuditTable } from './AuditTable';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
  '& p': { margin: '0.125rem 0 0', minHeight: '1.6em', color: tokens.colour.inkSoft },
});
const Words = styled('div')({ flex: '1 1 24rem', maxWidth: tokens.width.text });
const Empty = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});
const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

/** What administrators have done, to be read only: a table where there is room, cards on phones. */
export function AuditLog() {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const { filter, changeFilter, pageHref } = useAuditAddress();
  const { data, currentData, isError, refetch } = useAuditLogQuery(filter, { refetchOnMountOrArgChange: true });
  const List = isWide ? AuditTable : AuditCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="audit-title">
      <Head>
        <Words>
          <Typography variant="h3" component="h2" id="audit-title">
            {text(auditTexts.tab)}
          </Typography>
          <p role="status">{data && text(totalText)(data.total)}</p>
          <p>{text(auditTexts.lead)}</p>
        </Words>
        <AuditFilters filter={filter} onChange={changeFilter} />
      </Head>
      {isError && (
        <Alert
          severity="error"
          sx={{ margin: 2 }}
          action={
            <Button color="inherit" size="small" onClick={refetch}>
              {text(auditTexts.retry)}
            </Button>
          }
        >
          {text(currentData ? auditTexts.outdated : auditTexts.failed)}
        </Alert>
      )}
      {data && data.items.length > 0 && (!isError || currentData) && (
        // While another filter's answer is on its way the old one stays, paler.
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          <List entries={data.items} />
        </div>
      )}
      {currentData?.items.length === 0 && (
        <Empty>
          <p>
            <strong>{text(auditTexts.none)}</strong>
          </p>
          <p>{text(auditTexts.noneLead)}</p>
          <Button onClick={() => changeFilter({ kind: undefined, day: undefined })}>{text(auditTexts.clear)}</Button>
        </Empty>
      )}
      {!data && !isError && (
        <Waiting aria-label={text(auditTexts.loading)}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </Waiting>
      )}
      {data && (
        <ListPages label={text(auditTexts.pages)} page={filter.page} pageCount={data.pageCount} pageHref={pageHref} />
      )}
    </Paper>
  );
}
