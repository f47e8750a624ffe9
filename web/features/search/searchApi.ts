import type { BoardKind, BoardName, PostPage } from '@server/boards/boards.types';

import { api } from '@/lib/api';

/** Posts of a board that a search shows at most. */
export const DOCUMENTS_SHOWN = 5;

type DocumentQuery = { kind: BoardKind; board: BoardName; q: string };

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    foundPosts: build.query<PostPage, DocumentQuery>({
      query: ({ kind, board, q }) => ({ url: `${kind}/${board}`, params: { q, pageSize: DOCUMENTS_SHOWN } }),
    }),
  }),
});

export const { useFoundPostsQuery } = searchApi;
