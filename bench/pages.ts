/**
 * Measures the public pages' speed: `npm run bench:pages`. Lighthouse on phone and desktop, and a real phone's window
 * on a processor four times slower, for first visits, for what comes within ten seconds of rest and for moves within the
 * site; `-- mobile`, `desktop`, `slow`, `rest` or `moves` for one of these, `-- --runs 3` for fewer runs than five, `-- --only products,esg` for some of the pages, `--
 * --record` writes the tables into bench/RESULTS.md. Talks to 127.0.0.1 only.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import chromium from '@sparticuz/chromium';
import type { Browser } from 'playwright-core';

import { launchBrowser, phone, slowLine, visit } from '../test/support/browser/browser.ts';
import { seedPosts } from '../test/support/makers/seed-posts.ts';
import { ownDatabase } from '../test/support/site/own-database.ts';
import { spawnServer } from '../test/support/site/server-process.ts';

import { freePort } from './free-port.ts';
import { firstMoments } from './pages/first-click.ts';
import type { FirstMoments } from './pages/first-click.ts';
import { doingNames, interactionToNextPaint } from './pages/interactions.ts';
import { moveBetween, moves } from './pages/moves.ts';
import { arrivedAtRest } from './pages/rest.ts';
import { audit, auditRow, medianAudit } from './pages/lighthouse.ts';
import type { Audit, Device } from './pages/lighthouse.ts';
import { markdownTable, measuredOn, median, recordSection } from './results.ts';

const SLOWER = 4;
/** Pages of the office, and the one that opens by a sender's own link. */
const PRIVATE = ['404', 'manage', 'certification-management', 'requests'];
/** Posts on the board; `posts` among the pages is the newest of them. */
const POSTS = 20;
const KB = 1024;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);

/** Fills the board, and tells the address of a post. */
async function newestPost(folder: string): Promise<string> {
  const database = await ownDatabase(folder);
  const board = 'ko-posts';
  await seedPosts(database, board, POSTS);
  const post = await database.collection(board).findOne({}, { sort: { createdAt: -1 } });
  await database.close();
  return `posts/${String(post?._id)}`;
}

async function publicPages(post: string): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, '../dist/pages/ko'), { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.replace('.html', ''));
  const names = pages.filter((name) => !PRIVATE.includes(name));
  const only = options.only?.split(',');
  const wanted = names.filter((name) => only?.includes(name) ?? true);
  const built = wanted.flatMap((name) =>
    ['ko', 'en'].map((language) => `/${language}${name === 'index' ? '' : `/${name}`}`),
  );
  return only?.includes('posts') === false ? built : [...built, `/ko/${post}`];
}

/** Runs something often in a slowed-down phone, each time in a browser window of its own. */
async function onSlowPhone<T>(browser: Browser, act: (each: Slow) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, context } = await visit(browser, phone, { savesData: false });
    const devtools = await context.newCDPSession(page);
    const slow = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    found.push(await act({ page, slow }));
    await context.close();
  }
  return found;
}
type Slow = {
  page: Awaited<ReturnType<typeof visit>>['page'];
  slow: () => Promise<unknown>;
};

const middle = (moments: readonly FirstMoments[], name: keyof FirstMoments) =>
  median(moments.map((each) => each[name])).toFixed(0);

async function lighthouseTable(url: string, pages: readonly string[], device: Device): Promise<string> {
  const found = new Map<string, Audit>();
  for (const page of pages) {
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const port = await freePort();
      const browser = await launchBrowser(await chromium.executablePath(), [`--remote-debugging-port=${port}`]);
      audits.push(await audit(url + page, device, port).finally(() => browser.close()));
    }
    found.set(page, medianAudit(audits));
    console.error(device, page, audits.map(({ performance }) => performance).join(' '));
  }
  const all = [...found.values()];
  const rows = [...found].map(([page, each]) => auditRow(page, each));
  const lowest = Math.min(...all.map(({ performance }) => performance));
  return [
    markdownTable([...rows, auditRow('median', medianAudit(all))]),
    `\nLowest performance ${lowest}; the goal is 98 or more on every page. Bytes as they are sent, compressed.`,
  ].join('\n');
}

