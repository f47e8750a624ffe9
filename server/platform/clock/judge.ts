import type { HoldReason } from '../../../shared/admin/clock.types.js';

/** The collection of one document: what the last look saw. A restored site begins without one. */
export const CLOCK = 'clock';

/** ms. */
export const DAY = 24 * 3_600_000;
/** Further than this no two clocks that are kept right are apart: ms. */
const APART = 3_600_000;
/** So many are always erased; more only if a look before has erased a third of it. */
const FEW = 20;
const TIMES = 3;

/** The last look at the clock; moments in ms. */
export type ClockNote = {
  seenAt: number;
  /** The last look that did not find the clock moved. */
  trustedAt: number;
  held: { reason: HoldReason; since: number } | null;
  /** After a hold has ended, amounts and the database's clock are not judged until then. */
  freeUntil: number;
  /** The most that one look has erased, by kind. */
  most: Record<string, number>;
};

export const firstNote = (now: number): ClockNote => ({
  seenAt: now,
  trustedAt: now,
  held: null,
  freeUntil: 0,
  most: {},
});

/** Ends a hold: what the clock says now is right. */
export const released = (note: ClockNote, now: number): ClockNote => ({
  ...note,
  seenAt: now,
  trustedAt: now,
  held: null,
  freeUntil: now + DAY,
});

/** The note after a look at the clock. A hold ends when the clock is back where it was, or has run on for a day. */
export function judge(note: ClockNote, now: number, database: number): ClockNote {
  const hasMoved = Math.abs(now - note.trustedAt) > DAY;
  const reason = hasMoved ? 'moved' : isApart(note, now, database) ? 'differs' : keptReason(note);
  if (!reason) return { ...note, seenAt: now, trustedAt: now, held: null };
  const hasMovedAgain = Math.abs(now - note.seenAt) > DAY;
  const since = note.held && !hasMovedAgain ? note.held.since : now;
  if (now - since >= DAY) return released(note, now);
  return { ...note, seenAt: now, trustedAt: hasMoved ? note.trustedAt : now, held: { reason, since } };
}

/** The note after so many of a kind were found due; `held` says whether they have to stay for now. */
export function judgeAmount(note: ClockNote, now: number, kind: string, count: number): ClockNote {
  if (note.held) return note;
  const most = note.most[kind] ?? 0;
  if (count > FEW && count > TIMES * most && !isFree(note, now))
    return { ...note, held: { reason: 'many', since: now } };
  return { ...note, most: { ...note.most, [kind]: Math.max(most, count) } };
}

/** A look that finds an earlier moment than the one before. */
export const hasGoneBack = (note: ClockNote, now: number) => now < note.seenAt - 60_000;

const isFree = ({ freeUntil }: ClockNote, now: number) => now < freeUntil && freeUntil - now <= DAY;
const isApart = (note: ClockNote, now: number, database: number) =>
  Math.abs(now - database) > APART && !isFree(note, now);
const keptReason = ({ held }: ClockNote) => (held?.reason === 'many' ? held.reason : undefined);
