import { replyKinds } from '../../../shared/requests/quotes.types.js';
import type { EntryKind, ReplyKind } from '../../../shared/requests/quotes.types.js';

import type { StoredEntry, StoredQuote } from './quotes.schema.js';

export const isReplyKind = (kind: EntryKind): boolean => replyKinds.some((each) => each === kind);

/** True for an answer that its receiver has or may still get: its letter was not refused for good. */
export const isGiven = ({
  kind,
  letter,
}: Pick<StoredEntry, 'kind'> & { letter?: Pick<StoredEntry['letter'], 'state'> }) =>
  kind === 'answer' && letter?.state !== 'failed';

type Told = Pick<StoredQuote, 'history'>;

/** Replies to the last answer that wait for the office. */
function repliesIn({ history }: Told) {
  const last = history.findLastIndex(isGiven);
  return last === -1 ? [] : history.slice(last + 1).filter(({ kind }) => isReplyKind(kind));
}

/** Since when a reply waits for the office; undefined where none does. */
export const repliedAt = (quote: Told): Date | undefined => repliesIn(quote)[0]?.at;

/** The latest reply that waits for the office. */
export const lastReplyIn = (quote: Told): ReplyKind | null =>
  replyKinds.find((kind) => kind === repliesIn(quote).at(-1)?.kind) ?? null;

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
