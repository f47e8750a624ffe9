import type { Types } from 'mongoose';

import type { Place } from './board-collections.js';
import type { StoredPost } from './board.schema.js';
import type { AdminPost, AdminPostItem, Post, PostItem } from './boards.types.js';

/** How much of the content the administrators' list shows: characters. */
const PREVIEW = 100;

export type FoundPost = StoredPost & { _id: Types.ObjectId };

/** What the lists need of a document; nothing else leaves the database for them. */
export const listFields = 'title createdAt updatedAt viewCount category password pdfFile';

export function toItem(post: FoundPost): PostItem {
  return {
    id: String(post._id),
    title: post.title,
    author: 'administrator',
    createdAt: post.createdAt?.toISOString() ?? null,
    viewCount: post.viewCount,
    category: post.category ?? 'catalog',
    protected: post.password !== null,
    // Not even whether a locked post has a file.
    hasPdf: post.password === null && post.pdfFile !== null,
  };
}

const pdfPath = ({ kind, board }: Place, id: string) => `/api/${kind}/${board}/${id}/pdf`;

/** The whole post for a visitor. `token` opens the file of a locked one. */
export function toPost(place: Place, post: FoundPost, token?: string): Post {
  const item = { ...toItem(post), hasPdf: post.pdfFile !== null };
  const query = token ? `?token=${encodeURIComponent(token)}` : '';
  const pdfUrl = post.pdfFile ? pdfPath(place, item.id) + query : null;
  return { ...item, content: post.content, pdfFileName: post.pdfFileName, pdfUrl };
}

export function toAdminItem(post: FoundPost): AdminPostItem {
  return {
    ...toItem(post),
    hasPdf: post.pdfFile !== null,
    preview: [...post.content].slice(0, PREVIEW).join(''),
    updatedAt: post.updatedAt.toISOString(),
  };
}

export function toAdminPost({ kind, board }: Place, post: FoundPost): AdminPost {
  const { content, pdfFile, pdfFileName } = post;
  const item = toAdminItem(post);
  return { ...item, content, pdfFileName, pdfUrl: pdfFile && `/api/admin/${kind}/${board}/${item.id}/pdf` };
}
