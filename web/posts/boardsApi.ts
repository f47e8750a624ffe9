import type { BoardKind, BoardName, Post, PostCategory, PostPage } from '@shared/posts/boards.types';
import type { TenderState } from '@shared/posts/tender.types';

import { api } from '@/lib/api';
import { withRetryAfter } from '@/lib/failure';

import { followBoard } from './boardEvents';

export type BoardRef = { kind: BoardKind; board: BoardName };

export type PostListQuery = BoardRef & {
  category: PostCategory | undefined;
  state?: TenderState;
  q: string;
  page: number;
  pageSize: number;
};

/** Names all lists of a board. */
export const boardTag = ({ kind, board }: BoardRef) => ({ type: 'Post' as const, id: `${kind}/${board}` });
/** Names one post. */
export const postTag = ({ kind, board }: BoardRef, id: string) => ({
  type: 'Post' as const,
  id: `${kind}/${board}/${id}`,
});

const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    postList: build.query<PostPage, PostListQuery>({
      query: ({ kind, board, category, state, q, page, pageSize }) => ({
        url: `${kind}/${board}`,
        params: { category, state, q: q || undefined, page, pageSize },
      }),
      providesTags: (list, _failure, place) => [
        boardTag(place),
        ...(list?.items ?? []).map(({ id }) => postTag(place, id)),
      ],
    }),

    /** Holds nothing; while a component uses it, the lists of the board follow its changes. */
    boardEvents: build.query<null, BoardRef>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (place, { dispatch, cacheEntryRemoved }) => {
        const stop = followBoard(`/api/${place.kind}/${place.board}/events`, () =>
          dispatch(api.util.invalidateTags([boardTag(place)])),
        );
        await cacheEntryRemoved;
        stop();
      },
    }),

    openPost: build.mutation<Post, BoardRef & { id: string; password?: string }>({
      query: ({ kind, board, id, password }) => ({
        url: `${kind}/${board}/${encodeURIComponent(id)}/open`,
        method: 'POST',
        body: password === undefined ? {} : { password },
      }),
      transformErrorResponse: withRetryAfter,
      // The row behind the popup shows the view just counted.
      onQueryStarted: async ({ id, ...place }, { dispatch, queryFulfilled, ...store }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        for (const list of boardsApi.util.selectCachedArgsForQuery(store.getState(), 'postList')) {
          if (list.board !== place.board || list.kind !== place.kind) continue;
          dispatch(
            boardsApi.util.updateQueryData('postList', list, ({ items }) => {
              const row = items.find((item) => item.id === id);
              if (row) row.viewCount = answer.data.viewCount;
            }),
          );
        }
      },
    }),
  }),
});

export const { usePostListQuery, useBoardEventsQuery, useOpenPostMutation } = boardsApi;
