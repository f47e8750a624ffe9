/**
 * How a board of 10,000 posts answers, and what twenty uploads at once cost: `npm run bench:boards`. Starts the built
 * server on a database of its own in a temporary folder; talks to 127.0.0.1 only.
 */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { signIn } from '../test/support/http.ts';
import { ownDatabase } from '../test/support/own-database.ts';
import { makePdf } from '../test/support/pdf.ts';
import { seedPosts } from '../test/support/seed-posts.ts';
import { spawnServer } from '../test/support/server-process.ts';

const POSTS = 10_000;
const REQUESTS = 500;
const UPLOADS = 20;
const UPLOAD_BYTES = 19 * 1024 * 1024;

const words = ['열교환', '가스켓', '전열판', 'gasket', '기술', '압력손실', '팽창', '도면', '없는말', '9'];

/** The value below which this share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function time(urlOf: (index: number) => string): Promise<{ p50?: number; p95?: number }> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const started = performance.now();
    const answer = await fetch(urlOf(index));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/** Resident memory of a process: MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function upload(url: string, token: string): Promise<void> {
  const form = new FormData();
  form.set('title', '큰 문서');
  form.set('content', '벤치마크');
  form.set('pdf', new Blob([makePdf(UPLOAD_BYTES)], { type: 'application/pdf' }), '큰 문서.pdf');
  const { status } = await fetch(url, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
  if (status !== 201) throw new Error(`an upload was answered ${status}`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-boards-'));
const server = spawnServer({ DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), LOG_LEVEL: 'error' });
try {
  const url = await server.url;
  const database = await ownDatabase(folder);
  await seedPosts(database, 'ko-posts', POSTS);
  await database.close();
  const board = `${url}/api/posts/ko`;
  await time((index) => `${board}?page=${index + 1}`); // warm
  const list = await time((index) => `${board}?pageSize=10&page=${((index * 37) % 1000) + 1}`);
  const category = await time((index) => `${board}?category=technical&pageSize=5&page=${((index * 37) % 1000) + 1}`);
  const search = await time(
    (index) => `${board}?pageSize=10&q=${encodeURIComponent(words[index % words.length] ?? '')}`,
  );
  const token = await signIn({ url });
  const before = await memoryOf(server.pid);
  let peak = before;
  const watch = setInterval(() => void memoryOf(server.pid).then((now) => (peak = Math.max(peak, now))), 50);
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(`${url}/api/admin/posts/en`, token)));
  clearInterval(watch);
  console.table({
    'list page': { 'p50 ms': list.p50?.toFixed(1), 'p95 ms': list.p95?.toFixed(1) },
    'category page': { 'p50 ms': category.p50?.toFixed(1), 'p95 ms': category.p95?.toFixed(1) },
    search: { 'p50 ms': search.p50?.toFixed(1), 'p95 ms': search.p95?.toFixed(1) },
  });
  console.log(`${POSTS} posts, ${REQUESTS} requests each, one after the other, HTTP included`);
  console.log(
    `${UPLOADS} uploads of 19 MB at once: server ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB`,
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
