import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import type { FocusReturning } from '@/admin/focus';
import { BackIcon } from '@/admin/icons';
import { ListFilters, SearchField } from '@/admin/list/SearchField';
import { ListEmpty, ListView } from '@/admin/list/View';
import { useText } from '@/lib/locale';

import { useQuotationColumns } from './columns';
import { quotationListTexts } from './quotation.text';
import { useAllQuotationsQuery } from './quotationApi';

type QuotationListProps = {
  filter: { q: string; page: number };
  onSearch: (q: string) => void;
  pageHref: (page: number) => string;
  backTo: string;
  requestHref: (id: string) => string;
  focusReturning: FocusReturning;
};

/** All quotations, the newest first, to be searched by company; each leads to its request. */
export function QuotationList({ filter, onSearch, pageHref, backTo, requestHref, focusReturning }: QuotationListProps) {
  const text = useText();
  const query = useAllQuotationsQuery({ q: filter.q, page: filter.page }, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const columns = useQuotationColumns(requestHref, focusReturning);

  return (
    <ListView
      id="quotations-title"
      title={text(quotationListTexts.title)}
      total={data && text(quotationListTexts.total)(data.total)}
      tools={
        <>
          <ListFilters>
            <SearchField hint={quotationListTexts.searchHint} q={filter.q} onSearch={onSearch} />
          </ListFilters>
          <Button size="small" variant="outlined" component={Link} to={backTo} startIcon={<BackIcon />}>
            {text(quotationListTexts.back)}
          </Button>
        </>
      }
      query={query}
      words={quotationListTexts}
      rowHeight={64}
      empty={
        currentData?.items.length === 0 && (
          <ListEmpty
            {...(filter.q
              ? { title: quotationListTexts.noMatch, lead: quotationListTexts.noMatchLead }
              : { title: quotationListTexts.none, lead: quotationListTexts.noneLead })}
          />
        )
      }
      rows={data && { columns, items: data.items.map((each) => ({ ...each, id: each.number })), wideFrom: 900 }}
      pages={data && { page: filter.page, pageCount: data.pageCount, pageHref }}
    />
  );
}
