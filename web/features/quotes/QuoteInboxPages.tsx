import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';

import { countTexts, inboxTexts } from './quoteInbox.text';
import { useInboxAddress } from './quoteInboxFilter';

/** Links to the other pages of the list. */
export function QuoteInboxPages({ page, pageCount }: { page: number; pageCount: number }) {
  const text = useText();
  const { pageHref } = useInboxAddress();
  return (
    <Pagination
      page={page}
      count={pageCount}
      color="primary"
      siblingCount={1}
      aria-label={text(inboxTexts.pages)}
      getItemAriaLabel={(type, number) => {
        if (type === 'previous') return text(inboxTexts.previous);
        return type === 'next' ? text(inboxTexts.next) : text(countTexts.page)(number ?? 1);
      }}
      renderItem={(item) => <PaginationItem {...item} component={Link} to={pageHref(item.page ?? 1)} />}
      sx={{ padding: 2, '& ul': { justifyContent: 'center' } }}
    />
  );
}
