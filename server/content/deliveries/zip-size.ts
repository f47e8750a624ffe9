import { inflateRawSync } from 'node:zlib';

import { codeOf } from '../../platform/common/thrown.js';

const ENTRY = Buffer.from('PK\x03\x04');
const DESCRIPTOR = Buffer.from('PK\x07\x08');

/**
 * True if a ZIP archive unpacks to at most so many bytes, tried entry by entry in their order, as the reader of
 * spreadsheets does: an archive's own size may be wrong. Throws if it is broken.
 */
export function isUnzippedWithin(zip: Buffer, most: number): boolean {
  let left = most;
  let at = 0;
  while (zip.subarray(at, at + 4).equals(ENTRY)) {
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const [flags, method] = [zip.readUInt16LE(at + 6), zip.readUInt16LE(at + 8)];
    const [packed, declared] = [zip.readUInt32LE(at + 18), zip.readUInt32LE(at + 22)];
    // An entry that was written as it came has its sizes behind it.
    const isSized = (flags & 8) === 0 || packed > 0;
    const end = isSized ? start + packed : zip.indexOf(DESCRIPTOR, start);
    if (end < start || end > zip.length) throw new Error('The archive is cut.');
    const unpacked = method === 0 ? end - start : inflatedSize(zip.subarray(start, end), left);
    left -= Math.max(unpacked, isSized ? declared : 0);
    if (left < 0) return false;
    at = isSized ? end : end + 16;
  }
  return true;
}

/** One more than `most` if it is more. */
function inflatedSize(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: most + 1 }).length;
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return most + 1;
    throw error;
  }
}
