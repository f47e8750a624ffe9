import { createHash } from 'node:crypto';

import type { Connection } from 'mongoose';

import { ask } from '../../test/support/site/http.ts';

import type { Ledger } from './ledger.ts';

export type Losses = { lost: number; duplicated: number };

/** Files fetched at once. */
const AT_ONCE = 4;

/** True if the file of a post comes back byte for byte. */
async function isFileWhole(url: string, id: string, sha256: string): Promise<boolean> {
  const { body } = await ask<{ pdfUrl?: string }>(`${url}/api/posts/ko/${id}/open`, { json: {} });
  if (!body.pdfUrl) return false;
  const bytes = Buffer.from(await (await fetch(new URL(body.pdfUrl, url))).arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Documents of this load in a collection: name → every mark stored under it. */
async function stored(database: Connection, collection: string, name: string, mark: string, run: string) {
  const found = await database
    .collection(collection)
    .find({ [name]: { $regex: run } })
    .project<Record<string, unknown>>({ [name]: 1, [mark]: 1 })
    .toArray();
  const marks = new Map<string, string[]>();
  for (const each of found) {
    const key = String(each[name]);
    marks.set(key, [...(marks.get(key) ?? []), String(each[mark])]);
  }
  return marks;
}

/** Looks for everything that was acknowledged: in the database itself, and for files through the server. */
export async function findLosses(
  url: string,
  database: Connection,
  { run, quotes, posts }: Pick<Ledger, 'run' | 'quotes' | 'posts'>,
): Promise<Losses> {
  const storedQuotes = await stored(database, 'quotes', 'email', 'reference', run);
  const storedPosts = await stored(database, 'ko-posts', 'title', '_id', run);
  let lost = 0;
  for (const [email, reference] of quotes) if (!storedQuotes.get(email)?.includes(reference)) lost += 1;
  const left = [...posts];
  const check = async () => {
    for (let post = left.pop(); post; post = left.pop()) {
      const [title, { id, sha256 }] = post;
      const isThere = storedPosts.get(title)?.includes(id) && (!sha256 || (await isFileWhole(url, id, sha256)));
      if (!isThere) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, check));
  const copies = [...storedQuotes.values(), ...storedPosts.values()].filter(({ length }) => length > 1);
  return { lost, duplicated: copies.length };
}
