import type { documents } from './documents.js';
import type { ValueOf, ViewOf } from './fields/fields.types.js';

type Documents = typeof documents;

export type DocumentName = keyof Documents;

/** All documents, in both languages. */
export type Content = { readonly [Name in DocumentName]: ValueOf<Documents[Name]['fields']> };

/** All documents as the pages of one language show them. */
export type ContentViews = { readonly [Name in DocumentName]: ViewOf<Documents[Name]['fields']> };
