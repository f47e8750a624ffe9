import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { loadConfig } from '../../server/config.ts';
import { startEmbeddedMongodb } from '../../server/database/embedded-mongodb.ts';
import type { EmbeddedMongodb } from '../../server/database/embedded-mongodb.ts';
import { findMongod } from '../../server/database/mongod-binary.ts';
import { spawnServer } from '../../test/support/server-process.ts';
import type { ServerProcess } from '../../test/support/server-process.ts';

export const newFolder = (name: string) => mkdtemp(join(tmpdir(), `torture-${name}-`));

/** A port of 127.0.0.1 that nobody uses now: servers come back on the one they had. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP server's address
      probe.close(() => resolve(port));
    });
  });
}

export const mongodProgram = () => findMongod(loadConfig(), (line) => console.log(line));

/** A mongod of its own for one fault. */
export async function ownMongodb(name: string): Promise<EmbeddedMongodb & { uri: string }> {
  const folder = join(await newFolder(name), 'mongodb');
  const mongodb = await startEmbeddedMongodb(await mongodProgram(), folder, () => undefined);
  return { ...mongodb, uri: `mongodb://127.0.0.1:${mongodb.port}/site?replicaSet=rs0` };
}

export async function connect(uri: string): Promise<Connection> {
  return mongoose.createConnection(uri).asPromise();
}

/** Starts a server that can be killed and comes back at the same address with the same files. */
export async function revivable(environment: Record<string, string>) {
  const folder = await newFolder('server');
  const places = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), PORT: String(await freePort()) };
  const start = () => spawnServer({ LOG_LEVEL: 'error', ...places, ...environment });
  let server: ServerProcess = start();
  const url = await server.url;
  return {
    url,
    folder,
    /** As a service manager would: killed, and started again at once. */
    killAndRevive: async () => {
      await server.stop('SIGKILL');
      server = start();
      await server.url;
    },
    kill: () => server.stop('SIGKILL'),
    stop: () => server.stop(),
  };
}
