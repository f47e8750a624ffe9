import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

import { eventually, signIn } from '../../test/support/http.ts';

import type { Row } from './ledger.ts';
import { acknowledgedIn, rowOf } from './ledger.ts';
import { startLoad } from './load.ts';
import { connect, freePort, mongodProgram, newFolder, revivable } from './places.ts';
import { bothLetters, openPostOffice } from './post-office.ts';
import { findLosses } from './verify.ts';

const MEMBERS = 3;
const SERVERS = 3;

type Member = { port: number; process: ChildProcess };

/** Three mongod processes that are one replica set. */
async function startReplicaSet(): Promise<{ uri: string; members: Member[] }> {
  const program = await mongodProgram();
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const folder = join(await newFolder('member'), 'data');
    await mkdir(folder);
    const port = await freePort();
    const options = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--port', `${port}`, '--dbpath', folder, '--quiet'];
    const sizes = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128'];
    members.push({ port, process: spawn(program, [...options, ...sizes], { stdio: 'ignore' }) });
  }
  const hosts = members.map(({ port }) => `127.0.0.1:${port}`);
  const first = `mongodb://${hosts[0]}/?directConnection=true`;
  const client = await eventually(
    () => mongo.MongoClient.connect(first).catch(() => undefined),
    (connected) => connected !== undefined,
  );
  await client?.db('admin').command({
    replSetInitiate: { _id: 'rs0', members: hosts.map((host, _id) => ({ _id, host })) },
  });
  await client?.close();
  return { uri: `mongodb://${hosts.join(',')}/site?replicaSet=rs0`, members };
}

/** Three servers on a replica set of three: the primary steps down, a server is killed, the primary is killed. */
export async function manyMachines(): Promise<Row> {
  const { uri, members } = await startReplicaSet();
  const office = await openPostOffice();
  const shared = { MONGODB_URI: uri, SMTP_URL: office.url, STORAGE: 'gridfs', JWT_SECRET: 'x'.repeat(32) };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => revivable(shared)));
  const database = await connect(uri);
  const admin = database.getClient().db('admin');
  const [first = servers[0]] = servers;
  if (!first) throw new Error('no server');
  try {
    let turn = 0;
    const load = startLoad(() => (servers[(turn += 1) % SERVERS] ?? first).url, await signIn(first));
    const steps: [string, () => Promise<unknown>][] = [
      ['the primary steps down', () => admin.command({ replSetStepDown: 10 }).catch(() => undefined)],
      ['a server is killed', () => first.killAndRevive()],
      [
        'the primary is killed',
        async () => {
          const { primary } = await admin.command({ hello: 1 });
          const member = members.find(({ port }) => String(primary).endsWith(`:${port}`));
          member?.process.kill('SIGKILL');
        },
      ],
    ];
    for (const [name, happen] of steps) {
      await sleep(3_000);
      load.ledger.longestDisturbance = 0;
      const before = { ...load.ledger, acknowledged: acknowledgedIn(load.ledger) };
      await happen();
      await sleep(12_000);
      const { longestDisturbance, refused } = load.ledger;
      const answered = acknowledgedIn(load.ledger) - before.acknowledged + refused - before.refused;
      const rate = (((refused - before.refused) / answered) * 100).toFixed(1);
      console.log(`  ${name}: ${rate} % refused, at most ${(longestDisturbance / 1000).toFixed(1)} s without a yes`);
    }
    const ledger = await load.stop();
    const found = await findLosses(first.url, database, ledger);
    const { twice } = await bothLetters(office, [...ledger.quotes.keys()]);
    console.log(`  letters: ${office.taken()} taken for ${ledger.quotes.size} requests, ${twice} of them twice`);
    return rowOf('3 servers, 3 mongod: step-down, two kills', steps.length, ledger, found);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
    await office.close();
    await Promise.all(
      members.map(async ({ process }) => {
        if (process.exitCode !== null || process.signalCode !== null) return;
        const ended = once(process, 'exit');
        process.kill('SIGTERM');
        await ended;
      }),
    );
  }
}
