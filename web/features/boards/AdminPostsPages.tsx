import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { Link } from 'react-router-dom';

import { useText } from '@/lib/locale';

import { postCountTexts, postsTexts } from './adminPosts.text';
import { useAdminPostsAddress } from './adminPostsAddress';
import { showPostsHeading } from './adminPostsHeading';

/** Links to the other pages of the list. */
export function AdminPostsPages({ page, pageCount }: { page: number; pageCount: number }) {
  const text = useText();
  const { pageHref } = useAdminPostsAddress();
  return (
    <Pagination
      page={page}
      count={pageCount}
      color="primary"
      aria-label={text(postsTexts.pages)}
      getItemAriaLabel={(type, number) => {
        if (type === 'previous') return text(postsTexts.previous);
        return type === 'next' ? text(postsTexts.next) : text(postCountTexts.page)(number ?? 1);
      }}
      renderItem={(item) => (
        <PaginationItem {...item} component={Link} to={pageHref(item.page ?? 1)} onClick={showPostsHeading} />
      )}
      sx={{ padding: 2, borderTop: 1, borderColor: 'divider', '& ul': { justifyContent: 'center' } }}
    />
  );
}
