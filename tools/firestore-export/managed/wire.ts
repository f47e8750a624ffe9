import { UnreadableError } from '../unreadable-error.js';

/** A field of a message of protocol buffers: a whole number, or the bytes of anything else. */
export type WireField = { field: number; value: bigint | Buffer };

const VARINT = 0;
const BITS_64 = 1;
const BYTES = 2;
const GROUP = 3;
const END = 4;
const BITS_32 = 5;

/** Most groups nested in each other. */
const DEEPEST = 100;

/** Goes through a message; throws where the bytes are none. */
class Cursor {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.bytes[this.at];
      if (byte === undefined) break;
      this.at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new UnreadableError('damaged');
  }

  /** The number of a field and how its value is written. */
  tag(): { field: number; type: number } {
    const tag = Number(this.varint());
    if (tag >= 2 ** 32 || tag < 8) throw new UnreadableError('damaged');
    return { field: Math.floor(tag / 8), type: tag % 8 };
  }

  take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new UnreadableError('damaged');
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }

  /** Reads up to the end of the group that was begun. */
  group(field: number): Buffer {
    const start = this.at;
    const open = [field];
    let end = start;
    while (open.length > 0) {
      end = this.at;
      const tag = this.tag();
      if (tag.type === GROUP) open.push(tag.field);
      else if (tag.type === END) {
        if (open.pop() !== tag.field) throw new UnreadableError('damaged');
      } else this.value(tag.field, tag.type);
      if (open.length > DEEPEST) throw new UnreadableError('too_deep');
    }
    return this.bytes.subarray(start, end);
  }

  value(field: number, type: number): bigint | Buffer {
    if (type === VARINT) return this.varint();
    if (type === BITS_64) return this.take(8);
    if (type === BYTES) return this.take(Number(this.varint()));
    if (type === GROUP) return this.group(field);
    if (type === BITS_32) return this.take(4);
    throw new UnreadableError('damaged');
  }
}

/** The fields of a message in their order, also of one that was written as a group. */
export function* wireFields(message: Buffer): Generator<WireField> {
  const cursor = new Cursor(message);
  while (!cursor.isAtEnd) {
    const { field, type } = cursor.tag();
    yield { field, value: cursor.value(field, type) };
  }
}

/** The bytes of a field that is no number. */
export function bytesOf({ value }: WireField): Buffer {
  if (typeof value === 'bigint') throw new UnreadableError('damaged');
  return value;
}

/** The number of a field that is one, which may be negative. */
export function numberOf({ value }: WireField): bigint {
  if (typeof value !== 'bigint') throw new UnreadableError('damaged');
  return BigInt.asIntN(64, value);
}
