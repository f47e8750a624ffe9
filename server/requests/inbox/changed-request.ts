import type { Person } from '../../../shared/admin/admin.types.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import { isGiven } from '../intake/given-answers.js';
import { isClosed } from '../../../shared/requests/quotes.types.js';
import type { QuoteStatus } from '../../../shared/requests/quotes.types.js';
import { eventNow } from '../intake/stored-event.js';
import type { StoredEvent } from '../intake/stored-event.js';
import { startOf } from '../../../shared/requests/reply-clock/days.js';
import type { FoundQuote } from '../intake/quotes.schema.js';

import type { UpdateQuoteDto } from './quote-inbox.dto.js';

export const nameOf = (person: Person | null): string | null => person?.name ?? null;

/** Changes that an update makes to a stored request. */
export function changedParts(stored: FoundQuote, { status, note, responsible, remindOn }: UpdateQuoteDto) {
  return {
    ...(status && { status, closedAt: closingOf(stored, status) }),
    // Opened again: no longer taken back.
    ...(status && !isClosed(status) && { withdrawnAt: null }),
    ...(status === 'answered' && { answeredAt: stored.answeredAt ?? new Date() }),
    // Said by mistake; a letter that went out stays one.
    ...(status === 'new' && stored.status === 'answered' && !stored.history.some(isGiven) && { answeredAt: null }),
    ...(typeof note === 'string' && { note }),
    ...(typeof responsible === 'string' && { responsible: responsible || null }),
    ...(typeof remindOn === 'string' && { remindAt: remindOn ? new Date(startOf(remindOn)) : null }),
  };
}

type Parts = ReturnType<typeof changedParts>;

/** Events of the changes, for the history of the request. */
export function eventsOf(stored: FoundQuote, parts: Parts, by: string | null): StoredEvent[] {
  const events: StoredEvent[] = [];
  const { status, note, responsible, remindAt } = parts;
  if (status && status !== stored.status) events.push(eventNow('status', status, by));
  if (note !== undefined && note !== stored.note) events.push(eventNow('note', '', by));
  if (responsible !== undefined && responsible !== (stored.responsible ?? null))
    events.push(eventNow('responsible', responsible ?? '', by));
  if (remindAt !== undefined && remindAt?.getTime() !== stored.remindAt?.getTime())
    events.push(eventNow('reminder', remindAt ? dateInKorea(remindAt.getTime()) : '', by));
  return events;
}

/** Since when a request is closed under its new status; null while it is open. */
function closingOf({ status, closedAt }: FoundQuote, next: QuoteStatus): Date | null {
  if (!isClosed(next)) return null;
  return (isClosed(status) && closedAt) || new Date();
}
