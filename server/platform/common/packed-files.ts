import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';

/**
 * The text files of a site in one compressed block, one after the other. They are some megabytes: as texts at once they
 * would enlarge a process for long.
 */
export type PackedFiles = { index: readonly PackedFile[]; bytes: Uint8Array };

/** A file by its name, and its size: bytes. */
type PackedFile = { name: string; size: number };

/** That zlib takes: bytes. */
const LEAST_CHUNK = 64;

const unzipped = promisify(gunzip);

/** Packs files as they come. */
export function packing() {
  const zip = createGzip();
  const bytes = buffer(zip);
  const index: PackedFile[] = [];
  return {
    add: (name: string, text: string): void => {
      index.push({ name, size: Buffer.byteLength(text) });
      zip.write(text);
    },
    end: async (): Promise<PackedFiles> => {
      zip.end();
      return { index, bytes: await bytes };
    },
  };
}

/** The files by name. All of them are parts of one block: who keeps one has to copy it. */
export async function unpacked({ index, bytes }: PackedFiles): Promise<ReadonlyMap<string, Buffer>> {
  if (index.length === 0) return new Map();
  const total = index.reduce((sum, { size }) => sum + size, 0);
  // One chunk takes it all: many small ones would leave gaps in memory.
  const block = await unzipped(bytes, { chunkSize: Math.max(total + 1, LEAST_CHUNK) });
  let at = 0;
  return new Map(index.map(({ name, size }) => [name, block.subarray(at, (at += size))]));
}
