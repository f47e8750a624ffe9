import type { TitleStyle } from '../../../shared/admin/admin.types.js';
import { AppError } from '../../platform/common/app-error.js';
import { documentType } from '../../platform/files/document-check.js';
import { isPinnedAt } from '../../../shared/words/korea.js';
import { tenderFactsOf, tenderOf } from '../e-procurement/stored-tender.js';
import type { ListedTender, ShownTender, TenderNotice } from '../../../shared/posts/tender.types.js';
import type {
  AdminPost,
  AdminPostItem,
  DraftFacts,
  Post,
  PostFile,
  PostItem,
} from '../../../shared/posts/boards.types.js';

import type { BoardRef } from './collections.js';
import { madeAt } from './found-post.js';
import type { FoundPost } from './found-post.js';
import { shownTitle } from './shown-title.js';

/** Characters of the content in the administrators' list. */
const PREVIEW = 100;

/** The stored file of an id, or the PDF without one. Throws `not_found`. */
export function storedFile({ pdfFile, pdfFileName, files }: FoundPost, id: string | undefined) {
  const file = files.find((each) => each.file === id);
  if (file) return { id: file.file, name: file.name, type: documentType(file.name) };
  if (id !== undefined || !pdfFile) throw new AppError('not_found');
  return { id: pdfFile, name: pdfFileName ?? 'document.pdf', type: 'application/pdf' };
}

/** The fields that lists read. */
export const listFields =
  'title createdAt updatedAt viewCount category password pdfFile files twin twinState tender pinnedUntil';

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
    fileTypes: isLocked(post) ? [] : fileTypesOf(post),
    twin: twinOf(post),
    pinned: isPinnedAt(post.pinnedUntil, Date.now()),
  }) as const;

/** The id of a post's twin that is not in the trash. */
export const twinOf = ({ twin, twinState }: FoundPost) => (twin && twinState ? String(twin) : null);

/** A locked one says nothing of its tender. */
export const toItem = (post: FoundPost, { titles, tender }: Pick<Shown, 'titles' | 'tender'>): PostItem => ({
  ...factsOf(post),
  tender: tender && !isLocked(post) ? listedTenderOf(tender) : null,
  shownTitle: shownTitle(post.title, titles),
});

const listedTenderOf = ({ number, revision, kind, closesAt, changedBy }: ShownTender): ListedTender => ({
  number,
  revision,
  kind,
  closesAt,
  changedBy,
});

const hasPdf = ({ pdfFile }: FoundPost) => Boolean(pdfFile);

/** Of each file, as its name ends. */
const fileTypesOf = (post: FoundPost) => [
  ...(hasPdf(post) ? ['PDF'] : []),
  ...post.files.map(({ name }) => name.slice(name.lastIndexOf('.') + 1).toUpperCase()),
];

/** The files with their addresses below that of the post. */
const filesAt = (path: string, { files }: FoundPost, query = ''): PostFile[] =>
  files.map(({ file, name, size }) => ({ id: file, name, size, url: `${path}/files/${file}${query}` }));

/** Shown with a post: its tender as it holds now, and the other notices of that. */
export type Shown = { titles: TitleStyle; tender: ShownTender | null; notices?: TenderNotice[] };

/** `token` opens the files of a locked post. */
export function toPost(board: BoardRef, post: FoundPost, shown: Shown, token?: string): Post {
  const { tender, notices = [] } = shown;
  const item = { ...toItem(post, shown), hasPdf: hasPdf(post), fileTypes: fileTypesOf(post) };
  const query = token ? `?token=${encodeURIComponent(token)}` : '';
  const path = `/api/${board.kind}/${board.name}/${item.id}`;
  const pdfUrl = post.pdfFile ? `${path}/pdf${query}` : null;
  return {
    ...item,
    content: post.content,
    pdfFileName: post.pdfFileName,
    pdfUrl,
    files: filesAt(path, post, query),
    tender,
    notices,
    calendarUrl: tender?.closesAt ? `${path}/calendar${query}` : null,
  };
}

/** The administrators' address of a post or a draft. */
const adminPath = ({ kind, name }: BoardRef, id: string, isDraft: boolean) =>
  `/api/admin/${kind}/${name}/${isDraft ? 'drafts/' : ''}${id}`;

/** Tells one version of a post from another. */
export const versionOf = (post: FoundPost): Date => post.updatedAt ?? post.createdAt ?? madeAt(post);

export function toAdminItem(post: FoundPost, draft: DraftFacts | null = null): AdminPostItem {
  return {
    ...factsOf(post),
    hasPdf: hasPdf(post),
    fileTypes: fileTypesOf(post),
    preview: [...post.content].slice(0, PREVIEW).join(''),
    updatedAt: versionOf(post).toISOString(),
    twinState: post.twin && post.twinState,
    tender: tenderFactsOf(post.tender),
    pinnedUntil: post.pinnedUntil,
    draft,
  };
}

type Beside = Pick<AdminPost, 'firstTitle' | 'firstTwin' | 'next' | 'draft'>;

export function toAdminPost(board: BoardRef, post: FoundPost, { draft, ...first }: Beside): AdminPost {
  const { content, pdfFile, pdfFileName } = post;
  const item = toAdminItem(post, draft);
  const path = adminPath(board, item.id, draft !== null);
  return {
    ...item,
    content,
    pdfFileName,
    pdfUrl: pdfFile && `${path}/pdf`,
    files: filesAt(path, post),
    tender: post.tender && tenderOf(post.tender),
    ...first,
  };
}
