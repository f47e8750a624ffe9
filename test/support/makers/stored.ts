import type { Connection } from 'mongoose';

/** Everything the database holds but the server's own records: for comparing before and after. */
export async function storedIn({ database }: { database: Connection }): Promise<string> {
  const names = (await database.db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
  const kept = names
    .filter((name) => !['jobs', 'locks', 'board-readers', 'clock', 'rate-limits', 'audit-log'].includes(name))
    .toSorted();
  return JSON.stringify(await Promise.all(kept.map((name) => database.collection(name).find().toArray())));
}
