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
