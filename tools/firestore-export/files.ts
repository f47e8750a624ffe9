import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';

import type { Chunks } from './reading.types.js';

const CHUNK = 256 * 1024;

/** Greatest depth of files in the folders of an export. */
const DEEPEST = 8;

/** The whole file in chunks of which none is kept; `onRead` is told how large each of them is. */
export async function* chunksOf(path: string, onRead?: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(CHUNK), 0, CHUNK);
      if (bytesRead === 0) return;
      onRead?.(bytesRead);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Beginning of a file, and true if that is all of it. */
export async function headOf(chunks: Chunks, bytes: number): Promise<{ head: Buffer; whole: boolean }> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    size += chunk.length;
    if (size > bytes) break;
  }
  return { head: Buffer.concat(pieces).subarray(0, bytes), whole: size <= bytes };
}

/** Undefined for a folder. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path);
  return found.isDirectory() ? undefined : found.size;
}

const collator = new Intl.Collator('en', { numeric: true });

/** All files in and below a folder by their path in it, `output-2` before `output-10`. Links are not followed. */
export async function* filesUnder(folder: string, below = '', depth = 0): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const path = join(below, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && depth < DEEPEST) yield* filesUnder(folder, path, depth + 1);
  }
}

/** The encoding of a text that begins with these bytes: a mark, or a sign of ASCII, says so. */
function encodingOf([first, second]: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (second === undefined) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : 'utf-8';
}

const MARK = Buffer.from('\uFEFF');

/** A text as UTF-8, without the mark that some tools put before it: PowerShell writes UTF-16. */
export async function* asUtf8(chunks: Chunks): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    const bytes: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
    const isHead: boolean = head !== undefined;
    head = isHead && bytes.length < MARK.length ? bytes : undefined;
    if (head) continue;
    const encoding = isHead ? encodingOf(bytes) : 'utf-8';
    if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    if (decoder) yield Buffer.from(decoder.decode(bytes, { stream: true }));
    else yield isHead && bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
  }
  yield head ?? Buffer.from(decoder?.decode() ?? '');
}
