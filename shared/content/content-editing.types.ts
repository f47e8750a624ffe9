import type { Language, Localized } from '../words/localized.types.js';

import type { DocumentName } from './content.types.js';
import type { FieldProblem, Fields, PictureRole, StoredValue } from './fields/fields.types.js';

export type { DocumentName, FieldProblem, Fields, StoredValue };

/** Published version of a document in a language, and its time. Version 0 comes with the site. */
export type PublishedVersion = { number: number; at: string | null };

/** A line of the administrators' list. */
export type DocumentState = {
  name: DocumentName;
  title: Localized;
  /** Path below the language of the page that shows it best, with its section; null where no page shows it. */
  path: string | null;
  published: Record<Language, PublishedVersion>;
  /** True where the draft differs from the language's published content. */
  isChanged: Record<Language, boolean>;
  /** True if the published content still holds samples, in either language. */
  isSample: boolean;
  scheduled: Plan | null;
};

/** A draft's words that are published at a time. */
export type Plan = {
  at: string;
  languages: Language[];
  /** True once the draft says something else in these languages. */
  isEarlier: boolean;
  /** At its time it could not be published, and waits for the office. */
  isRefused: boolean;
};

/** The documents with the names of what they hold, and languages whose pages this server cannot show as they are published. */
export type DocumentList = { documents: (DocumentState & { contents: Localized })[]; unshown: Language[] };

/** A field that was searched for: its document, the names that lead to it, and the beginning of what it says. */
export type FoundField = {
  document: DocumentName;
  title: Localized;
  path: string;
  labels: Localized[];
  said: Localized;
};

/** A document as the editor opens it. */
export type OpenDocument = DocumentState & {
  fields: Fields;
  /** The draft, or what is published last where there is none. */
  value: StoredValue;
  /** Counts saved drafts. */
  revision: number;
  problems: FieldProblem[];
  /** Changes by others than the reader since the last publishing, as far as their names are known. */
  others: VersionChange[];
};

/** Saves what was typed: `was` is what the editor last had from the server, so that only changes count. */
export type DraftInput = { value: StoredValue; was: StoredValue };

/** Both typed into one field: the draft keeps `theirs` until somebody chooses. */
export type FieldConflict = { path: string; language?: Language; mine: unknown; theirs: unknown };

/** `value` is what is stored now: as it was typed, joined with what others have typed. */
export type SavedDraft = Pick<OpenDocument, 'value' | 'revision' | 'problems' | 'isChanged' | 'scheduled'> & {
  conflicts: FieldConflict[];
  /** True if it includes somebody else's changes that the editor did not have. */
  isJoined: boolean;
};

/** Publishes the draft as it is now in these languages, at once or at a time (ISO 8601); if it is still of this revision. */
export type PublishInput = { languages: Language[]; at?: string; revision?: number };

/**
 * Result of publishing: done, or `scheduled` if a time was asked for; refused with `problems` of fields, with the
 * renderer's words about pages, or because the draft is of another revision, and nothing was changed.
 */
export type PublishResult =
  | { isPublished: true; state: DocumentState }
  | { isPublished: false; problems: FieldProblem[]; pages: PageProblem[]; isStale?: true };

/** A page that the content would break. */
export type PageProblem = {
  path: string;
  problem: 'fails' | 'sheet' | 'headings' | 'broken_link' | 'too_large' | 'out_of_time' | 'out_of_memory';
  /** The address a broken link leads to, or what the renderer said. */
  detail?: string;
};

/**
 * One change between two versions, for people: the names of the fields that lead to it, and the words before and after; for
 * another picture the names of both, and what it is used for.
 */
export type FieldChange = {
  path: string;
  labels: Localized[];
  language?: Language;
  before: string;
  after: string;
  picture?: PictureRole | 'logo';
};

/** Somebody who has changed a field of a draft; of words, those of a language. */
export type FieldAuthor = { path: string; language?: Language; by: string };

/** A change with the names of those who made it; without where no names are known. */
export type VersionChange = FieldChange & { by?: string[] };

/** A text that still says a figure as it was: of any document, with the names that lead to it, and the words around it. */
export type RepeatedFigure = {
  document: DocumentName;
  title: Localized;
  path: string;
  labels: Localized[];
  language: Language;
  words: string;
};

export type DocumentVersion = {
  number: number;
  at: string | null;
  /** Session that published it; null for what comes with the site. */
  session: string | null;
  languages: Language[];
  /** Against the version before. */
  changes: VersionChange[];
};

export type PreviewInput = { value: StoredValue; language: Language };
