import type { BoardKind, BoardName, PostPage } from '@shared/posts/boards.types';

import { api, triedAgain } from '@/lib/api';
import type { Language } from '@/lib/locale';

import type { SearchIndex } from './searchEntry';

/** Posts of a board that a search shows at most. */
export const DOCUMENTS_SHOWN = 5;

type DocumentQuery = { kind: BoardKind; board: BoardName; q: string };

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything of the site to be found, in one language. */
    searchIndex: build.query<SearchIndex, Language>({
      query: (language) => `content/${language}/search`,
      extraOptions: triedAgain,
      keepUnusedDataFor: Infinity,
    }),

    foundPosts: build.query<PostPage, DocumentQuery>({
      query: ({ kind, board, q }) => ({ url: `${kind}/${board}`, params: { q, pageSize: DOCUMENTS_SHOWN } }),
    }),
  }),
});

export const { useFoundPostsQuery, endpoints: searchEndpoints } = searchApi;
