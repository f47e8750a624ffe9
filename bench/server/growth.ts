import type { Connection } from 'mongoose';

import { BY_BIGRAM } from '../../server/posts/boards/board.schema.ts';
import { searchable } from '../../shared/words/searchable.ts';
import { seedPosts } from '../../test/support/makers/seed-posts.ts';

import { quantile, tenths, whole } from './figures.ts';
import type { Table } from './figures.ts';
import { memoryOf } from './processes.ts';
import type { Measured } from './processes.ts';

const SIZES = [1000, 10_000, 100_000];
const REQUESTS = 200;
/** Asks for a newer version, which only the database knows of. */
const UNKEPT = { 'If-None-Match': '"none"' };

type Times = { p50: number; p95: number };

/** Times the answers, asked for one after the other: ms. */
export async function time(urls: readonly string[], headers: Record<string, string> = UNKEPT): Promise<Times> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

export const written = ({ p50, p95 }: Times) => `${tenths(p50)} / ${tenths(p95)}`;

/** Every two Korean characters that stand together in these posts, and some that do not. */
async function syllablePairs(database: Connection): Promise<string[]> {
  const posts = await database.collection('ko-posts').find<{ searchText: string }>({}).limit(100).toArray();
  const all = posts.flatMap(({ searchText }) =>
    [...searchText.matchAll(/(?=([가-힣]{2}))/g)].map(([, pair]) => pair ?? ''),
  );
  return [...new Set(all), ...['없다', '트럭', '바다', '하늘', '구름'].map(searchable)];
}

/** Posts up to this number, the index of searches made at the end, as it is sooner. */
export async function fill(database: Connection, present: number, wanted: number): Promise<void> {
  const posts = database.collection('ko-posts');
  await posts.dropIndex('deletedAt_1_searchGrams_1');
  await seedPosts(database, 'ko-posts', wanted - present);
  await posts.createIndex(BY_BIGRAM);
}

/** Measures lists and searches with more and more posts. */
export async function growth(site: Measured, database: Connection): Promise<Table> {
  const board = `${site.url}/api/posts/ko`;
  const rows = [];
  let present = await database.collection('ko-posts').countDocuments();
  for (const size of SIZES) {
    if (present < size) await fill(database, present, size);
    present = Math.max(present, size);
    const pages = present / 10;
    const turns = Array.from({ length: REQUESTS }, (_, index) => index);
    const pageAt = (page: number) => `${board}?page=${page}`;
    const anywhere = turns.map((turn) => pageAt(1 + ((turn * 7919) % pages)));
    await time(anywhere.slice(0, 20)); // warm
    const pairs = await syllablePairs(database);
    const searches = pairs.map((pair) => `${board}?q=${encodeURIComponent(pair)}`);
    rows.push([
      whole(present),
      written(await time(turns.map(() => board))),
      written(await time(anywhere)),
      written(await time(turns.map(() => pageAt(pages)))),
      written(await time(turns.map(() => `${board}?category=technical`))),
      written(await time(searches)),
      written(await time([board, ...turns.map(() => board)], {})),
      whole(await memoryOf(site.pid)),
    ]);
  }
  return {
    title: `Lists and searches, p50 / p95 in ms, one request after the other, HTTP included; each pair of syllables once`,
    columns: ['posts', 'first page', 'any page', 'last page', 'category', 'two syllables', 'kept', 'memory MB'],
    rows,
  };
}
