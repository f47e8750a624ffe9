import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';

import type { AdminPostItem } from '@shared/posts/boards.types';
import { postViewTexts } from '@shared/posts/post-view.text';

import { ConfirmDelete } from '@/admin/ConfirmDelete';
import { showHeading } from '@/admin/focus';
import type { FocusReturning } from '@/admin/focus';
import { AddIcon } from '@/admin/icons';
import { ListFilters, SearchField } from '@/admin/list/SearchField';
import { ListEmpty, ListView, ListWays } from '@/admin/list/View';
import { TrashLink } from '@/admin/trash/Panel';
import { withReason } from '@/admin/useSaving';
import { useBoardEventsQuery } from '@/posts/boardsApi';
import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { NEW_POST, POSTS_HEADING, usePostAddress } from './address';
import type { BoardTab } from './address';
import { useAdminPostsQuery, useDeletePostMutation } from './api';
import { usePostColumns } from './columns';
import { DraftsLink } from './drafts/List';
import { deletionTexts, noMatchTexts, postsTexts, totalText } from './posts.text';
import { TranslationField } from './translation/Filter';
import { PostUndo, useDeletedPosts } from './Undo';

type PostListProps = {
  tab: BoardTab;
  focusReturning: FocusReturning;
};

/** A board's posts. */
export function PostList({ tab, focusReturning }: PostListProps) {
  const text = useText();
  const { filter, changeFilter, pageHref, postHref, draftsHref, trashHref } = usePostAddress();
  const { kind, board } = tab;
  useBoardEventsQuery({ kind, board });
  const query = useAdminPostsQuery({ kind, board, ...filter }, { refetchOnMountOrArgChange: true });
  const { data, currentData } = query;
  const [remove] = useDeletePostMutation();
  const { offerUndo } = useDeletedPosts();
  const [toDelete, setToDelete] = useState<AdminPostItem>();
  const columns = usePostColumns({ place: { kind, board }, focusReturning, onDelete: setToDelete });

  // The last page may have lost its last post.
  const lastPage = currentData && filter.page > currentData.pageCount ? Math.max(1, currentData.pageCount) : undefined;
  const turnTo = useEffectEvent((page: number) => changeFilter({ page }, { replace: true }));
  useEffect(() => {
    if (lastPage !== undefined) turnTo(lastPage);
  }, [lastPage]);

  const isSearched = filter.q.trim() !== '' || filter.translation !== undefined;
  return (
    <>
      <ListView
        id={POSTS_HEADING}
        title={text(tab.label)}
        total={data && text(totalText)(data.total)}
        undo={<PostUndo />}
        tools={
          <>
            <ListFilters>
              <SearchField
                hint={postsTexts.searchHint}
                q={filter.q}
                onSearch={(q) => changeFilter({ q }, { replace: true })}
              />
              {board !== 'legacy' && (
                <TranslationField
                  counts={data?.translations}
                  value={filter.translation}
                  onChoose={(translation) => changeFilter({ translation })}
                />
              )}
            </ListFilters>
            <ListWays>
              <DraftsLink to={draftsHref} count={data?.drafts} />
              <TrashLink to={trashHref} />
              <Button
                variant="contained"
                component={Link}
                to={postHref(NEW_POST)}
                startIcon={<AddIcon />}
                ref={(link: HTMLAnchorElement | null) => focusReturning(NEW_POST, link)}
              >
                {text(postsTexts.newPost)}
              </Button>
            </ListWays>
          </>
        }
        query={query}
        words={postsTexts}
        rowHeight={72}
        empty={
          currentData?.total === 0 && (
            <ListEmpty {...(isSearched ? noMatchTexts : { title: postsTexts.none, lead: postsTexts.noneLead })}>
              {isSearched && (
                <Button onClick={() => changeFilter({ q: '', translation: undefined })}>
                  {text(postsTexts.clear)}
                </Button>
              )}
            </ListEmpty>
          )
        }
        rows={data && { columns, items: data.items, wideFrom: 960, verticalAlign: 'top' }}
        pages={
          data && {
            page: filter.page,
            pageCount: data.pageCount,
            pageHref,
            onTurn: () => showHeading(POSTS_HEADING),
          }
        }
      />
      <ConfirmDelete
        item={toDelete}
        name={toDelete?.title || text(postViewTexts.noTitle)}
        words={deletionTexts}
        heading={POSTS_HEADING}
        remove={({ id }) => remove({ kind, board, id })}
        failureOf={failureWords}
        onClose={() => setToDelete(undefined)}
        onDeleted={({ id, title }) => offerUndo({ kind, board, id, title })}
      />
    </>
  );
}

function failureWords(error: unknown): Localized {
  const code = errorBodyOf(error)?.code;
  if (code === 'not_found') return deletionTexts.gone;
  return code === 'unauthenticated' ? withReason(deletionTexts.failed, errorTexts[code]) : deletionTexts.failed;
}
