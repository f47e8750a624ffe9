import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

export type TestSite = {
  url: string;
  /** What the server has written so far. */
  output: () => string;
  database: Connection;
  dataFolder: string;
  /** Ends the server with this signal and waits; gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

const main = join(import.meta.dirname, '../../dist/server/main.js');

/** Environment for a server of its own: limits that tests do not mean to meet are far away. */
const roomy = {
  QUOTES_PER_HOUR: '10000',
  API_REQUESTS_PER_MINUTE: '100000',
  LOGIN_TRIES: '1000',
  HOST: '127.0.0.1',
  PORT: '0',
};

/** A database of this run's mongod under a name that nobody else uses. */
export function testDatabaseUri(name: string): string {
  const { TEST_MONGODB } = process.env;
  return `${TEST_MONGODB}/${name}-${process.pid}-${Date.now()}?replicaSet=rs0`;
}

/** Starts the built server as its own process, and waits until it says where it listens. */
export async function startTestSite(name: string, environment: Record<string, string> = {}): Promise<TestSite> {
  const dataFolder = await mkdtemp(join(process.env.TEST_FOLDER ?? '', `${name}-`));
  const uri = environment.MONGODB_URI ?? testDatabaseUri(name);
  const folders = { DATA_DIR: dataFolder, UPLOADS_DIR: join(dataFolder, 'uploads'), MONGODB_URI: uri };
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, [main], { env: { PATH, HOME, ...roomy, ...folders, ...environment } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const said = /Site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (said) resolve(`http://127.0.0.1:${said}`);
    });
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const database = await mongoose.createConnection(uri).asPromise();
  return {
    url,
    output: () => output,
    database,
    dataFolder,
    stop: async (signal = 'SIGTERM') => {
      await database.close();
      server.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
