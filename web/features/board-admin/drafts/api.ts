import type { DraftPage, Post } from '@server/boards/boards.types';

import { boardPath, postPath } from '@/boards/adminPosts';
import { boardTag } from '@/boards/boardsApi';
import type { BoardRef } from '@/boards/boardsApi';
import { api } from '@/lib/api';

type DraftRef = BoardRef & { id: string };

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<DraftPage, BoardRef & { page: number }>({
      query: ({ page, ...board }) => `${boardPath(board)}/drafts?page=${page}`,
      providesTags: (_page, _failure, board) => [boardTag(board)],
    }),

    draftPreview: build.query<Post, DraftRef>({
      query: ({ kind, board, id }) => `${postPath({ kind, board, id, isDraft: true })}/preview`,
      // Opened again it must not begin with what it was.
      keepUnusedDataFor: 0,
    }),

    deleteDraft: build.mutation<void, DraftRef>({
      query: (place) => ({ url: postPath({ ...place, isDraft: true }), method: 'DELETE' }),
      // After a failure too: what is gone already should leave the list.
      invalidatesTags: (_nothing, _failure, board) => [boardTag(board)],
    }),
  }),
});

export const { useDraftsQuery, useDraftPreviewQuery, useDeleteDraftMutation } = draftsApi;
