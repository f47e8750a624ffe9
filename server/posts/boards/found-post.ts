import { mongo } from 'mongoose';
import type { Types } from 'mongoose';

import { momentOf } from '../../../shared/words/moment.js';
import { fieldsOf } from '../../../shared/words/records.js';
import { isFileId } from '../../platform/files/upload-store.js';
import { foundTender } from '../e-procurement/stored-tender.js';
import type { StoredTender } from '../e-procurement/tender.schema.js';
import { postCategories, twinStates } from '../../../shared/posts/boards.types.js';
import type { PostCategory, TwinState } from '../../../shared/posts/boards.types.js';

import type { PostAttachment } from './board.schema.js';

export type FoundPost = {
  _id: Types.ObjectId;
  title: string;
  content: string;
  category: PostCategory;
  viewCount: number;
  pdfFile: string | null;
  pdfFileName: string | null;
  files: PostAttachment[];
  password: string | null;
  twin: Types.ObjectId | null;
  twinState: TwinState | null;
  tender: StoredTender | null;
  pinnedUntil: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
  deletedAt: Date | null;
  deletedBy: string | null;
};

export type PostDocument = { _id: Types.ObjectId } & Record<string, unknown>;

/**
 * Reads a document of a board, which another program may have written. A moment may be a date, ISO 8601 text or an
 * object of seconds and nanoseconds. A field that is missing or unreadable counts as missing.
 */
export function foundPost(document: PostDocument): FoundPost {
  const { _id, viewCount, twin } = document;
  const pdfFile = textOf(document.pdfFile);
  return {
    _id,
    title: textOf(document.title) ?? '',
    content: textOf(document.content) ?? '',
    category: postCategories.find((category) => category === document.category) ?? 'catalog',
    viewCount: typeof viewCount === 'number' ? viewCount : 0,
    pdfFile: pdfFile && isFileId(pdfFile) ? pdfFile : null,
    pdfFileName: textOf(document.pdfFileName),
    files: filesOf(document.files),
    password: textOf(document.password),
    twin: twin instanceof mongo.ObjectId ? twin : null,
    twinState: twinStates.find((state) => state === document.twinState) ?? null,
    tender: foundTender(document.tender),
    pinnedUntil: dateOf(document.pinnedUntil),
    createdAt: momentOf(document.createdAt),
    updatedAt: momentOf(document.updatedAt),
    deletedAt: momentOf(document.deletedAt),
    deletedBy: textOf(document.deletedBy),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const dateOf = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null);

function filesOf(value: unknown): PostAttachment[] {
  const files = Array.isArray(value) ? value.map(fieldsOf) : [];
  return files.flatMap(({ file, name, size }) =>
    typeof file === 'string' && isFileId(file) && typeof name === 'string' && typeof size === 'number'
      ? [{ file, name, size }]
      : [],
  );
}

/** The BSON types of moments not stored as dates. */
export const oddMoments = ['object', 'string', 'array'] as const;

const asDouble = (input: string) => ({ $convert: { input, to: 'double', onError: null, onNull: null } });
const asDate = (input: unknown) => ({ $convert: { input, to: 'date', onError: null, onNull: null } });
const ofObject = {
  $add: [
    { $multiply: [asDouble('$createdAt.seconds'), 1000] },
    { $divide: [{ $ifNull: [asDouble('$createdAt.nanoseconds'), 0] }, 1e6] },
  ],
};

/** `momentOf` of `createdAt` as an expression of the database, for sorting. */
export const createdMoment = {
  $cond: [{ $eq: [{ $type: '$createdAt' }, 'object'] }, asDate(ofObject), asDate('$createdAt')],
};

/** For posts without any date. */
export const madeAt = ({ _id }: FoundPost): Date => (_id instanceof mongo.ObjectId ? _id.getTimestamp() : new Date(0));
