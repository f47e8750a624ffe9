import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@server/boards/boards.types';

import { TrashLink } from '@/components/TrashLink';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { AddIcon } from './adminBoardIcons';
import type { AdminPostListProps } from './AdminPostActions';
import { AdminPostDelete } from './AdminPostDelete';
import { postCountTexts, postsTexts } from './adminPosts.text';
import { NEW_POST, useAdminPostsAddress } from './adminPostsAddress';
import { useAdminPostsQuery } from './adminPostsApi';
import { AdminPostsCards } from './AdminPostsCards';
import { AdminPostsEmpty } from './AdminPostsEmpty';
import { focusPostsHeading, POSTS_HEADING } from './adminPostsHeading';
import { AdminPostsPages } from './AdminPostsPages';
import { AdminPostsSearch } from './AdminPostsSearch';
import { AdminPostsTable } from './AdminPostsTable';
import type { AdminPostTab } from './adminPostTabs';
import { useBoardEventsQuery } from './boardsApi';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
});
const Count = styled('p')({ margin: '0.125rem 0 0', minHeight: '1.6em', color: tokens.colour.inkSoft });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

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
  const { filter, changeFilter, postHref, trashHref } = useAdminPostsAddress();
  const { kind, board } = tab;
  useBoardEventsQuery({ kind, board });
  const { data, currentData, isError, refetch } = useAdminPostsQuery(
    { kind, board, ...filter },
    { refetchOnMountOrArgChange: true },
  );
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
      <Head>
        <div>
          <Typography variant="h3" component="h2" id={POSTS_HEADING} tabIndex={-1}>
            {text(tab.label)}
          </Typography>
          <Count role="status">{data && text(postCountTexts.total)(data.total)}</Count>
        </div>
        {undo}
        <AdminPostsSearch q={filter.q} onSearch={(q) => changeFilter({ q }, { replace: true })} />
        <Ways>
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
        </Ways>
      </Head>
      {isError && (
        <Alert
          severity="error"
          sx={{ margin: 2 }}
          action={
            <Button color="inherit" size="small" onClick={refetch}>
              {text(postsTexts.retry)}
            </Button>
          }
        >
          {text(currentData ? postsTexts.outdated : postsTexts.failed)}
        </Alert>
      )}
      {data && data.items.length > 0 && (!isError || currentData) && (
        // While another search's answer is on its way the old one stays, paler.
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          <List posts={data.items} label={text(tab.label)} onDelete={setToDelete} focusReturning={focusReturning} />
        </div>
      )}
      {currentData?.total === 0 && (
        <AdminPostsEmpty isSearched={filter.q.trim() !== ''} onClear={() => changeFilter({ q: '' })} />
      )}
      {!data && !isError && (
        <Waiting aria-label={text(postsTexts.loading)}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </Waiting>
      )}
      {data && data.pageCount > 1 && <AdminPostsPages page={filter.page} pageCount={data.pageCount} />}
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