async function slowPhoneTables(url: string, pages: readonly string[]): Promise<string> {
  const browser = await launchBrowser(await chromium.executablePath());
  const moments: Record<string, string>[] = [];
  for (const page of pages) {
    const found = await onSlowPhone(browser, async ({ page: tab, slow }) => {
      await slow();
      return firstMoments(tab, url + page);
    });
    moments.push({ page, 'headline painted ms': middle(found, 'painted'), 'menu opens ms': middle(found, 'clicked') });
  }
  const interactions: Record<string, string>[] = [];
  for (const doing of doingNames) {
    const found = await onSlowPhone(browser, ({ page, slow }) => interactionToNextPaint(page, url, doing, slow));
    interactions.push({ doing, 'INP ms': median(found).toFixed(0), worst: Math.max(...found).toFixed(0) });
  }
  await browser.close();
  return [
    'From the start of the navigation, on a line without delay: the headline is painted, and the first click on the',
    'menu that opens it, of clicks every 50 ms from the paint on.\n',
    markdownTable(moments),
    '\nInteraction to Next Paint, in steps of 8 ms; the goal is at most 100:\n',
    markdownTable(interactions),
  ].join('\n');
}

async function restTable(url: string, pages: readonly string[]): Promise<string> {
  const browser = await launchBrowser(await chromium.executablePath());
  const inKilobytes = (bytes: number) => (bytes / KB).toFixed(0);
  const rows: Record<string, string>[] = [];
  for (const page of pages) {
    const { page: tab, context } = await visit(browser, phone, { savesData: false });
    const { bytes, scripts, fonts, files } = await arrivedAtRest(tab, url + page);
    await context.close();
    const row = { 'scripts KB': inKilobytes(scripts), 'fonts KB': inKilobytes(fonts), files: String(files) };
    rows.push({ page, KB: inKilobytes(bytes), ...row });
  }
  await browser.close();
  return [
    'On a touch screen, without a touch, until ten seconds after the load. Goals: 220 KB a page, 150 a list or a post;',
    'scripts 40 KB where a page only shows something; fonts 100 KB.\n',
    markdownTable(rows),
  ].join('\n');
}

async function movesTable(url: string): Promise<string> {
  const browser = await launchBrowser(await chromium.executablePath());
  const rows: Record<string, string>[] = [];
  for (const move of moves) {
    const row: Record<string, string> = { from: move[0], to: move[1] };
    for (const [name, rest] of [
      ['at once', 0],
      ['after a rest', 2500],
    ] as const) {
      const found = await onSlowPhone(browser, async ({ page, slow }) => {
        await slowLine(page);
        await slow();
        return moveBetween(page, url, move, rest);
      });
      row[`headline ms, ${name}`] = median(found.map(({ headline }) => headline)).toFixed(0);
      row[`shift, ${name}`] = median(found.map(({ shift }) => shift)).toFixed(3);
    }
    rows.push(row);
  }
  await browser.close();
  return [
    'From the tap on a link to the headline of the next page, on a line of 1.6 Mbit/s with a delay of 150 ms; and the sum of',
    'all layout shifts from the tap on. The goal after a rest is 300 ms.\n',
    markdownTable(rows),
  ].join('\n');
}

/** Measurements, and the headings under which they are recorded. */
const parts: Record<string, [title: string, measure: (url: string, pages: readonly string[]) => Promise<string>]> = {
  mobile: ['Pages by Lighthouse, phone', (url, pages) => lighthouseTable(url, pages, 'mobile')],
  desktop: ['Pages by Lighthouse, desktop', (url, pages) => lighthouseTable(url, pages, 'desktop')],
  rest: ["Pages in a phone's window, at rest", restTable],
  moves: [`Moves in a phone's window, the processor ${SLOWER} times slower`, movesTable],
  slow: [`Pages in a phone's window, the processor ${SLOWER} times slower`, slowPhoneTables],
};

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
const server = spawnServer({ DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads'), LOG_LEVEL: 'error' });
try {
  const url = await server.url;
  const pages = await publicPages(await newestPost(folder));
  for (const [part, [title, measure]] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(part)) continue;
    const where = measuredOn();
    const medians = part === 'rest' ? '' : ` Medians of ${runs} runs.`;
    const text = `${where}${medians}\n\n${await measure(url, pages)}\n`;
    console.log(`\n## ${title}\n\n${text}`);
    if (options.record) await recordSection(title, text);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
