import type { Page } from '../words/page.types.js';
import type { Trashed } from '../words/trash.types.js';

import type { ListedTender, NextTender, ShownTender, Tender, TenderFacts, TenderNotice } from './tender.types.js';

/** Each board exists in both languages and as a legacy collection. */
export const boardKinds = ['posts', 'e-procurement'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const boardNames = ['ko', 'en', 'legacy'] as const;
export type BoardName = (typeof boardNames)[number];

export const postCategories = ['catalog', 'technical'] as const;
export type PostCategory = (typeof postCategories)[number];

/** State of a post beside its twin: both are equal, or one was edited and the other has not followed. */
export const twinStates = ['current', 'older', 'newer'] as const;
export type TwinState = (typeof twinStates)[number];

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
  /** One for each of its files: `['PDF', 'ZIP']`. Of a locked post none. */
  fileTypes: string[];
  /** Id of its translation, a post of the other language's board of this kind. */
  twin: string | null;
  /** Stands first on its list today. */
  pinned: boolean;
};

/** Of a locked post nothing more is sent without its password. */
export type PostItem = PostFacts & {
  /** Null on the data room, and of a locked post that is not opened. */
  tender: ListedTender | null;
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
  /** As it holds now, after its later notices. */
  tender: ShownTender | null;
  /** The other notices of its tender, the oldest first. */
  notices: TenderNotice[];
  /** Its closing time as a calendar file; for a locked post valid for some minutes only. */
  calendarUrl: string | null;
};

export type AdminPostItem = PostFacts & {
  /** Null on the data room. */
  tender: TenderFacts | null;
  /** The first 100 characters of the content. */
  preview: string;
  updatedAt: string;
  /** Null without a twin. */
  twinState: TwinState | null;
  /** The last day, in Korea, on which it stands first on its list: `2026-11-30`. */
  pinnedUntil: string | null;
  /** Null of a post that is published. */
  draft: DraftFacts | null;
};

/** Facts of a post that visitors do not see yet. */
export type DraftFacts = {
  /** Time of publishing; null for never. */
  publishAt: string | null;
  /** Id of the post of the other language's board that it is to be the translation of. */
  original: string | null;
};

/** Posts of a board by their translation. */
export const translationFilters = ['none', 'older'] as const;
export type TranslationFilter = (typeof translationFilters)[number];

export type AdminPostPage = Page<AdminPostItem> & {
  /** Of the whole board: posts without a twin, and those older than theirs. */
  translations: Record<TranslationFilter, number>;
  /** Number of the board's drafts. */
  drafts: number;
};

export type DraftPage = Page<AdminPostItem>;

export type TrashedPostPage = Page<AdminPostItem & Trashed>;

/** `updatedAt` names the version: sent back with a change, it reveals other edits. */
export type AdminPost = AdminPostItem & {
  tender: Tender | null;
  /** Title of the notice that began its tender; null without one, or while that is gone. */
  firstTitle: string | null;
  /** The translation of that notice. */
  firstTwin: { id: string; title: string } | null;
  /** Taken over by a further notice of its tender; null on the data room. */
  next: NextTender | null;
  content: string;
  files: PostFile[];
  pdfFileName: string | null;
  pdfUrl: string | null;
};

/** Visible fields of a post: all of an open one, of a locked one those of its list. */
export type VisiblePost = {
  post: PostItem & Partial<Post>;
  changedAt: Date;
  /** Its twin, if that can be read without a password. */
  translation?: string;
};
