import type { Page } from '../common/page.types.js';
import type { Trashed } from '../trash/trash.types.js';

/** Each board exists in both languages and as a legacy collection. */
export const boardKinds = ['posts', 'e-procurement'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const boardNames = ['ko', 'en', 'legacy'] as const;
export type BoardName = (typeof boardNames)[number];

export const postCategories = ['catalog', 'technical'] as const;
export type PostCategory = (typeof postCategories)[number];

type PostFacts = {
  id: string;
  /** As it was typed. */
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

/** Of a locked post nothing more is sent without its password. */
export type PostItem = PostFacts & {
  /** The title as pages show it, by the administrators' setting; empty when nothing of it is shown. */
  shownTitle: string;
};

export type PostPage = Page<PostItem> & {
  /** No post has all words of the search; these have most of them. */
  isClosest?: true;
};

/** A file besides the PDF. */
export type PostFile = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** For a locked post valid for some minutes only. */
  url: string;
};

/** Files besides the PDF that a post may have. */
export const MOST_FILES = 9;

export type Post = PostItem & {
  content: string;
  files: PostFile[];
  pdfFileName: string | null;
  /** For a locked post valid for some minutes only. */
  pdfUrl: string | null;
};

export type AdminPostItem = PostFacts & {
  /** The first 100 characters of the content. */
  preview: string;
  updatedAt: string;
};

export type AdminPostPage = Page<AdminPostItem>;

export type TrashedPostPage = Page<AdminPostItem & Trashed>;

/** `updatedAt` names the version: sent back with a change, it reveals other edits. */
export type AdminPost = AdminPostItem & {
  content: string;
  files: PostFile[];
  pdfFileName: string | null;
  pdfUrl: string | null;
};
