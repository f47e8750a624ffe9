import { maskedCrc32c } from './crc32c.js';

/** Logs consist of blocks of this size; no record of a block goes on in the next one. */
export const BLOCK = 32 * 1024;
/** A checksum, a length and a kind stand before each record of a block. */
export const HEADER = 7;
const LENGTH_AT = 4;
const KIND_AT = 6;

/** A whole entry, or the first, a middle or the last part of one. */
export const FULL = 1;
export const FIRST = 2;
export const MIDDLE = 3;
export const LAST = 4;

/** A record of a block, what is no record, or one that the file ends in. */
export type BlockRecord = { at: number; kind: number; data: Buffer } | { at: number; problem: 'damaged' | 'cut' };

type Read = { record: BlockRecord; end: number };

const isEmpty = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

/** The record at a place, whether it is whole or not. */
function readAt(block: Buffer, at: number): Read {
  const isLast = block.length < BLOCK;
  const broken = (problem: 'damaged' | 'cut', end = block.length): Read => ({ record: { at, problem }, end });
  if (block.length - at < HEADER) return broken('cut');
  const length = block.readUInt16LE(at + LENGTH_AT);
  const kind = block.readUInt8(at + KIND_AT);
  const end = at + HEADER + length;
  if (kind < FULL || kind > LAST) return broken('damaged');
  if (end > block.length) return broken(isLast && end <= BLOCK ? 'cut' : 'damaged');
  const isWhole = maskedCrc32c(block.subarray(at + KIND_AT, end)) === block.readUInt32LE(at);
  return isWhole ? { record: { at, kind, data: block.subarray(at + HEADER, end) }, end } : broken('damaged', end);
}

/** End of a block's records: the remainder is too short for one, or all zeros. */
function isEnd(block: Buffer, at: number): boolean {
  if (block.length === BLOCK && BLOCK - at < HEADER) return true;
  return block[at + KIND_AT] ? false : isEmpty(block.subarray(at));
}

/**
 * The records of a block. Behind a damaged one it goes on only if what stands there is a record: the damage may be in the
 * length.
 */
export function* recordsIn(block: Buffer): Generator<BlockRecord> {
  let at = 0;
  let isSure = true;
  while (at < block.length && !isEnd(block, at)) {
    const { record, end } = readAt(block, at);
    const isDamaged = 'problem' in record;
    if (isDamaged && !isSure) return;
    yield record;
    isSure = !isDamaged;
    at = end;
  }
}

/** True if a file that begins so is a log: a record of its first blocks is whole. */
export function isLog(head: Buffer): boolean {
  for (let start = 0; start < head.length; start += BLOCK)
    for (const record of recordsIn(head.subarray(start, start + BLOCK))) if ('data' in record) return true;
  return false;
}
