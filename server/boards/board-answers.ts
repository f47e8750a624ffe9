import type { Types } from 'mongoose';

import type { Place } from './board-collections.js';
import type { StoredPost } from './board.schema.js';
import type { AdminPost, AdminPostItem, Post, PostItem } from './boards.types.js';

/** How much of the content the administrators' list shows: characters. */
const PREVIEW = 100;

export type FoundPost = StoredPost & { _id: Types.ObjectId };

/** What the lists need of a document; nothing else leaves the database for them. */
export const listFields = 'title createdAt updatedAt viewCount category password pdfFile';

export type LockedPost = FoundPost & { password: string };

/** Old posts may lack the field, or have a blank one. */
export const isLocked = (post: FoundPost): post is LockedPost => Boolean(post.password);

export function toItem(post: FoundPost): PostItem {
  return {
    id: String(post._id),
    title: post.title,
    author: 'administrator',
    createdAt: post.createdAt?.toISOString() ?? null,
    viewCount: post.viewCount ?? 0,
    category: post.category ?? 'catalog',
    protected: isLocked(post),
    // Not even whether a locked post has a file.
    hasPdf: !isLocked(post) && hasPdf(post),
  };
}

const hasPdf = ({ pdfFile }: FoundPost) => Boolean(pdfFile);

const pdfPath = ({ kind, board }: Place, id: string) => `/api/${kind}/${board}/${id}/pdf`;

/** The whole post for a visitor. `token` opens the file of a locked one. */
export function toPost(place: Place, post: FoundPost, token?: string): Post {
  const item = { ...toItem(post), hasPdf: hasPdf(post) };
  const query = token ? `?token=${encodeURIComponent(token)}` : '';
  const pdfUrl = post.pdfFile ? pdfPath(place, item.id) + query : null;
  return { ...item, content: post.content, pdfFileName: post.pdfFileName ?? null, pdfUrl };
}

export function toAdminItem(post: FoundPost): AdminPostItem {
  return {
    ...toItem(post),
    hasPdf: hasPdf(post),
    preview: [...post.content].slice(0, PREVIEW).join(''),
    updatedAt: (post.updatedAt ?? post._id.getTimestamp()).toISOString(),
  };
}

export function toAdminPost({ kind, board }: Place, post: FoundPost): AdminPost {
  const { content, pdfFile = null, pdfFileName = null } = post;
  const item = toAdminItem(post);
  return { ...item, content, pdfFileName, pdfUrl: pdfFile && `/api/admin/${kind}/${board}/${item.id}/pdf` };
}
