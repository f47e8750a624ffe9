import { setTimeout as sleep } from 'node:timers/promises';

import { boardAt, pdfNamed } from '../../test/support/makers/boards.ts';
import { signIn } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';

/** Between faults, and longer than a process that stands still may answer from memory: ms. */
const PHASE = 3_000;
/** Every fourth version of the post is locked. */
const isLocked = (version: number) => version % 4 === 3;

/**
 * A post changes, is locked and opened again through one server; its page, the head of its PDF and the board's feed are
 * asked for at both without a pause. The other server stands still for a moment, then it is killed.
 */
export async function postsFromMemory(report: Report): Promise<void> {
  const { uri } = await newDatabase();
  const shared = { MONGODB_URI: uri, STORAGE: 'gridfs' };
  const [office, other] = [await newSite(report, shared), await newSite(report, shared)];
  const board = boardAt(office, 'e-procurement', 'ko', await signIn(office));
  const ledger = newLedger();
  const titleOf = (version: number) => `version ${version}`;
  const { body } = await board.add({ title: titleOf(0) }, pdfNamed('tender.pdf'));
  let [sent, answered, reads] = [0, 0, 0];
  const over = new AbortController();

  const write = async () => {
    while (!over.signal.aborted) {
      sent += 1;
      const password = isLocked(sent) ? 'locked' : '';
      const started = performance.now();
      const { status } = await board.change(body.id, { title: titleOf(sent), password });
      ledger.slowestAnswer = Math.max(ledger.slowestAnswer, performance.now() - started);
      if (status !== 200) noteWrong(ledger, `a change was answered ${status}`);
      ledger.edits += 1;
      answered = sent;
      await sleep(20);
    }
  };

  /** Compares each answer with the versions that were there while it was asked for. */
  const read = async (url: string, method: 'GET' | 'HEAD') => {
    while (!over.signal.aborted) {
      const least = answered;
      const answer = await fetch(url, { method }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      const there = Array.from({ length: sent - least + 1 }, (_, index) => least + index);
      if (!answer || text === undefined || answer.status === 503) {
        await sleep(20); // killed, or not up again
        continue;
      }
      reads += 1;
      const [, shown] = /version (\d+)/.exec(text) ?? [];
      const isRight = (version: number) =>
        shown === undefined || answer.status === 403
          ? isLocked(version) === (answer.status === 403 || method === 'GET')
          : Number(shown) === version && !isLocked(version);
      if (![200, 403].includes(answer.status) || !there.some(isRight))
        noteWrong(ledger, `${method} ${new URL(url).pathname} was old: ${answer.status} ${shown}`);
    }
  };

  const readAll = [office, other].flatMap((site) => [
    read(`${site.url}/ko/e-procurement/${body.id}`, 'GET'),
    read(`${site.url}/ko/e-procurement/feed.xml`, 'GET'),
    read(`${site.url}/api/e-procurement/ko/${body.id}/pdf`, 'HEAD'),
  ]);
  const work = Promise.all([write(), ...readAll]);
  await sleep(PHASE);
  other.signal('SIGSTOP');
  await sleep(PHASE);
  other.signal('SIGCONT');
  await sleep(PHASE);
  await other.kill();
  await sleep(PHASE);
  await other.revive();
  await sleep(PHASE);
  over.abort();
  await work;
  addRow(report, 'posts from memory', 1, ledger, { lost: 0, duplicated: 0 });
  report.notes.push(
    `posts from memory: ${reads} pages, feeds and heads of PDFs, each compared with the last answered change.`,
  );
}
