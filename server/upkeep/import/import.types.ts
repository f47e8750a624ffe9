import type { mongo } from 'mongoose';

import type { FileKind } from '../../platform/files/upload-kinds.js';
import type { Place, SourceProblem } from '../../../tools/firestore-export/source.types.js';

/** Remarks of the report on a document; `import.text.ts` has the words. */
export const remarkCodes = [
  'password_hashed',
  'password_taken',
  'password_kept',
  'no_date',
  'date_unreadable',
  'no_title',
  'no_content',
  'text_normalized',
  'category_unknown',
  'file_taken',
  'file_to_fetch',
  'file_missing',
  'file_unclear',
  'file_refused',
  'unknown_fields',
  'unknown_collection',
  'author_kept',
  'incomplete',
  'changed_here',
  'deleted_here',
  'id_taken',
] as const;
export type RemarkCode = (typeof remarkCodes)[number] | SourceProblem;

/** `detail` is from the export, or a file's name or address. */
export type Remark = { code: RemarkCode; detail?: string };

/** A file that a document brings, as far as it has been looked at. */
export type PlannedFile = {
  /** In the upload store; the same bytes of the same document have the same one. */
  id: string;
  name: string;
  kind: FileKind;
  /** By content. */
  type: string;
  size: number;
  open: () => AsyncIterable<Buffer>;
};

/** A certificate's file has a public name, too. */
export type CertificateName = { _id: string; file: string; type: string; size: number };

/** A document as it is to be stored. */
export type Prepared = {
  kind: 'prepared';
  place: Place;
  /** Key in the export: `ko-posts/abc`. */
  key: string;
  /** By which people know it; empty where it has none. */
  title: string;
  collection: string;
  document: { _id: mongo.ObjectId | string } & Record<string, unknown>;
  /** A secret of this document in plain text, hashed where it is stored. */
  plainPassword?: string;
  files: readonly PlannedFile[];
  names: readonly CertificateName[];
  remarks: readonly Remark[];
};

/** A document that does not come in. */
export type Refused = {
  kind: 'refused';
  place: Place;
  key: string;
  title: string;
  collection: string;
  remarks: readonly Remark[];
};

/** Before it is known by what people know it. */
export type Untitled = Omit<Prepared, 'title'> | Omit<Refused, 'title'>;

/** Outcomes of a document, also in a trial run; `there`: an earlier run brought it. */
export const outcomes = ['added', 'updated', 'there', 'kept', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** A line of the report. */
export type ReportLine = {
  place: Place;
  key: string;
  title: string;
  collection: string;
  outcome: Outcome;
  remarks: readonly Remark[];
};
