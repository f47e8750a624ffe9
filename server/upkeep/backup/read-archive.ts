import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract } from 'tar-stream';

export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** Each part has to be read to its end before the next one is asked for. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const unpacked = extract();
  const read = pipeline(createReadStream(path), createGunzip(), unpacked);
  read.catch(() => undefined); // the parts fail, too
  for await (const entry of unpacked) {
    const { name, size, type } = entry.header;
    if (type !== 'file') throw new Error(`${name} is no file`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream of bytes
    yield { name, size, content: entry as AsyncIterable<Buffer> };
  }
  await read;
}

/** Throws for a part that is larger than parts are. */
export async function wholeOf({ name, size, content }: ArchiveEntry, most: number): Promise<Buffer> {
  if (size > most) throw new Error(`${name} is too large`);
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
