import { rmSync } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

import { StartProblem } from '../common/start-problem.js';

/** For the owner only: an archive holds secrets. */
const MODE = 0o600;

export type Archive = {
  add: (name: string, content: Buffer) => Promise<void>;
  /** Throws when the content has another size than was said; nothing is in the archive of one that cannot be begun. */
  addStream: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>;
};

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws StartProblem where the archive would take the place of something. */
export async function refuseToOverwrite(path: string): Promise<void> {
  if (await isThere(path)) throw new StartProblem(`${path} is there already. Choose another name.`);
}

/**
 * Writes a tar archive, compressed, as `fill` says. It has another name until it is whole and on the disk; when anything
 * fails nothing is left of it.
 */
export async function writeArchive(path: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const partial = `${path}.partial`;
  await refuseToOverwrite(path);
  if (await isThere(partial))
    throw new StartProblem(
      `${partial} is there: another backup is running, or was killed. If it was, remove the file.`,
    );
  const file = await open(partial, 'wx', MODE);
  const drop = () => rmSync(partial, { force: true });
  process.once('exit', drop);
  try {
    await pour(file, fill);
    await refuseToOverwrite(path);
    await rename(partial, path);
    await keepName(dirname(path));
  } finally {
    process.off('exit', drop);
    await rm(partial, { force: true });
  }
}

async function pour(file: FileHandle, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const packed = pack();
  const written = pipeline(packed, createGzip(), file.createWriteStream({ flush: true }));
  const settling = written.catch((error: unknown) => error);
  const add: Archive['add'] = (name, content) =>
    new Promise((resolve, reject) => {
      packed.entry({ name, mode: MODE }, content, (error) => (error ? reject(error) : resolve()));
    });
  const addStream: Archive['addStream'] = async (name, size, content) => {
    const pieces = content[Symbol.asyncIterator]();
    const first = await pieces.next();
    const whole = async function* () {
      if (!first.done) yield first.value;
      yield* { [Symbol.asyncIterator]: () => pieces };
    };
    await new Promise<void>((resolve, reject) => {
      const entry = packed.entry({ name, size, mode: MODE }, (error) => (error ? reject(error) : resolve()));
      pipeline(whole, entry).catch(reject);
    });
  };
  try {
    await fill({ add, addStream });
    packed.finalize();
    await written;
  } catch (error) {
    packed.destroy(error as Error);
    const cause = await settling;
    // What a full disk does to the parts says less than what it says itself.
    throw cause instanceof Error && 'syscall' in cause ? cause : error;
  }
}

/** The file's new name is on the disk, too. Windows knows no such thing. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}
