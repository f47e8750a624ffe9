import mongoose from 'mongoose';
import type { Schema } from 'mongoose';

import { messageOf } from '../../../platform/common/thrown.js';
import { QuotationSchema, StoredQuotation } from '../../../requests/quotations/quotations.schema.js';
import { Quote, QuoteSchema } from '../../../requests/intake/quotes.schema.js';
import { RequestFileSchema, StoredRequestFile } from '../../../requests/files/request-files.schema.js';
import type { FileKind } from '../../../platform/files/upload-kinds.js';
import type { Remark, Untitled } from '../import.types.js';
import type { SourceDocument, SourceValue } from '../../../../tools/firestore-export/source.types.js';

import type { FileFinder } from './file-finder.js';
import { inspectFile } from './inspect.js';
import { described, idOf, readMoment, textOf } from './values.js';

export const REQUESTS = 'quotes';
const QUOTATIONS = 'quotations';

/** Reads documents that this site has exported: nobody waits for a connection, and no index is made. */
const reader = (name: string, schema: Schema) =>
  mongoose.models[`Imported${name}`] ??
  mongoose.model(`Imported${name}`, schema.clone().set('autoIndex', false).set('autoCreate', false));

/** `kind` is that of the file that each of them has. */
const schemas = new Map<string, { name: string; schema: Schema; kind?: FileKind }>([
  [REQUESTS, { name: Quote.name, schema: QuoteSchema }],
  ['request-files', { name: StoredRequestFile.name, schema: RequestFileSchema, kind: 'drawing' }],
  [QUOTATIONS, { name: StoredQuotation.name, schema: QuotationSchema, kind: 'pdf' }],
]);

/** A quote request, a file of one or a quotation to one, from an export of this site: the former site kept none. */
export async function prepareRequest(source: SourceDocument, finder: FileFinder): Promise<Untitled> {
  const { place, collection, id, fields } = source;
  const key = `${collection}/${id}`;
  const remarks: Remark[] = [];
  const refused = (...own: Remark[]): Untitled => ({ kind: 'refused', place, key, collection, remarks: own });
  const known = schemas.get(collection);
  if (!known) return refused({ code: 'unknown_collection' });
  const files = [];
  const values: Record<string, SourceValue> = Object.fromEntries(fields);
  const { schema, name, kind } = known;
  if (kind) {
    const called = collection === QUOTATIONS ? `${textOf(values.number)}.pdf` : textOf(values.name);
    const asked = { key, field: 'file', kind, value: textOf(values.file) ?? '', name: called };
    const { file, remark } = await inspectFile(asked, finder);
    if (!file) return refused({ code: 'incomplete' }, remark);
    remarks.push(remark);
    files.push(file);
    values.file = file.id;
  }
  const others = Object.keys(values).filter((field) => !schema.path(field) && field !== 'id');
  if (others.length > 0) remarks.push({ code: 'unknown_fields', detail: described(others, fields) });
  const document = new (reader(name, schema))({
    ...values,
    _id: idOf(key, id, readMoment(values.createdAt ?? values.at)),
  });
  const problem = document.validateSync();
  if (problem) return refused({ code: 'incomplete', detail: messageOf(problem).slice(0, 300) });
  return { kind: 'prepared', place, key, collection, document: document.toObject(), files, names: [], remarks };
}
