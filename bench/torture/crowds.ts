import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { QuotePage } from '../../shared/requests/quotes.types.ts';
import { boardAt } from '../../test/support/makers/boards.ts';
import { quoteRequest } from '../../test/support/makers/factories.ts';
import { ask, signIn } from '../../test/support/site/http.ts';
import { makePdf } from '../../test/support/makers/pdf.ts';

import { noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { newDatabase, newSite } from './places.ts';
import type { Site } from './places.ts';
import { openPostOffice } from './post-office.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';
import { until } from './until.ts';
import { findLosses } from './verify.ts';

/** Addresses of as many visitors as wanted, as a proxy tells them. */
const from = (index: number) => ({ 'X-Forwarded-For': `10.1.${Math.trunc(index / 250)}.${index % 250}` });

type Attack = (place: {
  site: Site;
  token: string;
  ledger: Ledger;
  report: Report;
  stopLoad: () => Promise<unknown>;
}) => Promise<void>;

/** Attacks a site under load and looks for everything that was acknowledged meanwhile. */
async function attackUnderLoad(report: Report, fault: string, attack: Attack, settings: Record<string, string> = {}) {
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri, TRUST_PROXY: '1', ...settings });
  const token = await signIn(site);
  const load = startLoad([site.url], token);
  await sleep(1_000);
  await attack({ site, token, ledger: load.ledger, report, stopLoad: load.stop });
  const ledger = await load.stop();
  addRow(report, fault, 1, ledger, await findLosses(site.url, database, ledger));
}

/** Counts answers by status; one that is not expected breaks a promise. */
function tally(ledger: Ledger, what: string, statuses: readonly number[], expected: readonly number[]): string {
  for (const status of statuses.filter((each) => !expected.includes(each)))
    noteWrong(ledger, `${what} was answered ${status}`);
  return expected.map((status) => `${statuses.filter((each) => each === status).length} times ${status}`).join(', ');
}

/** Four hundred sign-ins at once keep nobody waiting who wants a file or a list. */
export const signInFlood = (report: Report) =>
  attackUnderLoad(report, '400 sign-ins at once', async ({ site, ledger }) => {
    const flooding = new AbortController();
    const flood = Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        ask(`${site.url}/api/admin/login`, { json: { password: 'wrong' }, headers: from(index) }),
      ),
    ).finally(() => flooding.abort());
    let visits = 0;
    let slowest = 0;
    for (; !flooding.signal.aborted; visits += 1) {
      for (const path of ['/icon-192.png', '/api/posts/ko']) {
        const started = performance.now();
        const { status } = await fetch(site.url + path);
        slowest = Math.max(slowest, performance.now() - started);
        if (status !== 200) noteWrong(ledger, `${path} was answered ${status}`);
      }
    }
    const counts = tally(
      ledger,
      'a sign-in',
      (await flood).map(({ status }) => status),
      [403, 429],
    );
    report.notes.push(
      `400 sign-ins at once: ${counts}; meanwhile ${visits} files and lists each, the slowest ${slowest.toFixed(0)} ms.`,
    );
    if (visits === 0) noteWrong(ledger, 'no visitor was answered before the last sign-in');
  });

/** Two sessions change the password at the same moment: one is told yes, the other is told that it was not changed. */
export const passwordRace = (report: Report, { races }: Size) =>
  attackUnderLoad(report, 'two change the password at once', async ({ site, stopLoad, ledger }) => {
    // A changed password ends every other session, that of the load too.
    await sleep(3_000);
    await stopLoad();
    let current = '1234';
    for (let race = 0; race < races; race += 1) {
      const tokens = [await signIn(site, current), await signIn(site, current)];
      const wanted = tokens.map((_, index) => `race ${race} ${index}`);
      const statuses = await Promise.all(
        tokens.map(async (token, index) => {
          const json = { currentPassword: current, newPassword: wanted[index], confirmPassword: wanted[index] };
          return (await ask(`${site.url}/api/admin/password`, { token, json })).status;
        }),
      );
      const winners = wanted.filter((_, index) => statuses[index] === 204);
      if (winners.length !== 1) noteWrong(ledger, `${winners.length} sessions were told that the password is theirs`);
      // A loser of the race is signed out, or has an old password, which is as right.
      tally(ledger, 'a change of the password', statuses, [204, 409, 403, 401]);
      current = winners[0] ?? current;
      const signedIn = await ask(`${site.url}/api/admin/login`, { json: { password: current } });
      if (signedIn.status !== 200) noteWrong(ledger, `the password of the winner was answered ${signedIn.status}`);
      await sleep(200);
    }
  });

