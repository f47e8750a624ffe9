/**
 * Measures the import of a large export while the site is read and searched: `npm run bench:import`, after `npm run
 * build`. `-- --posts 1000` takes fewer; `-- --record` writes the result down.
 */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { builtProgram, spawnProgram, spawnServer } from '../test/support/site/server-process.ts';
import { makePdf } from '../test/support/makers/pdf.ts';

import { markdownTable, measuredOn, recordSection } from './results.ts';

/** Of each PDF: bytes. */
const PDF_SIZE = 100_000;
/** Between two questions to the site: ms. */
const PAUSE = 50;

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '10000' }, record: { type: 'boolean', default: false } },
});
const count = Number(values.posts);

/** The limits of memory with which `npm run import` starts. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(join(import.meta.dirname, '../package.json'), 'utf8'),
);
const limits = scripts.import?.match(/--\S+/g) ?? [];

/** One JSON file as `node-firestore-import-export` writes it, each post with a PDF of its own in it. */
async function writeExport(path: string): Promise<void> {
  const file = createWriteStream(path);
  const write = async (text: string) => void (file.write(text) || (await once(file, 'drain')));
  await write('{"__collections__":{"ko-posts":{');
  for (let number = 0; number < count; number += 1) {
    const pdf = makePdf(PDF_SIZE);
    // Into what fills it up, so that no two are the same.
    pdf.write(randomBytes(16).toString('hex'), pdf.indexOf('%xxx') + 1, 'latin1');
    const post = {
      title: `가져온 자료 ${number}`,
      content: `전열판 세척 주기와 조임 치수 ${number}`,
      createdAt: { __datatype__: 'timestamp', value: { _seconds: 1_600_000_000 + number, _nanoseconds: 0 } },
      viewCount: number,
      pdfFile: `data:application/pdf;base64,${pdf.toString('base64')}`,
      pdfFileName: `자료 ${number}.pdf`,
    };
    await write(`${number === 0 ? '' : ','}"post${number}":${JSON.stringify(post)}`);
  }
  await write('}}}');
  file.end();
  await once(file, 'finish');
}

/** The most memory that a process has had: bytes; 0 once it is gone. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

const started = new Date();
const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
const place = { DATA_DIR: join(folder, 'data'), UPLOADS_DIR: join(folder, 'uploads') };
const site = spawnServer(place);
try {
  const url = await site.url;
  const path = join(folder, 'export.json');
  console.log(`Writing an export of ${count} posts …`);
  await writeExport(path);
  const begun = performance.now();
  const running = spawnProgram(
    [...limits, builtProgram('programs/import.js'), path, '--apply', '--report', join(folder, 'report')],
    place,
  );
  const isOver = running.ended.then(() => true);
  let peak = 0;
  const answers: Record<number, number> = {};
  while (!(await Promise.race([isOver, sleep(PAUSE, false)]))) {
    peak = Math.max(peak, await peakOf(running.pid));
    for (const query of ['', `?q=${encodeURIComponent('전열판')}`, '?page=3']) {
      const { status, ok } = await fetch(`${url}/api/posts/ko${query}`);
      answers[status] = (answers[status] ?? 0) + 1;
      if (!ok) console.log(`${query}: ${status}`);
    }
  }
  if ((await running.ended) !== 0) throw new Error(running.output());
  const seconds = (performance.now() - begun) / 1000;
  const rows = [
    {
      posts: count,
      'MB of PDFs': Math.round((count * PDF_SIZE) / 1e6),
      seconds: seconds.toFixed(0),
      'memory, at most (MB)': (peak / 1e6).toFixed(0),
      'answers meanwhile': Object.entries(answers)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    },
  ];
  const text = `${markdownTable(rows)}\n\n${measuredOn(started)}`;
  console.log(text);
  if (values.record) await recordSection('Bringing data over', text);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
