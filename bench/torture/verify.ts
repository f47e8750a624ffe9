import { createHash } from 'node:crypto';

import type { Connection } from 'mongoose';

import { ask } from '../../test/support/http.ts';

import type { Ledger } from './ledger.ts';

/** How often each value of a field occurs in a collection. */
async function counts(database: Connection, collection: string, field: string): Promise<Map<string, number>> {
  const found = await database
    .collection(collection)
    .aggregate<{ _id: string; count: number }>([{ $group: { _id: `$${field}`, count: { $sum: 1 } } }])
    .toArray();
  return new Map(found.map(({ _id, count }) => [_id, count]));
}

async function isFileWhole(url: string, id: string, sha256: string): Promise<boolean> {
  const { body } = await ask<{ pdfUrl?: string }>(`${url}/api/posts/ko/${id}/open`, { json: {} });
  if (!body.pdfUrl) return false;
  const bytes = Buffer.from(await (await fetch(new URL(body.pdfUrl, url))).arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex') === sha256;
}

/** Looks for everything that was acknowledged: in the database itself, and files through the server, byte for byte. */
export async function findLosses(
  url: string,
  database: Connection,
  { quotes, posts }: Ledger,
): Promise<{ lost: number; duplicated: number }> {
  const quoteCounts = await counts(database, 'quotes', 'email');
  const postCounts = await counts(database, 'ko-posts', 'title');
  const references = await counts(database, 'quotes', 'reference');
  let lost = 0;
  for (const [email, reference] of quotes) if (!quoteCounts.has(email) || !references.has(reference)) lost += 1;
  for (const [title, { id, sha256 }] of posts) {
    const isThere = postCounts.has(title) && (sha256 === undefined || (await isFileWhole(url, id, sha256)));
    if (!isThere) lost += 1;
  }
  const repeated = [...quoteCounts.values(), ...postCounts.values()].filter((count) => count > 1);
  return { lost, duplicated: repeated.length };
}
