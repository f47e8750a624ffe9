import { randomUuid } from '@/lib/randomUuid';
import { keepInTab, readTab } from '@/lib/tabStorage';

const ATTEMPT = 'quote-attempt';

/**
 * The key of this content: the same one again for a retry, after a reload too, so that a request whose answer was
 * lost is stored once; a new one as soon as anything was changed.
 */
export function idempotencyKeyFor(content: string): string {
  const attempt = readTab(ATTEMPT);
  if (Array.isArray(attempt) && attempt[1] === content) return String(attempt[0]);
  const newKey = randomUuid();
  keepInTab(ATTEMPT, [newKey, content]);
  return newKey;
}

/** Once the request is stored, the same content sent again is a new request. */
export const forgetIdempotencyKey = () => keepInTab(ATTEMPT, undefined);
