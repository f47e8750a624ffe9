import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

import { allBoards, collectionName } from '../../server/posts/boards/collections.js';
import type { BoardRef } from '../../server/posts/boards/collections.js';
import { BoardEventsService } from '../../server/posts/boards/events.service.js';
import { beginReading, confirm, READERS } from '../../server/platform/database/readers.js';
import { loadConfig } from '../../server/platform/config.js';
import { eventually } from '../support/site/http.js';
import { testDatabaseUri } from '../support/site/site.js';

const BOARD: BoardRef = { kind: 'posts', name: 'ko' };

let uri: string;
let database: Connection;
const running: { stop: () => Promise<void> }[] = [];

beforeEach(async () => {
  uri = testDatabaseUri('board-readers');
  database = await mongoose.createConnection(uri).asPromise();
});

afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
  await database.close();
});

/** Starts what follows the boards in a server process. */
async function start() {
  const connection = await mongoose.createConnection(uri).asPromise();
  const events = new BoardEventsService(connection, loadConfig({}));
  const told: string[] = [];
  events.onApplicationBootstrap();
  await eventually(
    async () => events.isCurrent,
    (isCurrent) => isCurrent,
  );
  events.onChange((collection) => told.push(collection));
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await events.onModuleDestroy();
    await connection.close();
  };
  running.push({ stop });
  return { events, told, stop };
}

const write = () => database.collection(collectionName(BOARD)).insertOne({ title: 'new' });
const readers = async () => (await database.collection(READERS).find().toArray()).map(({ _id }) => String(_id));

describe('a write', () => {
  it('is answered when every process that answers from memory has heard of it', async () => {
    const [one, two] = [await start(), await start()];
    for (let turn = 0; turn < 20; turn += 1) {
      await write();
      await one.events.changedHere([BOARD]);
      expect(new Set(two.told.splice(0))).toEqual(new Set(['ko-posts']));
    }
  });

  it('gives up a process that says nothing, whose answer comes too late then', async () => {
    const one = await start();
    await beginReading(database, 'silent');
    await one.events.changedHere([BOARD]);
    await expect(confirm(database, 'silent', 1)).rejects.toThrow('do not wait');
    expect(await readers()).toHaveLength(1);
  });

  it('waits for nobody who has ended', async () => {
    const [one, two] = [await start(), await start()];
    const [, second] = await readers();
    await two.stop();
    expect(two.events.isCurrent).toBe(false);
    expect(await readers()).not.toContain(second);
    await one.stop();
    expect(await readers()).toEqual([]);
  });
});

describe('a process that was given up', () => {
  it('drops all it has and begins again', async () => {
    const { told } = await start();
    const former = await readers();
    await database.collection(READERS).deleteMany({});
    const present = await eventually(readers, (found) => found.length > 0);
    expect(present).not.toEqual(former);
    await eventually(
      async () => new Set(told).size,
      (boards) => boards === allBoards.length,
    );
  });
});
