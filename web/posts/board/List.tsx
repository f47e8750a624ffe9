import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { VisitorBoard } from '@shared/posts/post-view.types';
import { pathToPost } from '@shared/posts/address';

import { boardCountTexts, boardTexts } from '@/posts/boards.text';
import { usePostListQuery } from '@/posts/boardsApi';
import { Hidden } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';
import type { PopupState } from '@/lib/popupPlace';

import type { BoardAddress } from './address';
import { postNumber } from './format';
import type { Numbering, PageWindow } from './format';
import { BoardPages } from './Pages';
import { BoardRow } from './Row';
import { BoardTable, NoticeRow, SkeletonRows } from './Table';

/** Room that a short list keeps, so that the page's end does not jump up when it comes. */
const FEW_ROWS = 5;

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.75rem 1.25rem',
  marginBottom: '1.25rem',
});
const Found = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.75rem', marginRight: 'auto' });
const Failure = styled(Alert)({ marginBottom: '1.25rem', '& p': { margin: 0 } });

type BoardListProps = {
  place: VisitorBoard;
  label: string;
  pageSize: number;
  numbering: Numbering;
  pageWindow: PageWindow;
  address: BoardAddress;
  /** False until the address's query is known: nothing is asked for then. */
  isKnown: boolean;
  stateOfPost: (id: string) => PopupState;
  onChange: (change: Partial<BoardAddress>) => void;
  /** The search box, and before it what filters. */
  children: ReactNode;
};

/** The posts of one board or tab: rows, pages, and what to say when there are none. */
export function BoardList(props: BoardListProps) {
  const { place, label, pageSize, numbering, pageWindow, address, isKnown, stateOfPost, onChange, children } = props;
  const text = useText();
  const { category, state, q, page } = address;
  const { data, currentData, isError, isFetching, refetch } = usePostListQuery(
    { ...place, category, state, q, page, pageSize },
    { skip: !isKnown, refetchOnMountOrArgChange: true },
  );
  // While another page is on its way the old one stays, paler.
  const list = currentData ?? (isError ? undefined : data);

  const hasPages = list !== undefined && list.pageCount > 1;

  const none = state ? boardTexts.noneInState : boardTexts.empty;
  return (
    <>
      <Toolbar>
        <Found>
          <span role="status">
            {q &&
              currentData &&
              text(currentData.isClosest ? boardCountTexts.closest : boardCountTexts.found)(currentData.total)}
          </span>
          {q && (
            <Button variant="outlined" color="inherit" onClick={() => onChange({ q: '' })}>
              {text(boardTexts.clear)}
            </Button>
          )}
        </Found>
        {children}
      </Toolbar>
      {isError && (
        <Failure
          severity="error"
          action={
            <Button variant="outlined" color="inherit" aria-disabled={isFetching} onClick={() => void refetch()}>
              {text(boardTexts.retry)}
            </Button>
          }
        >
          <strong>{text(list ? boardTexts.outdated : boardTexts.failed)}</strong>
          {!list && <p>{text(boardTexts.failedLead)}</p>}
        </Failure>
      )}
      <noscript>{text(boardTexts.needsScript)}</noscript>
      {(list || !isError) && (
        <BoardTable label={label} isBusy={!currentData} rowCount={hasPages ? pageSize : FEW_ROWS}>
          {!list && <SkeletonRows count={pageSize} />}
          {list?.items.map((post, index) => (
            <BoardRow
              key={post.id}
              post={post}
              number={postNumber(index, list, numbering)}
              place={pathToPost({ ...place, id: post.id })}
              state={stateOfPost(post.id)}
            />
          ))}
          {list?.items.length === 0 && (
            <NoticeRow>
              <strong>{text(list.total > 0 ? boardTexts.beyond : q ? boardTexts.noMatch : none)}</strong>
              {q && list.total === 0 && text(boardTexts.tryOthers)}
              {list.total > 0 && (
                <Button variant="outlined" color="inherit" onClick={() => onChange({ page: 1 })}>
                  {text(boardTexts.toFirst)}
                </Button>
              )}
            </NoticeRow>
          )}
        </BoardTable>
      )}
      {/* Below the table: a visitor's place on the page is told by what stands before it. */}
      {!list && !isError && <Hidden role="status">{text(boardTexts.loading)}</Hidden>}
      {list && <BoardPages list={list} page={page} size={pageWindow} onPage={(number) => onChange({ page: number })} />}
    </>
  );
}
