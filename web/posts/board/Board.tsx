import { useEffect, useId, useRef } from 'react';

import type { BoardKind, PostCategory } from '@shared/posts/boards.types';

import { useBoardEventsQuery, usePostListQuery } from '@/posts/boardsApi';
import { useLanguage } from '@/lib/locale';
import { useWholeFont } from '@/lib/useWholeFont';

import { useBoardAddress } from './address';
import type { Numbering, PageWindow } from './format';
import { BoardList } from './List';
import { PostPopup } from './post/Popup';
import { postLinkId } from './Row';
import { BoardSearch } from './Search';
import { TenderStates } from './States';
import type { BoardTabs } from './Tabs';

type BoardProps = {
  kind: BoardKind;
  /** Accessible name of the list, in the page's language. */
  label: string;
  /** Shown as tabs, the first by default; without them the board shows everything. */
  categories?: readonly PostCategory[];
  /** Given by the pages with categories: the others start without the code of tabs. */
  Tabs?: typeof BoardTabs;
  pageSize: number;
  numbering?: Numbering;
  pageWindow?: PageWindow;
};

/**
 * A document board in the page's language: a searchable list whose posts open in a popup. Search, tab, filter and page are in
 * the address, which becomes the post's own while the popup is open; the list follows the server's changes.
 */
export function Board({ kind, label, categories, Tabs, pageSize, numbering = 'up', pageWindow = 5 }: BoardProps) {
  const id = useId();
  const place = { kind, board: useLanguage() };
  const { isKnown, address, post, stateOfPost, show, closePost } = useBoardAddress(categories);
  const { category, q, page } = address;
  const hasTenders = kind === 'e-procurement';
  const state = hasTenders ? address.state : undefined;
  useBoardEventsQuery(place);
  const { item } = usePostListQuery(
    { ...place, category, state, q, page, pageSize },
    { skip: !isKnown, selectFromResult: ({ data }) => ({ item: data?.items.find((each) => each.id === post) }) },
  );

  useWholeFont();

  const lastPost = useRef(post);
  useEffect(() => {
    // Closing the popup focuses the clicked link if the browser did not.
    if (!post && lastPost.current)
      document.getElementById(postLinkId(lastPost.current))?.focus({ preventScroll: true });
    lastPost.current = post;
  }, [post]);

  const list = (
    <BoardList
      key={category}
      {...{ place, label, pageSize, numbering, pageWindow, isKnown, stateOfPost }}
      address={{ ...address, state }}
      onChange={show}
    >
      {hasTenders && <TenderStates state={state} onChange={(next) => show({ state: next })} />}
      <BoardSearch q={q} onSearch={(words) => show({ q: words }, { replace: true })} />
    </BoardList>
  );
  return (
    <>
      {Tabs && categories && category ? (
        <Tabs id={id} categories={categories} current={category} onChange={(next) => show({ category: next })}>
          {list}
        </Tabs>
      ) : (
        list
      )}
      <PostPopup place={place} id={post} item={item} onClose={closePost} />
    </>
  );
}
