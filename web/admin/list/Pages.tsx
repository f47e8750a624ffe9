import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router-dom';

import { listTexts } from '@/admin/list/list.text';
import { useText } from '@/lib/locale';

export type ListPagesProps = {
  label: string | undefined;
  page: number;
  pageCount: number;
  pageHref: (page: number) => string;
  /** Called when a link is followed. */
  onTurn?: () => void;
};

/** Links to the other pages of an administrators' list; none where there is one page only. */
export function ListPages({ label, page, pageCount, pageHref, onTurn }: ListPagesProps) {
  const text = useText();
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      count={pageCount}
      color="primary"
      aria-label={label}
      getItemAriaLabel={(type, number) => {
        if (type === 'previous') return text(listTexts.previous);
        return type === 'next' ? text(listTexts.next) : text(listTexts.page)(number ?? 1);
      }}
      renderItem={(item) => (
        <PaginationItem {...item} component={Link} to={pageHref(item.page ?? 1)} onClick={onTurn} />
      )}
      sx={{ padding: 2, borderTop: 1, borderColor: 'divider', '& ul': { justifyContent: 'center' } }}
    />
  );
}
