import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { loadConfig } from '../../server/platform/config.ts';
import { startEmbeddedMongodb } from '../../server/platform/database/embedded/embedded-mongodb.ts';
import { findMongod } from '../../server/platform/database/mongod-binary.ts';
import { portOf } from '../../test/support/site/listening.ts';
import { mongodOf } from '../../test/support/site/own-database.ts';
import { builtProgram, spawnServer } from '../../test/support/site/server-process.ts';

import type { Report } from './report.ts';
import { later } from './undo.ts';
import { until } from './until.ts';

/** A new folder, removed at the end. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `torture-${name}-`));
  later(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export const mongodProgram = () => findMongod(loadConfig(), (line) => console.log(line));

export async function connect(uri: string): Promise<Connection> {
  const connection = await mongoose.createConnection(uri).asPromise();
  later(() => connection.close());
  return connection;
}

/** A database for one fault, on a mongod of its own. */
export async function newDatabase(): Promise<{
  uri: string;
  /** Of another database beside it. */
  uriOf: (name: string) => string;
  database: Connection;
  mongod: () => Promise<number>;
}> {
  const folder = await newFolder('mongodb');
  const starting = startEmbeddedMongodb(await mongodProgram(), join(folder, 'mongodb'), () => undefined);
  later(async () => (await starting).stop());
  const { uri: uriOf } = await starting;
  const uri = uriOf('site');
  return { uri, uriOf, database: await connect(uri), mongod: () => mongodOf(folder) };
}

async function askUntilUp(url: string): Promise<string> {
  const isUp = () =>
    fetch(`${url}/api/health/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await until('the site is up', 120_000, isUp);
  return url;
}

export type Site = {
  url: string;
  folder: string;
  kill: () => Promise<unknown>;
  /** Stops it or lets it go on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it in good order and starts it again, as an update does. */
  restart: () => Promise<void>;
  /** On the same address and folder. */
  revive: () => Promise<void>;
};

/**
 * Starts a server; one that ends without being told to breaks a promise, and is started again. Its standard output goes
 * to `log`, an open file, where that is given; it cannot say then that it is up, and is asked.
 */
export async function newSite(report: Report, environment: Record<string, string>, log?: number): Promise<Site> {
  const folder = await newFolder('site');
  const places = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), PORT: '0' };
  let isMeantToRun = true;
  let isOver = false;
  const start = () => {
    if (isOver) throw new Error('The run is over.');
    const program = [builtProgram('main.js')];
    const started = spawnServer({ LOG_LEVEL: 'error', ...places, ...environment }, program, log);
    void started.ended.then((code) => {
      if (!isMeantToRun || started !== server) return;
      report.broken.push(`a server ended by itself with ${code}:\n${started.output().slice(-2000)}`);
      server = start();
    });
    return started;
  };
  let server = start();
  const end = async (signal: NodeJS.Signals) => {
    isMeantToRun = false;
    await server.stop(signal);
  };
  const revive = async () => {
    isMeantToRun = true;
    server = start();
    await server.url;
  };
  later(async () => {
    isOver = true;
    await end('SIGKILL');
    // A mongod that the server has brought along stays behind when it is killed.
    const mongod = await mongodOf(folder).catch(() => 0);
    const command = mongod ? await readFile(`/proc/${mongod}/cmdline`, 'utf8').catch(() => '') : '';
    if (command.includes(folder)) process.kill(mongod, 'SIGKILL');
  });
  const url = log === undefined ? await server.url : await askUntilUp(`http://127.0.0.1:${await portOf(server.pid)}`);
  places.PORT = new URL(url).port;
  return {
    url,
    folder,
    kill: () => end('SIGKILL'),
    signal: (signal) => void process.kill(server.pid, signal),
    restart: async () => {
      await end('SIGTERM');
      await revive();
    },
    revive,
  };
}
