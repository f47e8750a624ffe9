import type { AdminPost, AdminPostPage, TrashedPostPage } from '@server/boards/boards.types';

import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';

import { postQuery } from './adminPostsAddress';
import type { PostFilter } from './adminPostsAddress';
import { boardTag } from './boardsApi';
import type { BoardPlace } from './boardsApi';

/** Posts on one page of the administrators' list. */
const PAGE_SIZE = 20;

export type PostPlace = BoardPlace & { id: string };

type SavePost = BoardPlace & {
  /** Missing for a new post. */
  id: string | undefined;
  form: FormData;
  /** Share of the form that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

const boardPath = ({ kind, board }: BoardPlace) => `admin/${kind}/${board}`;
const trashPath = ({ id, ...board }: PostPlace) => `${boardPath(board)}/trash/${encodeURIComponent(id)}`;
const postPath = ({ id, ...board }: PostPlace) => `${boardPath(board)}/${encodeURIComponent(id)}`;

export const adminPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPosts: build.query<AdminPostPage, BoardPlace & PostFilter>({
      query: ({ kind, board, ...filter }) => `${boardPath({ kind, board })}?${postQuery(filter, PAGE_SIZE)}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    adminPost: build.query<AdminPost, PostPlace>({ query: postPath }),

    savePost: build.mutation<AdminPost, SavePost>({
      queryFn: ({ id, form, onProgress, ...board }, { signal }) =>
        sendForm<AdminPost>({
          url: `/api/${id === undefined ? boardPath(board) : postPath({ ...board, id })}`,
          method: id === undefined ? 'POST' : 'PATCH',
          body: form,
          signal,
          onProgress,
        }),
      invalidatesTags: (_post, _failure, board) => [boardTag(board)],
    }),

    deletePost: build.mutation<void, PostPlace>({
      query: (place) => ({ url: postPath(place), method: 'DELETE' }),
      // After a failure too: what is gone already should leave the list.
      invalidatesTags: (_nothing, _failure, board) => [boardTag(board)],
    }),

    trashedPosts: build.query<TrashedPostPage, BoardPlace & { page: number }>({
      query: ({ kind, board, page }) => `${boardPath({ kind, board })}/trash?page=${page}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    restorePost: build.mutation<AdminPost, PostPlace>({
      query: (place) => ({ url: `${trashPath(place)}/restore`, method: 'POST' }),
      invalidatesTags: (_post, _failure, board) => [boardTag(board)],
    }),

    purgePost: build.mutation<void, PostPlace>({
      query: (place) => ({ url: trashPath(place), method: 'DELETE' }),
      invalidatesTags: (_nothing, _failure, board) => [boardTag(board)],
    }),
  }),
});

export const {
  useAdminPostsQuery,
  useLazyAdminPostQuery,
  useSavePostMutation,
  useDeletePostMutation,
  useTrashedPostsQuery,
  useRestorePostMutation,
  usePurgePostMutation,
} = adminPostsApi;
