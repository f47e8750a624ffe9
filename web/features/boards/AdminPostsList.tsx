import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@server/boards/boards.types';

import { ListPages } from '@/components/ListPages';
import { ListAnswer, ListHead, ListWays, ListWords } from '@/components/ListPanel';
import { TrashLink } from '@/components/TrashLink';
import { useText } from '@/lib/locale';

import { AddIcon } from './adminBoardIcons';
import type { AdminPostListProps } from './AdminPostActions';
import { AdminPostDelete } from './AdminPostDelete';
import { postsTexts, totalText } from './adminPosts.text';
import { NEW_POST, useAdminPostsAddress } from './adminPostsAddress';
import { useAdminPostsQuery } from './adminPostsApi';
import { AdminPostsCards } from './AdminPostsCards';
import { AdminPostsEmpty } from './AdminPostsEmpty';
import { focusPostsHeading, POSTS_HEADING, showPostsHeading } from './adminPostsHeading';
import { AdminPostsSearch } from './AdminPostsSearch';
import { AdminPostsTable } from './AdminPostsTable';
import type { AdminPostTab } from './adminPostTabs';
import { useBoardEventsQuery } from './boardsApi';

type AdminPostsListProps = Pick<AdminPostListProps, 'focusReturning'> & {
  tab: AdminPostTab;
  onDeleted: (post: AdminPostItem) => void;
  /** Stands right after the heading, which has the focus when a post was deleted. */
  undo: ReactNode;
};

/** A board's posts: a table where there is room, cards on phones. */
export function AdminPostsList({ tab, focusReturning, onDeleted, undo }: AdminPostsListProps) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const { filter, changeFilter, pageHref, postHref, trashHref } = useAdminPostsAddress();
  const { kind, board } = tab;
  useBoardEventsQuery({ kind, board });
  const query = useAdminPostsQuery({ kind, board, ...filter }, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const [toDelete, setToDelete] = useState<AdminPostItem>();
  const [deletedCount, setDeletedCount] = useState(0);

  // After the question has closed and given the focus back to a row that is about to go.
  useEffect(() => {
    if (deletedCount > 0) focusPostsHeading();
  }, [deletedCount]);

  // The last page may have lost its last post.
  const lastPage = currentData && filter.page > currentData.pageCount ? Math.max(1, currentData.pageCount) : undefined;
  const turnTo = useEffectEvent((page: number) => changeFilter({ page }, { replace: true }));
  useEffect(() => {
    if (lastPage !== undefined) turnTo(lastPage);
  }, [lastPage]);

  const List = isWide ? AdminPostsTable : AdminPostsCards;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={POSTS_HEADING}>
      <ListHead>
        <ListWords>
          <Typography variant="h3" component="h2" id={POSTS_HEADING} tabIndex={-1}>
            {text(tab.label)}
          </Typography>
          <p role="status">{data && text(totalText)(data.total)}</p>
        </ListWords>
        {undo}
        <AdminPostsSearch q={filter.q} onSearch={(q) => changeFilter({ q }, { replace: true })} />
        <ListWays>
          <TrashLink to={trashHref} />
          <Button
            variant="contained"
            component={Link}
            to={postHref(NEW_POST)}
            startIcon={<AddIcon />}
            ref={(link: HTMLAnchorElement | null) => {
              if (link) focusReturning(NEW_POST, link);
            }}
          >
            {text(postsTexts.newPost)}
          </Button>
        </ListWays>
      </ListHead>
      <ListAnswer query={query} failed={text(postsTexts.failed)} label={text(postsTexts.loading)} rowHeight={72}>
        {data && data.items.length > 0 && (
          <List posts={data.items} label={text(tab.label)} onDelete={setToDelete} focusReturning={focusReturning} />
        )}
      </ListAnswer>
      {currentData?.total === 0 && (
        <AdminPostsEmpty isSearched={filter.q.trim() !== ''} onClear={() => changeFilter({ q: '' })} />
      )}
      {data && (
        <ListPages
          label={text(postsTexts.pages)}
          page={filter.page}
          pageCount={data.pageCount}
          pageHref={pageHref}
          onTurn={showPostsHeading}
        />
      )}
      <AdminPostDelete
        place={{ kind, board }}
        post={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(post) => {
          setToDelete(undefined);
          setDeletedCount((count) => count + 1);
          onDeleted(post);
        }}
      />
    </Paper>
  );
}
