import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ask, eventually, signIn } from '../../test/support/http.ts';

import type { Row } from './ledger.ts';
import { rowOf } from './ledger.ts';
import { startLoad } from './load.ts';
import { connect, mongodProgram, revivable } from './places.ts';
import { findLosses } from './verify.ts';

const TRIES = 3;

/** A server with the database it brings along, whose mongod is mistreated under load. */
async function withOwnDatabase(
  fault: string,
  mistreat: (mongod: number) => Promise<void>,
  slowest: number,
): Promise<Row> {
  const server = await revivable({ MONGOD_BINARY: await mongodProgram() });
  const mongodOf = async () => Number(await readFile(join(server.folder, 'mongodb/mongod.lock'), 'utf8'));
  try {
    const load = startLoad(() => server.url, await signIn(server));
    for (let tries = 0; tries < TRIES; tries += 1) {
      await sleep(2_000);
      await mistreat(await mongodOf());
      await eventually(
        () => ask(`${server.url}/api/health`),
        ({ status }) => status === 200,
      );
    }
    await sleep(2_000);
    const ledger = await load.stop();
    if (ledger.slowestAnswer > slowest)
      ledger.wrong.push(`an answer took ${Math.round(ledger.slowestAnswer)} ms, promised are ${slowest}`);
    const port = /--port\0(\d+)/.exec(await readFile(`/proc/${await mongodOf()}/cmdline`, 'utf8'))?.[1];
    const database = await connect(`mongodb://127.0.0.1:${port}/site?replicaSet=rs0`);
    const found = await findLosses(server.url, database, ledger).finally(() => database.close());
    return rowOf(fault, TRIES, ledger, found);
  } finally {
    await server.stop();
  }
}

/** Its own database dies and is started again by the server. */
export const databaseKilled = () =>
  withOwnDatabase('mongod: SIGKILL', async (mongod) => void process.kill(mongod, 'SIGKILL'), 7_000);

/** The database answers nothing for ten seconds. */
export const databaseHung = () =>
  withOwnDatabase(
    'mongod: SIGSTOP for 10 s',
    async (mongod) => {
      process.kill(mongod, 'SIGSTOP');
      await sleep(10_000);
      process.kill(mongod, 'SIGCONT');
    },
    8_000,
  );
