import { readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { codeOf } from '../../common/thrown.js';

/** Before an orphaned mongod is killed: ms. */
const PATIENCE = 20_000;

/**
 * The socket on which the owner tells programs where its mongod listens. It lies beside the folder, which a renewal
 * replaces.
 */
const meetingPoint = (folder: string) => `${folder}.sock`;

/** Undefined if no server runs on the folder. */
export async function socketOfRunning(folder: string): Promise<string | undefined> {
  const asking = connect(meetingPoint(folder));
  return text(asking).then(
    (socket) => socket || undefined,
    () => undefined,
  );
}

/**
 * Tells other programs where our mongod listens. The caller holds mongod's lock, so an existing socket is a leftover.
 * Returns the way to stop.
 */
export async function announce(folder: string, socket: string): Promise<() => Promise<void>> {
  const path = meetingPoint(folder);
  await rm(path, { force: true });
  const server = createServer((asking) => {
    asking.on('error', () => undefined); // gone before it was told
    asking.end(socket);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Ends a mongod named in `mongod.lock` whose server was killed. Returns whether there was one. */
export async function endLeftBehind(folder: string): Promise<boolean> {
  const pid = Number(await readFile(join(folder, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!pid || !(await isOrphanedMongod(pid, folder))) return false;
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + PATIENCE;
  while (isAlive(pid) && Date.now() < until) await sleep(100);
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Ids are reused: the process has to be a mongod on this folder. If that is unknown, any living process counts. */
async function isOrphanedMongod(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const command = await commandOf(pid);
  if (!command.includes('mongod') || !command.includes(folder)) return false;
  const [, parent] = /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')) ?? [];
  // Process 1 adopts orphans. Another Node parent is a server that has not announced itself yet.
  return parent === '1' || !/\bnode\b/.test(await commandOf(Number(parent)));
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
