import type { Page } from '../common/page.types.js';
import type { Trashed } from '../common/trash.types.js';

/** The two boards of documents; each exists in both languages and as a legacy collection. */
export const boardKinds = ['posts', 'e-procurement'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const boardNames = ['ko', 'en', 'legacy'] as const;
export type BoardName = (typeof boardNames)[number];

export const postCategories = ['catalog', 'technical'] as const;
export type PostCategory = (typeof postCategories)[number];

/** What a list tells of a post; of a locked one there is nothing more to be had without its password. */
export type PostItem = {
  id: string;
  title: string;
  /** Always the administrator; the page says so in its language. */
  author: 'administrator';
  /** ISO 8601; null for an old post without a date. */
  createdAt: string | null;
  viewCount: number;
  category: PostCategory;
  protected: boolean;
  hasPdf: boolean;
};

export type PostPage = Page<PostItem>;

/** A post opened by a visitor. */
export type Post = PostItem & {
  content: string;
  pdfFileName: string | null;
  /** Where to fetch the file; for a locked post valid for some minutes only. */
  pdfUrl: string | null;
};

/** A row of the administrators' list. */
export type AdminPostItem = PostItem & {
  /** The first 100 characters of the content. */
  preview: string;
  updatedAt: string;
};

export type AdminPostPage = Page<AdminPostItem>;

export type TrashedPostPage = Page<AdminPostItem & Trashed>;

/** A post as administrators edit it. `updatedAt` names the version: sent back with a change, it tells of other edits. */
export type AdminPost = AdminPostItem & {
  content: string;
  pdfFileName: string | null;
  pdfUrl: string | null;
};
