import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK = 256 * 1024;

/** How deep files may lie in the folders of an export. */
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

/** What a file begins with, and whether that is all. */
export async function headOf(path: string, bytes: number): Promise<{ head: Buffer; whole: boolean }> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(path)) {
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

/** Without the mark that some editors put before a text. */
export async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const mark = Buffer.from('\uFEFF');
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < mark.length) continue;
    yield head.subarray(0, mark.length).equals(mark) ? head.subarray(mark.length) : head;
    head = undefined;
  }
  if (head) yield head;
}
