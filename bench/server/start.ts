import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { mongodOf } from '../../test/support/site/own-database.ts';
import { makePdf } from '../../test/support/makers/pdf.ts';
import { signIn } from '../../test/support/site/http.ts';
import { askRaw } from '../../test/support/site/raw-http.ts';

import { median } from '../results.ts';

import { tenths, whole } from './figures.ts';
import type { Table } from './figures.ts';
import { memoryOf, peakOf, startSite } from './processes.ts';
import type { Measured } from './processes.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const PORT = '18080';
const STARTS = 5;
/** Until a start has come to rest: ms. */
const CALM = 10_000;
const UPLOADS = 20;
const UPLOAD_BYTES = 19 * 1024 * 1024;

/** From `npm start` to the first page: ms. */
async function startTime(folder: string): Promise<number> {
  const { PATH = '', HOME = '' } = process.env;
  const places = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads') };
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { PATH, HOME, HOST: '127.0.0.1', PORT, LOG_LEVEL: 'warn', ...places },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(npm, 'exit');
  const isThere = () =>
    askRaw(`http://127.0.0.1:${PORT}`, '/ko').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isThere())) await sleep(25);
  const took = performance.now() - started;
  // The server by its own name for itself: npm does not hand on every signal.
  process.kill(await parentOf(await mongodOf(folder)), 'SIGTERM');
  await ended;
  return took;
}

async function parentOf(pid: number): Promise<number> {
  const [, parent] = /^PPid:\s*(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(parent);
}

async function upload(url: string, token: string): Promise<void> {
  const form = new FormData();
  form.set('title', '큰 문서');
  form.set('content', '벤치마크');
  form.set('pdf', new Blob([makePdf(UPLOAD_BYTES)], { type: 'application/pdf' }), '큰 문서.pdf');
  const { status } = await fetch(url, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
  if (status !== 201) throw new Error(`an upload was answered ${status}`);
}

async function uploads({ url }: Measured): Promise<void> {
  const token = await signIn({ url });
  await Promise.all(Array.from({ length: UPLOADS }, () => upload(`${url}/api/admin/posts/en`, token)));
}

/** Size of a production installation: MB, and the number of packages. */
async function install(): Promise<{ megabytes: number; packages: number }> {
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run('npm', ['ls', '--omit=dev', '--all', '--parseable'], options);
  const folders = stdout.split('\n').filter((path) => relative(ROOT, path).startsWith('node_modules'));
  let bytes = 0;
  for (const folder of folders) {
    // Packages installed within a package are listed separately.
    const sized = await run('du', ['-sb', '--exclude=node_modules', folder], options);
    bytes += Number(sized.stdout.split('\t')[0]);
  }
  return { megabytes: bytes / 1024 / 1024, packages: folders.length };
}

/** Measures the time until the site is ready, and its memory. */
export async function start(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const first = await startTime(folder);
    const times = [];
    for (let turn = 0; turn < STARTS; turn += 1) times.push(await startTime(folder));
    const site = await startSite(folder);
    await sleep(CALM);
    const idle = await memoryOf(site.pid);
    const busy = await peakOf(site.pid, () => uploads(site));
    await site.stop();
    const { megabytes, packages } = await install();
    return {
      title: 'Start and room',
      columns: ['what', 'figure'],
      rows: [
        ['`npm start` to the first page, empty database', `${tenths(first / 1000)} s`],
        ['`npm start` to the first page, later', `${tenths(median(times) / 1000)} s`],
        [`memory of the Node process ${CALM / 1000} s later`, `${whole(idle)} MB`],
        [`the same while ${UPLOADS} files of 19 MB are sent at once, at most`, `${whole(busy)} MB`],
        ['packages installed to run it', `${packages}, ${whole(megabytes)} MB`],
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
