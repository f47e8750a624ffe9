import type { AdminPost, AdminPostPage } from '@shared/posts/boards.types';

import { boardTag } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';
import { api } from '@/lib/api';

/** The most posts that are offered at once. */
const MOST_OFFERED = 20;

const tendersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Posts of a board that may have begun a tender. */
    firstNotices: build.query<AdminPostPage, BoardRef & { q: string }>({
      query: ({ kind, board, q }) => ({
        url: `admin/${kind}/${board}`,
        params: { pageSize: MOST_OFFERED, q: q.trim() || undefined },
      }),
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    /** One of them, with the notice that it follows itself. */
    notice: build.query<AdminPost, BoardRef & { id: string }>({
      query: ({ kind, board, id }) => `admin/${kind}/${board}/${encodeURIComponent(id)}`,
    }),
  }),
});

export const { useFirstNoticesQuery, useLazyNoticeQuery } = tendersApi;
