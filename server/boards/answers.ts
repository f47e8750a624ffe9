import type { TitleStyle } from '../admin/admin.types.js';

import type { BoardRef } from './collections.js';
import type { AdminPost, AdminPostItem, Post, PostItem } from './boards.types.js';
import { madeAt } from './found-post.js';
import type { FoundPost } from './found-post.js';
import { shownTitle } from './shown-title.js';

/** Characters of the content in the administrators' list. */
const PREVIEW = 100;

/** The fields that lists read. */
export const listFields = 'title createdAt updatedAt viewCount category password pdfFile';

export type LockedPost = FoundPost & { password: string };

/** A blank password locks nothing. */
export const isLocked = (post: FoundPost): post is LockedPost => Boolean(post.password);

const factsOf = (post: FoundPost) =>
  ({
    id: String(post._id),
    title: post.title,
    author: 'administrator',
    createdAt: post.createdAt?.toISOString() ?? null,
    viewCount: post.viewCount,
    category: post.category,
    protected: isLocked(post),
    // Not even whether a locked post has a file.
    hasPdf: !isLocked(post) && hasPdf(post),
  }) as const;

export const toItem = (post: FoundPost, titles: TitleStyle): PostItem => ({
  ...factsOf(post),
  shownTitle: shownTitle(post.title, titles),
});

const hasPdf = ({ pdfFile }: FoundPost) => Boolean(pdfFile);

const pdfPath = ({ kind, name }: BoardRef, id: string) => `/api/${kind}/${name}/${id}/pdf`;

/** `token` opens the file of a locked post. */
export function toPost(board: BoardRef, post: FoundPost, titles: TitleStyle, token?: string): Post {
  const item = { ...toItem(post, titles), hasPdf: hasPdf(post) };
  const query = token ? `?token=${encodeURIComponent(token)}` : '';
  const pdfUrl = post.pdfFile ? pdfPath(board, item.id) + query : null;
  return { ...item, content: post.content, pdfFileName: post.pdfFileName, pdfUrl };
}

/** Tells one version of a post from another. */
export const versionOf = (post: FoundPost): Date => post.updatedAt ?? post.createdAt ?? madeAt(post);

export function toAdminItem(post: FoundPost): AdminPostItem {
  return {
    ...factsOf(post),
    hasPdf: hasPdf(post),
    preview: [...post.content].slice(0, PREVIEW).join(''),
    updatedAt: versionOf(post).toISOString(),
  };
}

export function toAdminPost({ kind, name }: BoardRef, post: FoundPost): AdminPost {
  const { content, pdfFile, pdfFileName } = post;
  const item = toAdminItem(post);
  return { ...item, content, pdfFileName, pdfUrl: pdfFile && `/api/admin/${kind}/${name}/${item.id}/pdf` };
}
