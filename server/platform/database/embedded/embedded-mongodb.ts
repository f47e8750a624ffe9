import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { StartProblem } from '../../common/start-problem.js';
import { codeOf, messageOf } from '../../common/thrown.js';

import { end, isRunning, launch, MongodEnded } from './mongod.js';
import type { Mongod } from './mongod.js';
import { isLocked, logPath, mongodProblem, notOurs } from './mongod-failure.js';
import { announce, endLeftBehind, socketOfRunning } from './ownership.js';
import { inUseSince, renew, settleRenewal } from './renewal.js';
import { addressOf, becomePrimary, connectTo } from './replica-set.js';

/** Longest time that an ending mongod holds the folder's lock: ms. */
const PATIENCE = 20_000;
const RESTART_DELAY = 500;
/** Longest path of a Unix socket on Linux; macOS has four fewer: bytes. */
const LONGEST_SOCKET = 103;
/** From this size on a new log is begun; one former log is kept: bytes. */
const LARGEST_LOG = 8 * 1024 * 1024;

export type EmbeddedMongodb = {
  uri: (name: string) => string;
  restarts: () => number;
  inUseSince: () => Promise<Date>;
  /** Copies the data into new files, so that nothing erased is left. The database is away for a moment. */
  renew: () => Promise<void>;
  rotateLog: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Direct, because the driver looks up members of a replica set in lower case. */
const uriOn = (socket: string, name: string) => addressOf(socket, `${name}?directConnection=true`);

/** The address of a MongoDB that another program of ours runs on the folder. */
export async function uriOfRunning(folder: string, name: string): Promise<string | undefined> {
  const socket = await socketOfRunning(folder);
  return socket && uriOn(socket, name);
}

/**
 * Runs a mongod on the folder as a replica set of one, on a Unix socket of this user. Restarts it when it dies. Throws
 * StartProblem.
 */
export async function startEmbeddedMongodb(
  binary: string,
  folder: string,
  say: (line: string) => void,
): Promise<EmbeddedMongodb> {
  const socket = join(folder, `mongod-${randomBytes(4).toString('hex')}.sock`);
  await prepare(folder, socket);
  let mongod = await startOnFolder(binary, folder, socket);
  await removeOldSockets(folder, socket);
  await inUseSince(folder);
  const leave = await announce(folder, socket);
  let restarts = 0;
  let isMeantToRun = true;
  let isStopped = false;
  let starting = Promise.resolve();
  /** Retries until it runs. */
  const begin = async (): Promise<void> => {
    if (!isMeantToRun || isRunning(mongod)) return;
    try {
      mongod = await startOnFolder(binary, folder, socket);
      watch();
    } catch (error) {
      say(`mongod could not be started again: ${messageOf(error)}`);
      await sleep(RESTART_DELAY);
      await begin();
    }
  };
  const watch = () =>
    void once(mongod.child, 'exit').then(async () => {
      if (!isMeantToRun) return;
      say('mongod ended unexpectedly; starting it again');
      restarts += 1;
      starting = begin();
    });
  const pause = async () => {
    isMeantToRun = false;
    await starting;
    await end(mongod);
  };
  watch();
  return {
    uri: (name) => uriOn(socket, name),
    restarts: () => restarts,
    inUseSince: () => inUseSince(folder),
    renew: async () => {
      await pause();
      try {
        await renew(binary, folder);
      } finally {
        isMeantToRun = !isStopped;
        starting = begin();
        await starting;
      }
    },
    rotateLog: () => rotateLog(folder, socket),
    stop: async () => {
      isStopped = true;
      await pause();
      await leave();
    },
  };
}

/** Makes the private folder and finishes an interrupted renewal. */
async function prepare(folder: string, socket: string): Promise<void> {
  if (process.platform === 'win32')
    throw new StartProblem('The built-in database does not run on Windows. Set MONGODB_URI to a MongoDB you have.');
  if (Buffer.byteLength(socket) > LONGEST_SOCKET)
    throw new StartProblem(`The path ${folder} is too long for a socket in it. Set DATA_DIR to a shorter one.`);
  if (await socketOfRunning(folder))
    throw new StartProblem(
      `The data folder ${folder} is in use by another running server. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  try {
    await settleRenewal(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  } catch (error) {
    const code = codeOf(error) ?? '';
    throw ['EACCES', 'EPERM', 'EROFS'].includes(code) ? new StartProblem(notOurs(folder)) : error;
  }
}

/** Waits for an ending mongod, and ends one that a killed server has left behind. Throws StartProblem. */
async function startOnFolder(binary: string, folder: string, socket: string): Promise<Mongod> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      const mongod = await launch(binary, folder, socket, { isReplicaSet: true });
      await becomePrimary(socket).catch(async (error: unknown) => {
        await end(mongod);
        throw error;
      });
      return mongod;
    } catch (error) {
      if (!(error instanceof MongodEnded)) throw notRunnable(error, binary, folder);
      const isFree = isLocked(error) && (await endLeftBehind(folder));
      if (!isLocked(error) || (!isFree && Date.now() > until)) throw mongodProblem(error, binary, folder);
      await sleep(RESTART_DELAY);
    }
  }
}

const notRunnable = (error: unknown, binary: string, folder: string) =>
  new StartProblem(`MongoDB (${binary}) did not start on ${folder}: ${messageOf(error)}`);

async function removeOldSockets(folder: string, current: string): Promise<void> {
  const sockets = (await readdir(folder)).filter((name) => name.endsWith('.sock')).map((name) => join(folder, name));
  await Promise.all(sockets.filter((path) => path !== current).map((path) => rm(path, { force: true })));
}

async function rotateLog(folder: string, socket: string): Promise<void> {
  const path = logPath(folder);
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size < LARGEST_LOG) return;
  await rename(path, `${path}.1`);
  const client = await connectTo(socket);
  await client
    .db('admin')
    .command({ logRotate: 'server' })
    .finally(() => client.close());
}
