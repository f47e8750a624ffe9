/** The polynomial of Castagnoli, its bits reversed. */
const POLYNOMIAL = 0x82f63b78;

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** The CRC-32C of bytes. */
export function crc32c(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return (crc ^ -1) >>> 0;
}

/** As logs store it, so that what holds checksums can have one, too. */
export function maskedCrc32c(bytes: Uint8Array): number {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
