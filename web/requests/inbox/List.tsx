import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';
import { NOBODY } from '@shared/requests/handling.types';
import { quoteStatuses } from '@shared/requests/quotes.types';

import type { FocusReturning } from '@/admin/focus';
import { DownloadIcon } from '@/admin/icons';
import { ChoiceField, ListFilters, SearchField } from '@/admin/list/SearchField';
import { ListEmpty, ListView, ListWays } from '@/admin/list/View';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { csvAddress, useInboxAddress } from './address';
import { useQuoteInboxQuery } from './api';
import { useInboxColumns } from './columns';
import { deskTexts, handlingTexts } from './handling/handling.text';
import { useDesk } from './handling/useDesk';
import { quotationListTexts } from './quotation/quotation.text';
import { inboxTexts, noMatchTexts, statusTexts, totalText } from './inbox.text';

/** Interval of looking for new requests: ms. */
const POLLING_INTERVAL = 30_000;

const noFilter = { status: undefined, product: undefined, responsible: undefined, q: '' };

type InboxListProps = {
  /** Label of the link to a person's data. */
  personLink: Localized;
  focusReturning: FocusReturning;
};

/** The quote requests that have come in, to be searched. */
export function InboxList({ personLink, focusReturning }: InboxListProps) {
  const text = useText();
  const { filter, changeFilter, pageHref, peopleHref, quotationsHref } = useInboxAddress();
  const query = useQuoteInboxQuery(filter, {
    pollingInterval: POLLING_INTERVAL,
    refetchOnMountOrArgChange: true,
  });
  const columns = useInboxColumns(focusReturning);
  const { data, currentData } = query;
  const { counts, names, me } = useDesk();
  // One's own name first; the one that the address names is among them.
  const chosen = filter.responsible === NOBODY ? undefined : filter.responsible;
  const others = new Set([...names, ...(chosen ? [chosen] : [])]);
  others.delete(me);
  const responsibles = [...(me ? [me] : []), NOBODY, ...others];
  const nameOf = (name: string) => {
    if (name === NOBODY) return text(handlingTexts.nobody);
    return name === me ? text(handlingTexts.mine)(name) : name;
  };
  const isFiltered = Boolean(filter.status ?? filter.product ?? filter.responsible ?? filter.q);
  const isNarrowed = isFiltered || filter.page > 1;
  // They are those of all requests, so they stand beside the number of all only.
  const seenTo = isFiltered ? [] : text(deskTexts)(counts);

  return (
    <ListView
      id="inbox-title"
      title={text(inboxTexts.title)}
      total={data && [text(totalText)(data.total), ...seenTo].join(' · ')}
      tools={
        <>
          <ListFilters
            sx={{
              flex: '1 1 44rem',
              gridAutoFlow: 'row',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(10rem, 1fr) 7.5rem 10rem 10rem' },
              maxWidth: '52rem',
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
            <ChoiceField
              name="responsible"
              label={handlingTexts.responsible}
              choices={responsibles}
              nameOf={nameOf}
              all={handlingTexts.everybody}
              value={filter.responsible}
              onChoose={(responsible) => changeFilter({ responsible })}
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
            <Button size="small" variant="outlined" component={Link} to={quotationsHref}>
              {text(quotationListTexts.open)}
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
          <ListEmpty {...(isNarrowed ? noMatchTexts : { title: inboxTexts.none, lead: inboxTexts.noneLead })}>
            {isNarrowed && (
              <Button onClick={() => changeFilter({ ...noFilter, page: 1 })}>{text(inboxTexts.clear)}</Button>
            )}
          </ListEmpty>
        )
      }
      rows={data && { columns, items: data.items, wideFrom: 1100 }}
      pages={data && { page: filter.page, pageCount: data.pageCount, pageHref }}
    />
  );
}
