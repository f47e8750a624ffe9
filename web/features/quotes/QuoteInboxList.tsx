import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';

import { ListPages } from '@/components/ListPages';
import { ListAnswer, ListHead, ListWays, ListWords } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { inboxTexts, totalText } from './quoteInbox.text';
import { useQuoteInboxQuery } from './quoteInboxApi';
import { QuoteInboxCards } from './QuoteInboxCards';
import { QuoteInboxEmpty } from './QuoteInboxEmpty';
import { csvAddress, useInboxAddress } from './quoteInboxFilter';
import { QuoteInboxFilters } from './QuoteInboxFilters';
import { DownloadIcon } from './quoteInboxIcons';
import { QuoteInboxTable } from './QuoteInboxTable';
import { peopleTexts } from './quotePeople.text';

/** How often new requests are looked for: ms. */
const POLLING_INTERVAL = 30_000;

export type FocusReturning = (id: string, link: HTMLAnchorElement) => void;

/** The searchable list: a table where there is room, cards on phones. */
export function QuoteInboxList({ focusReturning }: { focusReturning: FocusReturning }) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const { filter, changeFilter, requestHref, pageHref, peopleHref } = useInboxAddress();
  const query = useQuoteInboxQuery(filter, {
    pollingInterval: POLLING_INTERVAL,
    refetchOnMountOrArgChange: true,
  });
  const { data, currentData } = query;
  const List = isWide ? QuoteInboxTable : QuoteInboxCards;
  const isFiltered = Boolean(filter.status ?? filter.q) || filter.page > 1;

  return (
    <Paper variant="outlined" component="section" aria-labelledby="inbox-title">
      <ListHead>
        <ListWords>
          <Typography variant="h3" component="h2" id="inbox-title">
            {text(inboxTexts.title)}
          </Typography>
          <p role="status">{data && text(totalText)(data.total)}</p>
        </ListWords>
        <QuoteInboxFilters filter={filter} onChange={changeFilter} />
        <ListWays>
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
        </ListWays>
      </ListHead>
      <ListAnswer query={query} failed={text(inboxTexts.failed)} label={text(inboxTexts.loading)} rowHeight={64}>
        {data && data.items.length > 0 && (
          <List quotes={data.items} hrefOf={requestHref} focusReturning={focusReturning} />
        )}
      </ListAnswer>
      {data && currentData?.items.length === 0 && (
        <QuoteInboxEmpty isFiltered={isFiltered} onClear={() => changeFilter({ status: undefined, q: '', page: 1 })} />
      )}
      {data && (
        <ListPages label={text(inboxTexts.pages)} page={filter.page} pageCount={data.pageCount} pageHref={pageHref} />
      )}
    </Paper>
  );
}
