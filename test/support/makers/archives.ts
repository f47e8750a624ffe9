import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { extract, pack } from 'tar-stream';

import { builtProgram, spawnProgram } from '../site/server-process.js';

export type ArchivePart = { name: string; content: Buffer };

export type Ended = { code: number | null; output: string };

/** Starts the program of this name with an archive and the site's settings. */
export const spawnOn = (program: 'backup' | 'restore', path: string, environment: Record<string, string>) =>
  spawnProgram([builtProgram(`programs/${program}.js`), path], environment);

async function run(options: readonly string[], environment: Record<string, string>): Promise<Ended> {
  const running = spawnProgram(options, environment);
  return { code: await running.ended, output: running.output() };
}

export const runBackup = (environment: Record<string, string>, ...options: string[]) =>
  run([builtProgram('programs/backup.js'), ...options], environment);

export const runRestore = (environment: Record<string, string>, ...options: string[]) =>
  run([builtProgram('programs/restore.js'), ...options], environment);

/** Everything in an archive. */
export async function partsOf(path: string): Promise<ArchivePart[]> {
  const unpacked = extract();
  const read = pipeline(createReadStream(path), createGunzip(), unpacked);
  const parts: ArchivePart[] = [];
  for await (const entry of unpacked) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer); // the bytes of a file
    parts.push({ name: entry.header.name, content: Buffer.concat(pieces) });
  }
  await read;
  return parts;
}

/** Writes an archive that another program might have made. */
export async function writeParts(path: string, parts: readonly ArchivePart[]): Promise<void> {
  const packed = pack();
  const written = pipeline(packed, createGzip(), createWriteStream(path));
  for (const { name, content } of parts) packed.entry({ name }, content);
  packed.finalize();
  await written;
}
