import { keepInTab, readTab } from '@/lib/tabStorage';

const ATTEMPT = 'quote-attempt';

/** A random UUID. `crypto.randomUUID` is missing where the site is opened over plain http, e.g. by its address in a LAN. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // RFC 9562: version 4 in the seventh byte, variant 10 in the ninth.
    const fixed = index === 6 ? (byte % 16) + 64 : index === 8 ? (byte % 64) + 128 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

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
