import type { DraftPage, Post } from '@shared/posts/boards.types';

import { boardPath, postPath } from '@/posts/adminPosts';
import { boardTag } from '@/posts/boardsApi';
import type { BoardRef } from '@/posts/boardsApi';
import { api } from '@/lib/api';

type DraftRef = BoardRef & { id: string };
/** `id` is that of the post or draft in the form; without one it is new. */
type PreviewedText = { id?: string; title: string; content: string };

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<DraftPage, BoardRef & { page: number }>({
      query: ({ page, ...board }) => `${boardPath(board)}/drafts?page=${page}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    previewPost: build.mutation<Post, BoardRef & { body: PreviewedText }>({
      query: ({ body, ...board }) => ({ url: `${boardPath(board)}/drafts/preview`, method: 'POST', body }),
    }),

    deleteDraft: build.mutation<void, DraftRef>({
      query: (place) => ({ url: postPath({ ...place, isDraft: true }), method: 'DELETE' }),
      // After a failure too: what is gone already should leave the list.
      invalidatesTags: (_nothing, _failure, board) => [boardTag(board)],
    }),
  }),
});

export const { useDraftsQuery, usePreviewPostMutation, useDeleteDraftMutation } = draftsApi;
