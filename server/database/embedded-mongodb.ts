import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

import { StartProblem } from '../common/start-problem.js';

/** How long a mongod whose parent was killed may take to end, and a starting one to be ready: ms. */
const PATIENCE = 20_000;
const RESTART_DELAY = 500;

export type EmbeddedMongodb = { port: number; stop: () => Promise<void> };

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP listener has an AddressInfo
      probe.close(() => resolve(port));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that process runs with these words in its command; where that cannot be told, being alive has to do. */
async function runs(pid: number, ...words: string[]): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine === undefined ? process.platform !== 'linux' : words.every((word) => commandLine.includes(word));
}

/** Names the port, for another program of ours on the same folder. */
const portFile = (folder: string) => join(folder, 'site.port');

const numberIn = async (path: string) => Number(await readFile(path, 'utf8').catch(() => '')) || undefined;

/** The living server that runs a mongod on the folder. */
async function ownerOf(folder: string): Promise<number | undefined> {
  const owner = await numberIn(join(folder, 'site.pid'));
  const mongod = await numberIn(join(folder, 'mongod.lock'));
  if (!owner || owner === process.pid || !mongod) return undefined;
  return (await runs(owner, 'node')) && (await runs(mongod, 'mongod', folder)) ? owner : undefined;
}

/** The port of the mongod that another server, which is running, has on the folder. */
export async function portOfRunning(folder: string): Promise<number | undefined> {
  return (await ownerOf(folder)) ? numberIn(portFile(folder)) : undefined;
}

/**
 * Makes the data folder ours. A mongod left behind by a killed server is ended (its own lock file names it); one that
 * belongs to a living server is left alone and the start refused.
 */
async function claim(folder: string): Promise<void> {
  const owner = await ownerOf(folder);
  if (owner) {
    throw new StartProblem(
      `The data folder ${folder} is in use by another running server (process ${owner}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
  const leftBehind = await numberIn(join(folder, 'mongod.lock'));
  // Process ids are used again: another folder's mongod is none of ours.
  if (leftBehind && (await runs(leftBehind, 'mongod', folder))) {
    process.kill(leftBehind, 'SIGTERM');
    const until = Date.now() + PATIENCE;
    while (isAlive(leftBehind) && Date.now() < until) await sleep(100);
    if (isAlive(leftBehind)) process.kill(leftBehind, 'SIGKILL');
  }
  await rm(portFile(folder), { force: true });
  await writeFile(join(folder, 'site.pid'), String(process.pid));
}

function launch(binary: string, folder: string, port: number): { child: ChildProcess; ready: Promise<void> } {
  const options = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--port', `${port}`, '--dbpath', folder, '--quiet'];
  const sizes = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128'];
  const quiet = ['--setParameter', 'diagnosticDataCollectionEnabled=false'];
  // A process group of its own: Ctrl-C in a terminal must reach the server alone, which stops mongod last.
  const child = spawn(binary, [...options, ...sizes, ...quiet], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // However the server ends, as long as it can still do anything, mongod must not stay behind.
  const endToo = () => child.kill();
  process.once('exit', endToo);
  child.once('exit', () => process.off('exit', endToo));
  const ready = new Promise<void>((resolve, reject) => {
    let log = '';
    const onOutput = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000);
      if (log.includes('Waiting for connections')) resolve();
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new MongodEnded(code ?? signal, log)));
  });
  return { child, ready };
}

class MongodEnded extends Error {
  constructor(
    readonly end: number | string | null,
    readonly log: string,
  ) {
    super(`mongod ended with ${end}: ${reasonIn(log)}`);
  }
}

/** The last complaint in mongod's JSON log, in its own words. */
function reasonIn(log: string): string {
  const complaints = log.split('\n').filter((line) => /"s":"[FE]"|error while loading|Illegal/.test(line));
  const last = complaints.at(-1) ?? log.trim().split('\n').at(-1) ?? '';
  const parsed = /"msg":"([^"]*)".*?(?:"error":"?([^}]*))?/.exec(last);
  return parsed ? [parsed[1], parsed[2]].filter(Boolean).join(': ') : last.slice(0, 300);
}

/** Makes mongod a replica set of one under its present port, whatever it was before, and waits until it takes writes. */
async function becomePrimary(port: number): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const client = await mongo.MongoClient.connect(`mongodb://${host}/?directConnection=true`);
  try {
    const admin = client.db('admin');
    try {
      await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError) || error.codeName !== 'AlreadyInitialized') throw error;
      const { config } = await admin.command({ replSetGetConfig: 1 });
      if (config.members[0].host !== host) {
        const members = [{ ...config.members[0], host }];
        await admin.command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
      }
    }
    const until = Date.now() + PATIENCE;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > until) throw new Error('mongod did not become primary');
      await sleep(50);
    }
  } finally {
    await client.close();
  }
}

/** Starts one mongod; a data folder still locked by one that is ending is tried again for a while. */
async function startOnce(binary: string, folder: string, port: number): Promise<ChildProcess> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const { child, ready } = launch(binary, folder, port);
    try {
      await ready;
      await becomePrimary(port);
      return child;
    } catch (error) {
      child.kill('SIGKILL');
      const isLocked = error instanceof MongodEnded && error.log.includes('DBPathInUse');
      if (!isLocked || Date.now() > until) throw error;
      await sleep(RESTART_DELAY);
    }
  }
}

/**
 * Runs a real mongod on the folder, as a replica set of one bound to 127.0.0.1, and starts it again on the same port
 * when it dies. `stop` ends it for good.
 */
export async function startEmbeddedMongodb(
  binary: string,
  folder: string,
  say: (line: string) => void,
): Promise<EmbeddedMongodb> {
  await mkdir(folder, { recursive: true });
  await claim(folder);
  const port = await freePort();
  let isStopping = false;
  let child = await startOnce(binary, folder, port).catch((error: Error) => {
    throw new StartProblem(`MongoDB (${binary}) did not start on ${folder}: ${error.message}`);
  });
  await writeFile(portFile(folder), String(port));
  let reviving = Promise.resolve();
  const revive = async () => {
    for (;;) {
      if (isStopping) return;
      say('mongod ended unexpectedly; starting it again');
      await sleep(RESTART_DELAY);
      try {
        child = await startOnce(binary, folder, port);
        watch();
        return;
      } catch (error) {
        say(`mongod could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const watch = () => child.once('exit', () => (reviving = revive()));
  watch();
  return {
    port,
    stop: async () => {
      isStopping = true;
      await reviving;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const isEnded = await Promise.race([ended.then(() => true), sleep(5_000, false, { ref: false })]);
      if (!isEnded) child.kill('SIGKILL');
    },
  };
}
