import { rmSync } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { pack } from 'tar-stream';

import { StartProblem } from '../../platform/common/start-problem.js';
import { messageOf } from '../../platform/common/thrown.js';

export const STANDARD_OUTPUT = '-';

/** An archive holds secrets. */
const MODE = 0o600;

export type Archive = {
  add: (name: string, content: Buffer) => Promise<void>;
  /** Throws if the content has another size than announced. */
  addStream: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>;
};

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws StartProblem if the archive would overwrite a file or go to a terminal. */
export async function refuseToOverwrite(path: string): Promise<void> {
  if (path === STANDARD_OUTPUT && process.stdout.isTTY)
    throw new StartProblem('An archive is not for the eyes: send standard output to a file or a program.');
  if (path !== STANDARD_OUTPUT && (await isThere(path)))
    throw new StartProblem(`${path} is there already. Choose another name.`);
}

/**
 * Writes a compressed tar archive. It gets its name only when it is complete and on the disk; after a failure nothing
 * is left. On standard output a failure shows as an archive without its end.
 */
export async function writeArchive(path: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  if (path === STANDARD_OUTPUT) return pour(process.stdout, fill);
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
    await pour(file.createWriteStream({ flush: true }), fill);
    await refuseToOverwrite(path);
    await rename(partial, path);
    await keepName(dirname(path));
  } finally {
    process.off('exit', drop);
    await rm(partial, { force: true });
  }
}

async function pour(target: Writable, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const packed = pack();
  const written = pipeline(packed, createGzip(), target);
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
    packed.destroy(error instanceof Error ? error : new Error(messageOf(error)));
    const cause = await settling;
    // The error of a full disk says more than what follows from it.
    throw cause instanceof Error && 'syscall' in cause ? cause : error;
  }
}

/** Flushes the file's new name. Windows has no such call. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}
