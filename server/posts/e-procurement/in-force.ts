import type { FoundPost } from '../boards/found-post.js';
import { correctedParts } from '../../../shared/posts/tender.types.js';
import type { NextTender, ShownTender } from '../../../shared/posts/tender.types.js';

import { noTender, tenderOf } from './stored-tender.js';

/** A notice of a tender, as far as it says what holds. */
export type Notice = Pick<FoundPost, '_id' | 'createdAt' | 'tender'>;

/** By the order in which they were published. */
export const oldestFirst = (one: Notice, other: Notice): number =>
  Number(one.createdAt) - Number(other.createdAt) || (String(one._id) < String(other._id) ? -1 : 1);

/**
 * The tender of a notice as it holds after all of them, the oldest first, itself among them: a later one corrects what
 * it says itself, a cancellation ends it. Null where none of them says anything.
 */
export function tenderInForce(notice: Notice, notices: readonly Notice[]): ShownTender | null {
  const newest = notices.at(-1) ?? notice;
  const changedBy = newest._id.equals(notice._id) ? null : (newest.tender?.kind ?? 'notice');
  if (!notice.tender && changedBy === null) return null;
  const own = notice.tender ?? noTender;
  const held = { ...own };
  for (const { tender } of notices) {
    held.contact = tender?.contact ?? held.contact;
    held.telephone = tender?.telephone ?? held.telephone;
  }
  held.closesAt = closingOf(notices);
  const changed = correctedParts.filter((part) => changedBy !== null && String(held[part]) !== String(own[part]));
  return { ...tenderOf(held), changedBy, changed };
}

/** The last of their closing times, unless the tender was cancelled since. */
const closingOf = (notices: readonly Notice[]) =>
  notices.reduce<Date | null>(
    (closesAt, { tender }) => (tender?.kind === 'cancellation' ? null : (tender?.closesAt ?? closesAt)),
    null,
  );

/** The parts that a further notice takes over: the last number, person and telephone, and the highest revision. */
export function nextTender(notices: readonly Notice[]): NextTender {
  const last = (part: 'number' | 'contact' | 'telephone') =>
    notices.toSorted(oldestFirst).reduce<string | null>((value, { tender }) => tender?.[part] ?? value, null);
  const revision = Math.max(0, ...notices.map(({ tender }) => tender?.revision ?? 0));
  return { number: last('number'), revision, contact: last('contact'), telephone: last('telephone') };
}
