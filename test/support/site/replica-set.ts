import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { mongo } from 'mongoose';

import { loadConfig } from '../../../server/platform/config.js';
import { findMongod } from '../../../server/platform/database/mongod-binary.js';

import { eventually } from './http.js';
import { portOf } from './listening.js';

export type ReplicaSet = {
  /** The address of this database in it. */
  uriOf: (name: string) => string;
  client: mongo.MongoClient;
  /** The member that takes writes, once there is one. */
  primary: () => Promise<ChildProcess>;
  members: readonly ChildProcess[];
  stop: () => Promise<void>;
};

/** Quick to choose another primary, for tests. */
const quick = { electionTimeoutMillis: 1000, heartbeatIntervalMillis: 200 };

/** Starts so many mongods as one replica set, with these options more. */
export async function startReplicaSet(
  folder: string,
  size: number,
  options: readonly string[] = [],
  settings: Record<string, number> = quick,
): Promise<ReplicaSet> {
  const binary = await findMongod(loadConfig(), () => undefined);
  const members = new Map<string, ChildProcess>();
  for (let index = 0; index < size; index += 1) {
    const path = join(folder, `member-${index}`);
    await mkdir(path, { recursive: true });
    const place = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--port', '0', '--nounixsocket', '--dbpath', path];
    const sizes = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128', '--quiet'];
    const member = spawn(binary, [...place, ...sizes, ...options], { stdio: 'ignore' });
    members.set(`127.0.0.1:${await portOf(member.pid ?? 0)}`, member);
  }
  const hosts = [...members.keys()];
  const first = await mongo.MongoClient.connect(`mongodb://${hosts[0]}/?directConnection=true`);
  const config = {
    _id: 'rs0',
    members: hosts.map((host, _id) => ({ _id, host })),
    settings,
  };
  // The other members may still be starting.
  await eventually(
    () =>
      first
        .db('admin')
        .command({ replSetInitiate: config })
        .catch(() => undefined),
    (answer) => answer !== undefined,
  );
  await first.close();
  const uriOf = (name: string) => `mongodb://${hosts.join()}/${name}?replicaSet=rs0`;
  const client = await mongo.MongoClient.connect(uriOf('admin'));
  const primary = async () => {
    const { primary: host } = await eventually(
      () => client.db('admin').command({ hello: 1 }),
      (hello) => hello.isWritablePrimary === true,
    );
    const member = members.get(host);
    if (!member) throw new Error(`${host} is none of the members.`);
    return member;
  };
  await primary();
  return {
    uriOf,
    client,
    primary,
    members: [...members.values()],
    stop: async () => {
      await client.close();
      await Promise.all([...members.values()].map((member) => endOf(member)));
    },
  };
}

async function endOf(member: ChildProcess): Promise<void> {
  if (member.exitCode !== null || member.signalCode !== null) return;
  const ended = once(member, 'exit');
  member.kill('SIGKILL');
  await ended;
}
