/**
 * Ten thousand generated requests, right, nearly right and hostile, to a server of its own on 127.0.0.1: `npm run fuzz`.
 * `npm run fuzz -- 20000 7` sends another number with another seed. Ends with 1 if any is answered by 5xx, by a status
 * that the API does not describe, or not at all.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fuzz } from '../test/support/fuzz/fuzz.ts';
import { spawnServer } from '../test/support/site/server-process.ts';

const [count = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${count} requests of seed ${seed}`);
const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
const server = spawnServer({
  DATA_DIR: folder,
  UPLOADS_DIR: join(folder, 'uploads'),
  LOG_LEVEL: 'fatal',
  TRUST_PROXY: '1',
});

/** Sum of the counts whose statuses begin with this digit. */
const ofClass = (counts: Record<string, number>, digit: string) =>
  Object.entries(counts)
    .filter(([status]) => status.startsWith(digit))
    .reduce((sum, [, times]) => sum + times, 0);

try {
  const { routes, failures } = await fuzz({ url: await server.url }, seed, count);
  const classes = { '2xx': '2', '3xx': '3', '4xx': '4', '5xx': '5', none: 'E' };
  const rows = Object.entries(routes).map(([name, counts]) => [
    name,
    Object.fromEntries(Object.entries(classes).map(([title, digit]) => [title, ofClass(counts, digit)])),
  ]);
  console.table(Object.fromEntries(rows.toSorted(([one], [other]) => String(one).localeCompare(String(other)))));
  for (const { answer, request } of failures.slice(0, 20)) console.log(`\n${answer}: ${request}`);
  console.log(`${count} requests of seed ${seed}, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
