import type { AdminPost, AdminPostPage, TrashedPostPage } from '@shared/posts/boards.types';

import { filterQuery } from '@/admin/useAddress';
import { boardTag } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';
import { api } from '@/lib/api';
import { sendForm } from '@/lib/formUpload';
import { boardPath, postPath } from '@/posts/adminPosts';
import type { PostRef } from '@/posts/adminPosts';

import { postParams } from './address';
import type { PostFilter } from './address';

/** Posts on one page of the administrators' list. */
const PAGE_SIZE = 20;

type SavePost = BoardRef & {
  /** Missing for a new post. */
  id: string | undefined;
  isDraft: boolean;
  step?: 'publish' | 'withdraw';
  form: FormData;
  /** Share of the form that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
};

const trashPath = ({ id, ...board }: PostRef) => `${boardPath(board)}/trash/${encodeURIComponent(id)}`;

export const adminPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPosts: build.query<AdminPostPage, BoardRef & PostFilter>({
      query: ({ kind, board, ...filter }) =>
        `${boardPath({ kind, board })}?pageSize=${PAGE_SIZE}&${filterQuery(postParams, filter)}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    adminPost: build.query<AdminPost, PostRef>({ query: postPath }),

    savePost: build.mutation<AdminPost, SavePost>({
      queryFn: ({ id = '', isDraft, step = '', form, onProgress, ...board }, { signal }) =>
        sendForm<AdminPost>({
          url: `/api/${postPath({ ...board, id, isDraft })}/${step}`.replace(/\/+$/, ''),
          method: id === '' || step ? 'POST' : 'PATCH',
          body: form,
          signal,
          onProgress,
        }),
      invalidatesTags: (_post, _failure, board) => [boardTag(board)],
    }),

    deletePost: build.mutation<void, PostRef>({
      query: (place) => ({ url: postPath(place), method: 'DELETE' }),
      // After a failure too: what is gone already should leave the list.
      invalidatesTags: (_nothing, _failure, board) => [boardTag(board)],
    }),

    trashedPosts: build.query<TrashedPostPage, BoardRef & { page: number }>({
      query: ({ kind, board, page }) => `${boardPath({ kind, board })}/trash?page=${page}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    restorePost: build.mutation<AdminPost, PostRef>({
      query: (place) => ({ url: `${trashPath(place)}/restore`, method: 'POST' }),
      invalidatesTags: (_post, _failure, board) => [boardTag(board)],
    }),

    purgePost: build.mutation<void, PostRef>({
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
