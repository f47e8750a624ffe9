import { postCategories } from '@shared/posts/boards.types';

import { keepInTab, readTab } from '@/lib/tabStorage';
import type { PostRef } from '@/posts/adminPosts';

import { isPublishing } from './drafts/values';
import type { PublishingValues } from './drafts/values';
import { noTender, tenderNames } from './tender/values';
import type { TenderText } from './tender/values';
import type { PostText } from './values';

/** A post's text that was typed and not saved: it survives leaving the form, reloading it and an ended session. */
export type PostDraft = {
  text: PostText;
  /** The stored text that typing began with, and its version; none for a new post. */
  base: PostText;
  updatedAt?: string;
  /** Name of the file that was chosen: a page cannot keep the file itself. */
  fileName?: string;
  /** The files that the post has and is to lose, by their ids. */
  removedFiles?: readonly string[];
  /** A password was typed; it is never written down here. */
  hadPassword?: boolean;
  /** Publishing of a new post when it is saved. An earlier version of the site kept none. */
  publishing?: PublishingValues;
};

/** Drafts kept by an earlier version of the site have no tender and no day. */
type Later = TenderText & Pick<PostText, 'pinnedUntil'>;
type KeptText = Omit<PostText, keyof Later> & Partial<Later>;
type KeptDraft = Omit<PostDraft, 'text' | 'base'> & Record<'text' | 'base', KeptText>;

const later: Later = { ...noTender, pinnedUntil: '' };

const keyOf = ({ kind, board, id }: PostRef) => `admin-post:${kind}/${board}/${id}`;

/** The unsaved text of a post in this browser tab. */
export function readPostDraft(place: PostRef): PostDraft | undefined {
  const draft = readTab(keyOf(place));
  if (!isDraft(draft)) return undefined;
  return { ...draft, text: { ...later, ...draft.text }, base: { ...later, ...draft.base } };
}

/** Without storage the text lives as long as the page, and the browser asks before it is left. */
export const keepPostDraft = (place: PostRef, draft: PostDraft | undefined) => keepInTab(keyOf(place), draft);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string';

function isText(value: unknown): value is KeptText {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    typeof value.content === 'string' &&
    postCategories.some((category) => category === value.category) &&
    ['pinnedUntil', ...tenderNames].every((name) => isTextOrMissing(value[name])) &&
    (value.firstTitle === null || isTextOrMissing(value.firstTitle))
  );
}

function isDraft(value: unknown): value is KeptDraft {
  return (
    isObject(value) &&
    isText(value.text) &&
    isText(value.base) &&
    isTextOrMissing(value.updatedAt) &&
    isTextOrMissing(value.fileName) &&
    (value.removedFiles === undefined || Array.isArray(value.removedFiles)) &&
    (value.publishing === undefined || isPublishing(value.publishing))
  );
}
