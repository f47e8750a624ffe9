import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { logPath } from './mongod-failure.js';

/** Before a mongod is killed: ms. */
const FAREWELL = 5_000;
/** Between two looks whether it listens: ms. */
const LOOK = 25;
/** Bytes of the log that are searched for the cause of an end. */
const LOG_TAIL = 64 * 1024;

export type Mongod = {
  child: ChildProcess;
  /** It listens on nothing else. */
  socket: string;
};

export class MongodEnded extends Error {
  constructor(
    readonly how: number | string | null,
    readonly log: string,
  ) {
    super(`mongod ended with ${how}`);
  }
}

/** The log holds no commands of clients (`slowOpSampleRate`), because they quote what people type. */
const optionsFor = (folder: string, socket: string, isReplicaSet: boolean) =>
  [
    ['--dbpath', folder, '--bind_ip', socket, '--filePermissions', '0600'],
    isReplicaSet ? ['--replSet', 'rs0', '--oplogSize', '128'] : [],
    ['--logpath', logPath(folder), '--logappend', '--logRotate', 'reopen', '--quiet', '--slowOpSampleRate', '0'],
    ['--wiredTigerCacheSizeGB', '0.25', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
    // Else it refuses every command on data that was written while the clock was more than a year ahead.
    ['--setParameter', `maxAcceptableLogicalClockDriftSecs=${2 ** 31 - 1}`],
  ].flat();

export function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EAGAIN'));
  });
}

/** Waits until mongod listens. Throws MongodEnded. */
export async function launch(
  binary: string,
  folder: string,
  socket: string,
  { isReplicaSet }: { isReplicaSet: boolean },
): Promise<Mongod> {
  const logged = (await stat(logPath(folder)).catch(() => undefined))?.size ?? 0;
  // A process group of its own: Ctrl-C must reach only the server, which stops mongod last.
  const child = spawn(binary, optionsFor(folder, socket, isReplicaSet), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whenever the server can still act at its end, mongod must not stay behind.
  const endToo = () => child.kill();
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-LOG_TAIL)));
  const ended = once(child, 'close');
  ended.catch(() => undefined); // looked at below
  let isOver = false;
  const failed = ended.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!(await isListening(socket))) {
    await Promise.race([failed, sleep(LOOK)]);
    if (!isOver) continue;
    await ended; // a program that cannot be run at all fails with the reason
    throw new MongodEnded(child.exitCode ?? child.signalCode, output + (await logSince(folder, logged)));
  }
  return { child, socket };
}

/** The log behind that many bytes; its beginning, if it is long. */
async function logSince(folder: string, start: number): Promise<string> {
  const file = await open(logPath(folder)).catch(() => undefined);
  if (!file) return '';
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(LOG_TAIL), 0, LOG_TAIL, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

export const isRunning = ({ child }: Mongod) => child.exitCode === null && child.signalCode === null;

/** Ends it in good order, else kills it. */
export async function end(mongod: Mongod): Promise<void> {
  if (!isRunning(mongod)) return;
  const ended = once(mongod.child, 'exit');
  mongod.child.kill('SIGTERM');
  const isEnded = await Promise.race([ended.then(() => true), sleep(FAREWELL, false, { ref: false })]);
  if (isEnded) return;
  mongod.child.kill('SIGKILL');
  await ended;
}
