import { mongo } from 'mongoose';
import type { Types } from 'mongoose';

import { AppError } from '../../platform/common/app-error.js';
import { momentOf } from '../../../shared/words/moment.js';
import { fieldsOf, keysOf } from '../../../shared/words/records.js';
import { tenderKinds, tenderParts } from '../../../shared/posts/tender.types.js';
import type { Tender, TenderFacts } from '../../../shared/posts/tender.types.js';

import type { TenderDto } from './tender.dto.js';
import type { StoredTender } from './tender.schema.js';

export const noTender: StoredTender = {
  number: null,
  revision: null,
  kind: null,
  closesAt: null,
  contact: null,
  telephone: null,
  first: null,
};

/** Reads a tender that another program may have written; what is unreadable counts as missing. */
export function foundTender(value: unknown): StoredTender | null {
  const { number, revision, kind, closesAt, contact, telephone, first } = fieldsOf(value);
  return orNull({
    number: textOf(number),
    revision: typeof revision === 'number' ? revision : null,
    kind: tenderKinds.find((each) => each === kind) ?? null,
    closesAt: momentOf(closesAt),
    contact: textOf(contact),
    telephone: textOf(telephone),
    first: first instanceof mongo.ObjectId ? first : null,
  });
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const orNull = (tender: StoredTender) => (Object.values(tender).some((part) => part !== null) ? tender : null);

/** The tender after a change: a part that was not sent stays, a blank one goes. Its first notice is settled elsewhere. */
export function changedTender(stored: StoredTender | null, sent: TenderDto, first: Types.ObjectId | null) {
  const now = stored ?? noTender;
  const changed = <Part>(value: string | undefined, part: Part, read: (value: string) => Part): Part | null =>
    value === undefined ? part : value === '' ? null : read(value);
  return orNull({
    number: changed(sent.tenderNumber, now.number, String),
    revision: changed(sent.tenderRevision, now.revision, Number),
    kind: changed(sent.tenderKind, now.kind, (value) => tenderKinds.find((each) => each === value) ?? null),
    closesAt: changed(sent.tenderClosesAt, now.closesAt, (value) => new Date(value)),
    contact: changed(sent.tenderContact, now.contact, String),
    telephone: changed(sent.tenderTelephone, now.telephone, String),
    first,
  });
}

/** Throws `validation_failed` for parts of a tender that are sent to a board without tenders. */
export function refuseTender(sent: TenderDto): void {
  const parts = keysOf(tenderParts).map((each) => tenderParts[each]);
  const given = parts.filter((part) => sent[part]);
  if (given.length === 0) return;
  throw new AppError('validation_failed', {
    fields: Object.fromEntries(given.map((part) => [part, 'unknown_field' as const])),
  });
}

/** Facts of a tender in lists. */
export function tenderFactsOf(tender: StoredTender | null): TenderFacts | null {
  if (!tender) return null;
  const { number, revision, kind, closesAt } = tender;
  return { number, revision, kind, closesAt: closesAt?.toISOString() ?? null };
}

/** All of it. */
export function tenderOf({ closesAt, first, ...rest }: StoredTender): Tender {
  return { ...rest, closesAt: closesAt?.toISOString() ?? null, first: first && String(first) };
}
