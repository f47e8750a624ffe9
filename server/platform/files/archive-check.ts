import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

import { AppError } from '../common/app-error.js';
import { keysOf } from '../../../shared/words/records.js';

import { refusalOf } from './refusal.js';

const HEAD_LENGTH = 32;
/** Enough for the directory of some thousand files: bytes. */
const TAIL_LENGTH = 262_144;

/** The main part of each document that is a ZIP archive. Some programs number it. */
const mainParts = {
  xlsx: /^xl\/workbook\d*\.xml$/i,
  docx: /^word\/document\d*\.xml$/i,
  hwpx: /^contents\/(?:content\.hpf|section0\.xml)$/i,
} as const;
export const archiveEndings = [...keysOf(mainParts), 'zip'] as const;
export type ArchiveEnding = (typeof archiveEndings)[number];

const MACROS = /(?:^|\/)vbaproject\.bin$/i;

/** The stream in an OLE container that holds a document with a password (MS-OFFCRYPTO). */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const DIRECTORY_ENTRY = 'PK\u0001\u0002';
const DIRECTORY_END = 'PK\u0005\u0006';
const LARGE_DIRECTORY_END = 'PK\u0006\u0006';
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;

/**
 * Passes a ZIP archive on whose directory says that it is of the wanted kind. Fails with `protected_file` for an Office
 * document with a password, and with the reason of `refusalOf` for anything else.
 */
export class ArchiveCheck extends Transform {
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);
  private length = 0;
  private isEncrypted = false;

  constructor(
    private readonly wanted: ArchiveEnding,
    readonly type: string,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    if (this.head.length < HEAD_LENGTH) this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_LENGTH)]);
    const before = Math.max(0, this.tail.length - ENCRYPTED.length);
    const seen = Buffer.concat([this.tail, chunk]);
    this.isEncrypted ||= seen.includes(ENCRYPTED, before);
    this.tail = seen.subarray(-TAIL_LENGTH);
    this.length += chunk.length;
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const names = this.begins('PK') && namesIn(this.tail, this.length - this.tail.length);
    if (names && kindOf(names) === this.wanted) done();
    else if (this.isEncrypted && this.begins('\u00D0\u00CF\u0011\u00E0')) done(new AppError('protected_file'));
    else done(refusalOf(this.head));
  }

  private begins(mark: string): boolean {
    return this.head.toString('latin1', 0, mark.length) === mark;
  }
}

/** Excel and Word open no document with macros under these names, so one is an archive like others. */
function kindOf(names: readonly string[]): ArchiveEnding {
  if (names.some((name) => MACROS.test(name))) return 'zip';
  return keysOf(mainParts).find((kind) => names.some((name) => mainParts[kind].test(name))) ?? 'zip';
}

/**
 * The names in the directory of a ZIP archive (APPNOTE 4.3.12) of which `tail` is the end, behind `skipped` bytes; those
 * within the tail if the directory is longer. Undefined without a directory.
 */
function namesIn(tail: Buffer, skipped: number): string[] | undefined {
  const end = tail.lastIndexOf(DIRECTORY_END, undefined, 'latin1');
  if (end < 0 || end + END_LENGTH > tail.length) return undefined;
  const start = startOf(tail, end) - skipped;
  let at = start < 0 ? tail.indexOf(DIRECTORY_ENTRY, 0, 'latin1') : start;
  const names: string[] = [];
  while (at >= 0 && at + ENTRY_LENGTH <= end && tail.toString('latin1', at, at + 4) === DIRECTORY_ENTRY) {
    const nameEnd = at + ENTRY_LENGTH + tail.readUInt16LE(at + 28);
    names.push(tail.toString('utf8', at + ENTRY_LENGTH, nameEnd).replaceAll('\\', '/'));
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}

/** The position of the directory in the file. Some programs write the larger form of its end for small files too. */
function startOf(tail: Buffer, end: number): number {
  const start = tail.readUInt32LE(end + 16);
  const large = tail.lastIndexOf(LARGE_DIRECTORY_END, end, 'latin1');
  return start === 0xff_ff_ff_ff && large >= 0 && large + 56 <= end ? tail.readUInt32LE(large + 48) : start;
}
