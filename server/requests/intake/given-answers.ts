import { replyKinds, senderReplies } from '../../../shared/requests/quotes.types.js';
import type { EntryKind, SenderReply } from '../../../shared/requests/quotes.types.js';

import type { StoredEntry, StoredQuote } from './quotes.schema.js';

export const isReplyKind = (kind: EntryKind): boolean => replyKinds.some((each) => each === kind);

/** True for an answer that its receiver has or may still get: its letter was not refused for good. */
export const isGiven = ({
  kind,
  letter,
}: Pick<StoredEntry, 'kind'> & { letter?: Pick<StoredEntry['letter'], 'state'> }) =>
  kind === 'answer' && letter?.state !== 'failed';

type Told = Pick<StoredQuote, 'history'>;

/** Everything since the last answer. */
function sinceAnswer({ history }: Told) {
  const last = history.findLastIndex(isGiven);
  return last === -1 ? [] : history.slice(last + 1);
}

/** Since when a reply waits for the office; undefined where none does. */
export const repliedAt = (quote: Told): Date | undefined =>
  sinceAnswer(quote).find(({ kind }) => isReplyKind(kind))?.at;

/** The latest reply to the last answer. */
export function lastReplyIn(quote: Told): SenderReply | null {
  const kinds = sinceAnswer(quote).flatMap(({ kind }) => senderReplies.find((each) => each === kind) ?? []);
  return kinds.at(-1) ?? null;
}

type Answered = Pick<StoredQuote, 'status' | 'answeredAt' | 'history'>;

/** The change of a request of which an answer was refused for good: as if it had not been answered by that one. */
export function withoutAnswer({ status, answeredAt, history }: Answered, refused: Pick<StoredEntry, 'id' | 'at'>) {
  const others = history.filter((entry) => isGiven(entry) && entry.id !== refused.id);
  const isFirst = answeredAt?.getTime() === refused.at.getTime();
  const isLast = others.every(({ at }) => at < refused.at);
  return {
    ...(isFirst && { answeredAt: others[0]?.at ?? null }),
    ...(isLast && status === 'answered' && { status: 'in_progress' as const }),
  };
}
