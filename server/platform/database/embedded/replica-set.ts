import { setTimeout as sleep } from 'node:timers/promises';

import { mongo } from 'mongoose';

/** Longest election of a replica set of one: ms. */
const PATIENCE = 20_000;

/**
 * The feature compatibility version: what the former release's MongoDB reads. Raise it one release after a newer
 * MongoDB, so that there is a release to go back to.
 */
const COMPATIBILITY = '8.2';

export const addressOf = (socket: string, options = '') => `mongodb://${encodeURIComponent(socket)}/${options}`;

export const connectTo = (socket: string, options: mongo.MongoClientOptions = {}) =>
  mongo.MongoClient.connect(addressOf(socket, '?directConnection=true'), options);

/** Waits until mongod, now a replica set of one on its present socket, takes writes. */
export async function becomePrimary(socket: string): Promise<void> {
  const client = await connectTo(socket);
  try {
    const admin = client.db('admin');
    await claimMembership(admin, socket);
    const until = Date.now() + PATIENCE;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > until) throw new Error('mongod did not become primary');
      await sleep(50);
    }
    await raiseCompatibility(admin);
  } finally {
    await client.close();
  }
}

async function claimMembership(admin: mongo.Db, host: string): Promise<void> {
  try {
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.codeName !== 'AlreadyInitialized') throw error;
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members[0].host === host) return;
    const members = [{ ...config.members[0], host }];
    await admin.command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
  }
}

/** An operator's own mongod may be older and not know the version. */
async function raiseCompatibility(admin: mongo.Db): Promise<void> {
  const { version } = await admin.command({ buildInfo: 1 });
  const isKnown = !isOlder(version, COMPATIBILITY);
  if (isKnown && isOlder(await compatibilityOf(admin), COMPATIBILITY)) await setCompatibility(admin, COMPATIBILITY);
}

export async function compatibilityOf(admin: mongo.Db): Promise<string> {
  const { featureCompatibilityVersion } = await admin.command({ getParameter: 1, featureCompatibilityVersion: 1 });
  return featureCompatibilityVersion.version;
}

/** Throws if this mongod does not know the version. */
export async function setCompatibility(admin: mongo.Db, version: string): Promise<void> {
  await admin.command({ setFeatureCompatibilityVersion: version, confirm: true });
}

const isOlder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;