/** One address opens stream after stream: it gets as many as it may, others get theirs. */
export const manyStreams = (report: Report) =>
  attackUnderLoad(
    report,
    'one address asks for 1,000 streams',
    async ({ site, ledger }) => {
      const open = (index: number) =>
        new Promise<number>((resolve) => {
          const path = `/api/${index % 2 ? 'posts' : 'e-procurement'}/ko/events`;
          const sent = request(site.url + path, { agent: false, headers: from(0) }, (answer) => {
            answer.on('error', () => undefined).resume();
            resolve(answer.statusCode ?? 0);
          });
          sent.on('error', () => resolve(0)).end();
          later(() => sent.destroy());
        });
      const statuses = await Promise.all(Array.from({ length: 1000 }, (_, index) => open(index)));
      const counts = tally(ledger, 'a stream', statuses, [200, 429]);
      if (statuses.filter((status) => status === 200).length !== 20) noteWrong(ledger, `streams: ${counts}`);
      const other = await fetch(`${site.url}/api/posts/ko/events`, { headers: from(1) });
      if (other.status !== 200) noteWrong(ledger, `another address was answered ${other.status}`);
      await other.body?.cancel();
    },
    { STREAMS_PER_ADDRESS: '20' },
  );

/** Thirty addresses ask for quotes in a stranger's name: the office gets each request, the stranger three letters. */
export async function manyConfirmations(report: Report): Promise<void> {
  const office = await openPostOffice();
  const settings = { SMTP_URL: office.url, CONFIRMATIONS_PER_HOUR: '3' };
  const attack: Attack = async ({ site, token, ledger }) => {
    // Not of the load, whose addresses are there once each.
    const email = 'stranger@example.com';
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const json = quoteRequest({ email });
        return ask<{ reference: string }>(`${site.url}/api/quotes`, { json, headers: from(index) });
      }),
    );
    tally(
      ledger,
      'a request',
      answers.map(({ status }) => status),
      [201],
    );
    const letters = (kind: 'office' | 'confirmation') => office.letters.get(`${kind} ${email}`)?.length ?? 0;
    await until('the office has a letter for each request', 120_000, async () => letters('office') >= 30);
    const waiting = async () => {
      const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${email}`, { token });
      return body.items.some(({ deliveries }) => deliveries.confirmation.state === 'queued');
    };
    await until('no confirmation waits', 60_000, async () => !(await waiting()));
    const got = letters('confirmation');
    if (got !== 3) noteWrong(ledger, `the stranger got ${got} letters`);
  };
  await attackUnderLoad(report, '30 requests for one stranger', attack, settings);
}

/** Invalid requests are refused under load, too. */
export const refusals = (report: Report) =>
  attackUnderLoad(report, 'blank password, false PDF, wrong range', async ({ site, token, ledger }) => {
    const expectStatus = (what: string, status: number, expected: number) => {
      if (status !== expected) noteWrong(ledger, `${what} was answered ${status} instead of ${expected}`);
    };
    for (let round = 0; round < 5; round += 1) {
      const blank = { currentPassword: '1234', newPassword: '    ', confirmPassword: '    ' };
      expectStatus(
        'a blank password',
        (await ask(`${site.url}/api/admin/password`, { token, json: blank })).status,
        400,
      );
      for (const beginning of ['GIF89a', '<!doctype html>']) {
        const bytes = Buffer.concat([Buffer.from(beginning), makePdf()]);
        const { status } = await boardAt(site, 'posts', 'ko', token).add({}, { name: 'a.pdf', bytes });
        expectStatus(`${beginning} before a PDF`, status, 415);
      }
      const icon = `${site.url}/icon-192.png`;
      expectStatus('a range', (await ask(icon, { headers: { Range: 'bytes=999999999-' } })).status, 416);
      for (const path of ['/icon-192.png', '/ko'])
        expectStatus('If-Match', (await ask(site.url + path, { headers: { 'If-Match': '"another"' } })).status, 412);
    }
  });
