import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

import { mongo } from 'mongoose';

import { driverOptions } from '../../server/platform/database/connection-options.js';
import { testDatabaseUri } from '../support/site/site.js';

const sockets: Socket[] = [];
subscribe('net.client.socket', (message) => void sockets.push((message as { socket: Socket }).socket));

it('does what it is asked when its connections have ended this very moment', async () => {
  const client = await new mongo.MongoClient(testDatabaseUri('ended'), driverOptions(10_000)).connect();
  const notes = client.db().collection<{ _id: number }>('notes');
  await notes.insertOne({ _id: 1 });
  // As Node does when the other side has ended; it tells the driver a moment later.
  for (const socket of sockets.splice(0)) socket.destroy();
  await notes.insertOne({ _id: 2 });
  for (const socket of sockets.splice(0)) socket.destroy();
  expect(await notes.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }]);
  await client.close();
});
