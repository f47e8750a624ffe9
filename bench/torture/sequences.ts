import * as fc from 'fast-check';

import type { DocumentVersion, OpenDocument, PublishResult } from '../../shared/content/content-editing.types.ts';
import type { Language } from '../../shared/words/localized.types.ts';
import type { StoredValue } from '../../shared/content/fields/fields.types.ts';
import { documentAt } from '../../test/support/makers/content-api.ts';
import { follow, sequences } from '../../test/support/fuzz/content-sequences.ts';
import type { Desk, Step } from '../../test/support/fuzz/content-sequences.ts';
import { deskOf, openContentDatabase } from '../../test/support/makers/content-services.ts';
import { signIn } from '../../test/support/site/http.ts';

import { newLedger, noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { newDatabase, newSite } from './places.ts';
import { addRow } from './report.ts';
import type { Report } from './report.ts';
import { pageAt, pagePathsOf } from './site-pages.ts';
import type { Size } from './size.ts';
import { later } from './undo.ts';

/** Steps of a sequence: of the services, and of a site, where publishing takes a second or two. */
const LONGEST = 12;
const LONGEST_OF_SITE = 8;

/** Follows so many sequences; one that does not hold is told with its steps. */
async function check(
  what: string,
  runs: number,
  longest: number,
  run: (steps: readonly Step[]) => Promise<void>,
  ledger: Ledger,
): Promise<void> {
  const found = await fc.check(fc.asyncProperty(sequences(longest), run), { numRuns: runs });
  if (!found.failed) return;
  console.log(fc.defaultReportMessage(found));
  noteWrong(ledger, `${what} do not hold, e.g. ${JSON.stringify(found.counterexample)}`);
}

const numbered = <Made>(ledger: Ledger, made: Made): Made => {
  ledger.edits += 1;
  return made;
};

/** A desk that counts what it is told. */
const counted = (desk: Desk, ledger: Ledger): Desk => ({
  ...desk,
  save: async (...input) => numbered(ledger, await desk.save(...input)),
  publish: async (...input) => numbered(ledger, await desk.publish(...input)),
  restore: async (...input) => numbered(ledger, await desk.restore(...input)),
});

/** The desk of a site; its pages are all pages of a language. */
async function deskAt(site: { url: string }, token: string): Promise<Desk> {
  const at = (name: string) => documentAt(site, token, name);
  const paths = { ko: await pagePathsOf(site, 'ko'), en: await pagePathsOf(site, 'en') };
  return {
    open: (name): Promise<OpenDocument> => at(name).open(),
    save: async (name, value: StoredValue, was: StoredValue) => (await at(name).save(value, was)).body,
    publish: async (name, wanted): Promise<PublishResult> => (await at(name).publish(...wanted)).body,
    restore: async (name, number) => {
      const { status, body } = await at(name).restore(number);
      return status === 200 ? body : undefined;
    },
    discard: (name) => at(name).discard(),
    versions: (name): Promise<DocumentVersion[]> => at(name).versions(),
    pages: async (language: Language) =>
      (await Promise.all(paths[language].map((path) => pageAt(site, path)))).join('\n'),
  };
}

/** Any sequence of edits, publishings and versions taken back, by the services themselves. */
export async function contentSequences(report: Report, { sequences: runs }: Size): Promise<void> {
  const ledger = newLedger();
  const { uri } = await newDatabase();
  const database = await openContentDatabase('', uri);
  later(() => database.close());
  const run = async (steps: readonly Step[]) => follow(steps, counted(await deskOf(database), ledger));
  await check('sequences of content', runs, LONGEST, run, ledger);
  addRow(report, 'sequences of content', runs, ledger, { lost: 0, duplicated: 0 });
}

/** The same by requests to a site that renders; each sequence has a site and a database of its own. */
export async function siteSequences(report: Report, { siteSequences: runs }: Size): Promise<void> {
  const ledger = newLedger();
  const { uriOf } = await newDatabase();
  let sites = 0;
  const run = async (steps: readonly Step[]) => {
    sites += 1;
    const site = await newSite(report, { MONGODB_URI: uriOf(`site-${sites}`) });
    await follow(steps, counted(await deskAt(site, await signIn(site)), ledger));
    await site.kill();
  };
  await check('sequences at a site', runs, LONGEST_OF_SITE, run, ledger);
  addRow(report, 'sequences at a site', runs, ledger, { lost: 0, duplicated: 0 });
}
