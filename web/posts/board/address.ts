import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { PostCategory } from '@shared/posts/boards.types';
import { tenderStates } from '@shared/posts/tender.types';
import type { TenderState } from '@shared/posts/tender.types';

import type { PopupState } from '@/lib/popupPlace';
import { useHydrated } from '@/lib/useHydrated';

/** Longest search text the server takes. */
export const SEARCH_MAX = 100;

/** The part of a board that is on screen; `category` is undefined on a board without tabs, `state` where all tenders are shown. */
export type BoardAddress = {
  category: PostCategory | undefined;
  state: TenderState | undefined;
  q: string;
  page: number;
};

/** Reads the address's query; whatever makes no sense there counts as not given. The first category is the default. */
export function boardAddressOf(params: URLSearchParams, categories: readonly PostCategory[] = []): BoardAddress {
  const page = Number(params.get('page'));
  return {
    category: categories.find((category) => category === params.get('category')) ?? categories[0],
    state: tenderStates.find((state) => state === params.get('state')),
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query with a changed board in it. Another category clears the search; only another page does not start on page 1. */
export function withBoardAddress(
  params: URLSearchParams,
  change: Partial<BoardAddress>,
  categories: readonly PostCategory[] = [],
): URLSearchParams {
  const isOtherList = 'category' in change || 'q' in change || 'state' in change;
  const { category, state, q, page } = {
    ...boardAddressOf(params, categories),
    ...('category' in change && { q: '' }),
    ...(isOtherList && { page: 1 }),
    ...change,
  };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name));
  set('category', category === categories[0] ? undefined : category);
  set('state', state);
  set('q', q);
  set('page', page > 1 ? String(page) : undefined);
  return next;
}

/**
 * The board's part of the address, and the post in the popup over it. Prerendered HTML knows no query, so the hydrating page does not either; until
 * `isKnown` nothing should be asked of the server.
 */
export function useBoardAddress(categories?: readonly PostCategory[]) {
  const { pathname, search, hash, state, key } = useLocation();
  const { post, isFromList }: Partial<PopupState> = state ?? {}; // links carry it or nothing
  const navigate = useNavigate();
  const isKnown = useHydrated();
  // A double click on "close" goes back once; the same place may be closed again when "forward" leads to it.
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (closing.current !== key) closing.current = undefined;
  }, [key]);
  const params = new URLSearchParams(isKnown ? search : '');
  const placeWith = (change: Partial<BoardAddress>) => ({
    search: withBoardAddress(params, change, categories).toString(),
    hash,
  });
  return {
    isKnown,
    address: boardAddressOf(params, categories),
    post: isKnown ? post : undefined,
    stateOfPost: (id: string): PopupState => ({ over: pathname + search + hash, post: id, isFromList: true }),
    show: (change: Partial<BoardAddress>, options?: { replace: boolean }) => void navigate(placeWith(change), options),
    closePost: () => {
      if (closing.current === key) return;
      closing.current = key;
      if (isFromList) void navigate(-1);
      else void navigate(placeWith({}), { replace: true });
    },
  };
}
