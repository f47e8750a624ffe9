import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { productIds } from '@server/questionnaire/product-ids';
import { productNames } from '@server/questionnaire/products.text';
import { quoteStatuses } from '@server/quotes/quotes.types';

import type { FocusReturning } from '@/admin/focus';
import { DownloadIcon } from '@/admin/icons';
import { ChoiceField, ListFilters, SearchField } from '@/admin/list/SearchField';
import { ListEmpty, ListView, ListWays } from '@/admin/list/View';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { csvAddress, useInboxAddress } from './address';
import { useQuoteInboxQuery } from './api';
import { useInboxColumns } from './columns';
import { inboxTexts, noMatchTexts, statusTexts, totalText } from './inbox.text';

/** How often new requests are looked for: ms. */
const POLLING_INTERVAL = 30_000;

type InboxListProps = {
  /** What the link to the data of a person is called. */
  personLink: Localized;
  focusReturning: FocusReturning;
};

/** The quote requests that have come in, to be searched. */
export function InboxList({ personLink, focusReturning }: InboxListProps) {
  const text = useText();
  const { filter, changeFilter, pageHref, peopleHref } = useInboxAddress();
  const query = useQuoteInboxQuery(filter, {
    pollingInterval: POLLING_INTERVAL,
    refetchOnMountOrArgChange: true,
  });
  const columns = useInboxColumns(focusReturning);
  const { data, currentData } = query;
  const isFiltered = Boolean(filter.status ?? filter.product ?? filter.q) || filter.page > 1;

  return (
    <ListView
      id="inbox-title"
      title={text(inboxTexts.title)}
      total={data && text(totalText)(data.total)}
      tools={
        <>
          <ListFilters
            sx={{
              flex: '1 1 30rem',
              gridAutoFlow: 'row',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(0, 1fr) 8rem 12rem' },
              maxWidth: '46rem',
              '& > form': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <SearchField
              hint={inboxTexts.searchHint}
              q={filter.q}
              onSearch={(q) => changeFilter({ q }, { replace: true })}
            />
            <ChoiceField
              name="status"
              label={inboxTexts.status}
              choices={quoteStatuses}
              nameOf={(status) => text(statusTexts[status])}
              all={inboxTexts.allStatuses}
              value={filter.status}
              onChoose={(status) => changeFilter({ status })}
            />
            <ChoiceField
              name="product"
              label={inboxTexts.product}
              choices={productIds}
              nameOf={(product) => text(productNames[product])}
              all={inboxTexts.allProducts}
              value={filter.product}
              onChoose={(product) => changeFilter({ product })}
            />
          </ListFilters>
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
              {text(personLink)}
            </Button>
          </ListWays>
        </>
      }
      query={query}
      words={inboxTexts}
      rowHeight={64}
      empty={
        currentData?.items.length === 0 && (
          <ListEmpty {...(isFiltered ? noMatchTexts : { title: inboxTexts.none, lead: inboxTexts.noneLead })}>
            {isFiltered && (
              <Button onClick={() => changeFilter({ status: undefined, product: undefined, q: '', page: 1 })}>
                {text(inboxTexts.clear)}
              </Button>
            )}
          </ListEmpty>
        )
      }
      rows={data && { columns, items: data.items, wideFrom: 1100 }}
      pages={data && { page: filter.page, pageCount: data.pageCount, pageHref }}
    />
  );
}
