import type { AdminPost, AdminPostPage } from '@shared/posts/boards.types';

import { boardTag, postTag } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';
import { boardPath, otherBoard, postPath } from '@/posts/adminPosts';
import type { PostRef } from '@/posts/adminPosts';
import { api } from '@/lib/api';

/** The most posts that are offered at once. */
const MOST_OFFERED = 20;

const twinPath = (place: PostRef) => `${postPath(place)}/twin`;

/** The post, and the lists of both boards. After a failure too: somebody else has changed something then. */
function touched(_answer: unknown, _failure: unknown, { id, ...place }: PostRef) {
  const other = otherBoard(place);
  return [postTag(place, id), boardTag(place), ...(other ? [boardTag(other)] : [])];
}

const translationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A post as it is now: one of the two of a pair. */
    pairedPost: build.query<AdminPost, PostRef>({
      query: postPath,
      // Opened again it must not begin with what it was.
      keepUnusedDataFor: 0,
      providesTags: (_post, _failure, { id, ...board }) => [postTag(board, id)],
    }),

    postsWithoutTwin: build.query<AdminPostPage, BoardRef & { q: string }>({
      query: ({ q, ...board }) => ({
        url: boardPath(board),
        params: { translation: 'none', pageSize: MOST_OFFERED, q: q.trim() || undefined },
      }),
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    /** `former` is the twin that the administrator sees: another one is not replaced. */
    pairPost: build.mutation<AdminPost, PostRef & { twin: string; former: string | null }>({
      query: ({ twin, former, ...place }) => ({ url: twinPath(place), method: 'PUT', body: { twin, former } }),
      invalidatesTags: touched,
    }),

    unpairPost: build.mutation<void, PostRef>({
      query: (place) => ({ url: twinPath(place), method: 'DELETE' }),
      invalidatesTags: touched,
    }),

    comparePost: build.mutation<AdminPost, PostRef>({
      query: (place) => ({ url: `${twinPath(place)}/compare`, method: 'POST' }),
      invalidatesTags: touched,
    }),
  }),
});

export const {
  usePairedPostQuery,
  usePostsWithoutTwinQuery,
  usePairPostMutation,
  useUnpairPostMutation,
  useComparePostMutation,
} = translationApi;
