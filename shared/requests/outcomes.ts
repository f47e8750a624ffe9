import { dateInKorea } from '../words/korea.js';

import type { Outcome, OutcomeKind, Quotation, QuotationState } from './quotations.types.js';

/** A revision, as far as it matters for what becomes of it. */
export type Revision = Pick<Quotation, 'revision' | 'validUntil' | 'sentAt'>;

/** A request, as far as it matters for its quotation. */
export type Quoted = {
  outcome: Pick<Outcome, 'what' | 'revision'> | null;
  /** Taken back, or not to be answered. */
  isWithdrawn: boolean;
};

/** An outcome that somebody wants for a revision. */
export type Settling = { what: OutcomeKind; revision: number };

/** The revision that counts: the accepted one, or else the last one that was sent. */
export function inForce<Sent extends Revision>(revisions: readonly Sent[], { outcome }: Quoted): Sent | undefined {
  if (outcome?.what === 'accepted') return revisions.find(({ revision }) => revision === outcome.revision);
  return revisions
    .filter(({ sentAt }) => sentAt !== null)
    .toSorted((one, other) => one.revision - other.revision)
    .at(-1);
}

/** State of one of a request's revisions. It holds until the end of its last day in Korea. `now` in ms since 1970. */
export function quotationState(
  one: Revision,
  revisions: readonly Revision[],
  quoted: Quoted,
  now: number,
): QuotationState {
  const { outcome, isWithdrawn } = quoted;
  if (inForce(revisions, quoted)?.revision !== one.revision) return one.sentAt === null ? 'unsent' : 'superseded';
  if (outcome?.revision === one.revision) return outcome.what;
  if (isWithdrawn) return 'withdrawn';
  return one.validUntil < dateInKorea(now) ? 'expired' : 'open';
}

/** True if a quotation of this state may still be accepted; `acceptsLate` is the office's wish. */
export const isAcceptable = (state: QuotationState, acceptsLate: boolean): boolean =>
  state === 'open' || (state === 'expired' && acceptsLate);

/**
 * Effect of an outcome on a request at a moment: `new` is stored, `there` adds nothing, `refused` cannot be. Nothing is
 * accepted twice, and a revision that is not in force neither accepted, declined nor lost.
 */
export function settle(
  { what, revision }: Settling,
  revisions: readonly Revision[],
  quoted: Quoted,
  { now, acceptsLate }: { now: number; acceptsLate: boolean },
): 'new' | 'there' | 'refused' {
  const current = inForce(revisions, quoted);
  if (current?.revision !== revision) return 'refused';
  const state = quotationState(current, revisions, quoted, now);
  // The office may learn the reason of a sender who told none.
  const isKnown = what !== 'accepted' && (state === what || (state === 'declined' && what === 'lost'));
  if (isKnown) return 'there';
  const isOpen = what === 'accepted' ? isAcceptable(state, acceptsLate) : state === 'open' || state === 'expired';
  return isOpen ? 'new' : 'refused';
}
