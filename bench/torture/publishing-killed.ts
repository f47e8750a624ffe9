import { setTimeout as sleep } from 'node:timers/promises';

import { languages } from '../../shared/words/localized.types.ts';
import type { Language } from '../../shared/words/localized.types.ts';
import { signIn } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { editorOf, leads, telephones } from './editor.ts';
import type { Editor } from './editor.ts';
import { newDatabase, newSite } from './places.ts';
import type { Site } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import { pageAt, pagePathsOf } from './site-pages.ts';
import type { Size } from './size.ts';

/** In which languages the office publishes until the next kill. */
const plans: readonly (readonly Language[])[] = [['ko'], ['en'], ['ko', 'en']];

/** Longest delay of a kill, as a multiple of the last publishing's time, so that some come after it. */
const BEYOND = 1.3;

/** Pages of a language by their path. */
type Shown = Map<string, string>;

/**
 * A visitor who reads one page of a language after the other. Once a page has shown something, no page may show what was
 * there before; neither may one that is asked for after the office was told that it is published.
 */
async function visit(
  site: Site,
  language: Language,
  editors: readonly Editor[],
  ledger: Ledger,
  isOver: () => boolean,
) {
  const paths = await pagePathsOf(site, language);
  while (!isOver()) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '';
    const least = editors.map((editor) => editor.leastIn(language));
    const page = await pageAt(site, path).catch(() => undefined);
    if (page === undefined) await sleep(20);
    else editors.forEach((editor, index) => editor.look(path, language, page, least[index] ?? 0, ledger));
  }
}

/** All pages of a language; each of them has to show the same, and what was acknowledged. */
async function readAll(site: Site, language: Language, editors: readonly Editor[], ledger: Ledger): Promise<Shown> {
  const shown: Shown = new Map();
  for (const path of await pagePathsOf(site, language)) {
    const page = await pageAt(site, path);
    for (const editor of editors) editor.look(path, language, page, editor.leastIn(language), ledger);
    shown.set(path, page);
  }
  return shown;
}

/** Both languages; those that nobody published in have to be as they were, byte for byte. */
async function compare(
  site: Site,
  editors: readonly Editor[],
  ledger: Ledger,
  before: Record<Language, Shown>,
  published: readonly Language[],
): Promise<void> {
  for (const language of languages) {
    const now = await readAll(site, language, editors, ledger);
    const changed = [...now].filter(([path, page]) => before[language].get(path) !== page);
    if (!published.includes(language) && changed.length > 0)
      noteWrong(ledger, `pages of a language changed that nobody published in`);
    before[language] = now;
  }
}

/** The server is killed while the office edits, and publishes in one language or both. */
export async function publishingKilled(report: Report, { publishingKills }: Size): Promise<void> {
  const fault = 'publishing while killed';
  const { uri, database } = await newDatabase();
  const site = await newSite(report, { MONGODB_URI: uri });
  const token = await signIn(site);
  const ledger = newLedger();
  const editors = [editorOf(site, token, telephones), editorOf(site, token, leads)];
  for (const editor of editors) await editor.edit(languages, ledger);
  const before = { ko: new Map<string, string>(), en: new Map<string, string>() };
  await compare(site, editors, ledger, before, languages);

  let isOver = false;
  const visitors = Promise.all(languages.map((each) => visit(site, each, editors, ledger, () => isOver)));
  let lost = 0;
  let met = 0;
  let kept = 0;
  for (let kill = 0; kill < publishingKills; kill += 1) {
    const plan = plans[kill % plans.length] ?? languages;
    const killing = new AbortController();
    const stored = database.collection('content-versions').watch();
    // Opens the stream.
    await stored.tryNext();
    const work = Promise.all(
      editors.map(async (editor) => {
        while (!killing.signal.aborted && (await editor.edit(plan, ledger)));
      }),
    );
    // Every other time at once when the database has a version, of which nobody was told yet.
    if (kill % 2 === 1) await stored.next();
    else await sleep(Math.random() * BEYOND * Math.max(...editors.map((editor) => editor.lastTook())));
    killing.abort();
    await site.kill();
    await work;
    await stored.close();
    await site.revive();
    await compare(site, editors, ledger, before, plan);
    for (const editor of editors) {
      lost += await editor.countLost();
      const open = editor.openAtLast();
      if (open) met += 1;
      if (open === 'kept') kept += 1;
    }
  }
  isOver = true;
  await visitors;
  addRow(report, fault, publishingKills, ledger, { lost, duplicated: 0 });
  report.notes.push(`${fault}: ${met} documents were being published at a kill; ${kept} of them are published.`);
}
