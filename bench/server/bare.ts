/**
 * A program: what the site is measured against, a `node:http` server that does nothing but send bytes, or ask MongoDB
 * with the bare driver and send what it gets. Its settings are one argument of JSON; it prints its port.
 */
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import mongoose from 'mongoose';

/** `bytes`: this body (base64) with these headers. The others do what the site's route of this name does in MongoDB. */
export type BareTask =
  | { task: 'bytes'; body: string; headers: Record<string, string> }
  | { task: 'list' | 'open' | 'quote'; uri: string };

type Answer = (request: IncomingMessage) => Promise<object>;

const given = JSON.parse(process.argv[2] ?? '') as BareTask;

async function answerOf(task: 'list' | 'open' | 'quote', uri: string): Promise<Answer> {
  const client = await mongoose.mongo.MongoClient.connect(uri, { writeConcern: { w: 'majority' } });
  const database = client.db();
  const posts = database.collection('ko-posts');
  const fields = { title: 1, createdAt: 1, updatedAt: 1, viewCount: 1, category: 1, password: 1, pdfFile: 1 };
  const answers: Record<typeof task, Answer> = {
    list: async () => ({
      items: await posts
        .find({ deletedAt: null }, { projection: fields, hint: { deletedAt: 1, createdAt: -1, _id: -1 } })
        .sort({ createdAt: -1, _id: -1 })
        .limit(10)
        .toArray(),
    }),
    open: async ({ url = '' }) => {
      const _id = new mongoose.mongo.ObjectId(url.split('/')[4]);
      const post = await posts.findOne({ _id, deletedAt: null }, { projection: { searchGrams: 0 } });
      const counted = await posts.findOneAndUpdate(
        { _id },
        { $inc: { viewCount: 1 } },
        { returnDocument: 'after', projection: { viewCount: 1 } },
      );
      return { ...post, ...counted };
    },
    quote: async (request) => {
      const quote = JSON.parse(await text(request)) as object;
      const counter = database.collection<{ _id: string; value: number }>('bare-counters');
      const options = { upsert: true, returnDocument: 'after' } as const;
      const counted = await counter.findOneAndUpdate({ _id: 'quotes' }, { $inc: { value: 1 } }, options);
      await database.collection('bare-quotes').insertOne({ ...quote, reference: counted?.value });
      return { reference: counted?.value };
    },
  };
  return answers[task];
}

async function listener() {
  if (given.task === 'bytes') {
    const body = Buffer.from(given.body, 'base64');
    const headers = { ...given.headers, 'Content-Length': String(body.length) };
    return createServer((_request, response) => response.writeHead(200, headers).end(body));
  }
  const answer = await answerOf(given.task, given.uri);
  return createServer((request, response) => {
    void answer(request).then((found) => {
      const body = Buffer.from(JSON.stringify(found));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
    });
  });
}

const server = await listener();
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`); // a TCP server's address
});
