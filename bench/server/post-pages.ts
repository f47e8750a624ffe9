import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { Connection } from 'mongoose';

import { eventually } from '../../test/support/site/http.ts';

import { tenths, whole } from './figures.ts';
import type { Table } from './figures.ts';
import { fill, time, written } from './growth.ts';
import { memoryOf } from './processes.ts';
import type { Measured } from './processes.ts';

const POSTS = 100_000;
const REQUESTS = 200;
const INDEX = '/sitemap.xml';
const FILE = '/sitemap-posts-ko-1.xml';

/** Measures search engines and links from outside on a large board. */
export async function postPages(site: Measured, database: Connection): Promise<Table> {
  const collection = database.collection('ko-posts');
  const present = await collection.countDocuments();
  if (present < POSTS) await fill(database, present, POSTS);
  const ids = await collection
    .find({}, { projection: { _id: 1 } })
    .limit(REQUESTS)
    .toArray();
  const pages = ids.map(({ _id }) => `${site.url}/ko/posts/${String(_id)}`);
  const times = (path: string) =>
    time(
      Array.from({ length: REQUESTS }, () => site.url + path),
      {},
    );
  await time(pages.slice(0, 20)); // warm
  const first = await firstTime(site, database);
  return {
    title: `Pages of ${whole(POSTS)} posts, p50 / p95 in ms, one request after the other, HTTP included`,
    columns: [
      'page',
      'page, kept (goal: 1.5)',
      'feed',
      'sitemaps, first',
      'sitemap index',
      'its file',
      'file KB, gzip',
      'memory MB',
    ],
    rows: [
      [
        written(await time(pages, {})),
        written(await time(pages, {})),
        written(await times('/ko/posts/feed.xml')),
        whole(first),
        written(await times(INDEX)),
        written(await times(FILE)),
        tenths((await zipped(site.url + FILE)) / 1024),
        whole(await memoryOf(site.pid)),
      ],
    ],
  };
}

/** Times the sitemaps after a change of the board: ms. */
async function firstTime(site: Measured, database: Connection): Promise<number> {
  const read = async () => (await fetch(site.url + INDEX)).text();
  const before = await read();
  await database.collection('ko-posts').updateOne({}, { $set: { updatedAt: new Date() } });
  let started = performance.now();
  await eventually(
    () => {
      started = performance.now();
      return read();
    },
    (text) => text !== before,
  );
  return performance.now() - started;
}

/** The size of an answer as it is sent compressed: bytes. */
async function zipped(url: string): Promise<number> {
  const sent = request(url, { headers: { 'Accept-Encoding': 'gzip' }, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the event's only argument
  return (await buffer(answer)).length;
}
