import type { AdminPost } from '@shared/posts/boards.types';

/** A stored post with a title and a text, and nothing else. */
export const plainPost: AdminPost = {
  id: '1',
  title: 'Old title',
  author: 'administrator',
  content: 'Old content',
  category: 'catalog',
  createdAt: null,
  updatedAt: '2026-11-21T00:00:00.000Z',
  viewCount: 0,
  protected: false,
  hasPdf: false,
  fileTypes: [],
  twin: null,
  twinState: null,
  preview: '',
  pdfFileName: null,
  pdfUrl: null,
  files: [],
  tender: null,
  firstTitle: null,
  firstTwin: null,
  next: null,
  pinned: false,
  pinnedUntil: null,
  draft: null,
};
