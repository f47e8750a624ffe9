import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { countTexts, inboxTexts } from './quoteInbox.text';
import { useQuoteInboxQuery } from './quoteInboxApi';
import { QuoteInboxCards } from './QuoteInboxCards';
import { QuoteInboxEmpty } from './QuoteInboxEmpty';
import { csvAddress, useInboxAddress } from './quoteInboxFilter';
import { QuoteInboxFilters } from './QuoteInboxFilters';
import { DownloadIcon } from './quoteInboxIcons';
import { QuoteInboxPages } from './QuoteInboxPages';
import { QuoteInboxSkeleton } from './QuoteInboxSkeleton';
import { QuoteInboxTable } from './QuoteInboxTable';
import { peopleTexts } from './quotePeople.text';

/** How often new requests are looked for: ms. */
const POLLING_INTERVAL = 30_000;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Count = styled('p')({ margin: '0.125rem 0 0', minHeight: '1.6em', color: tokens.colour.inkSoft });

export type FocusReturning = (id: string, link: HTMLAnchorElement) => void;

/** The searchable list: a table where there is room, cards on phones. */
export function QuoteInboxList({ focusReturning }: { focusReturning: FocusReturning }) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const { filter, changeFilter, requestHref, peopleHref } = useInboxAddress();
  const { data, currentData, isError, refetch } = useQuoteInboxQuery(filter, {
    pollingInterval: POLLING_INTERVAL,
    refetchOnMountOrArgChange: true,
  });
  const List = isWide ? QuoteInboxTable : QuoteInboxCards;
  const isFiltered = Boolean(filter.status ?? filter.q) || filter.page > 1;

  return (
    <Paper variant="outlined" component="section" aria-labelledby="inbox-title">
      <Head>
        <div>
          <Typography variant="h3" component="h2" id="inbox-title">
            {text(inboxTexts.title)}
          </Typography>
          <Count role="status">{data && text(countTexts.total)(data.total)}</Count>
        </div>
        <QuoteInboxFilters filter={filter} onChange={changeFilter} />
        <Ways>
          <Button
            size="small"
            variant="outlined"
            component="a"
            href={csvAddress(filter)}
            download
            startIcon={<DownloadIcon />}
          >
            {text(inboxTexts.csv)}
          </Button>
          <Button size="small" variant="outlined" component={Link} to={peopleHref}>
            {text(peopleTexts.open)}
          </Button>
        </Ways>
      </Head>
      {isError && (
        <Alert
          severity="error"
          sx={{ margin: 2 }}
          action={
            <Button color="inherit" size="small" onClick={refetch}>
              {text(inboxTexts.retry)}
            </Button>
          }
        >
          {text(currentData ? inboxTexts.outdated : inboxTexts.failed)}
        </Alert>
      )}
      {data && data.items.length > 0 && (!isError || currentData) && (
        // While another filter's answer is on its way the old one stays, paler.
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          <List quotes={data.items} hrefOf={requestHref} focusReturning={focusReturning} />
        </div>
      )}
      {data && currentData?.items.length === 0 && (
        <QuoteInboxEmpty isFiltered={isFiltered} onClear={() => changeFilter({ status: undefined, q: '', page: 1 })} />
      )}
      {!data && !isError && <QuoteInboxSkeleton />}
      {data && data.pageCount > 1 && <QuoteInboxPages page={filter.page} pageCount={data.pageCount} />}
    </Paper>
  );
}
