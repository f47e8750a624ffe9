import type { Language } from '../../shared/words/localized.types.ts';
import { recordOf } from '../../shared/words/records.ts';
import { languages } from '../../shared/words/localized.types.ts';
import type { DocumentName } from '../../shared/content/content.types.ts';
import type { StoredValue } from '../../shared/content/fields/fields.types.ts';
import { defaultContent } from '../../server/site/defaults.ts';
import { documentAt } from '../../test/support/makers/content-api.ts';

import { noteWrong } from './ledger.ts';
import type { Ledger } from './ledger.ts';

/** Versions of a document that are kept. */
const KEPT = 50;

/** The edited fact with the number of the edit in it, and the pages that show it. */
type Edited = {
  name: DocumentName;
  withNumber: (value: StoredValue, number: number) => StoredValue;
  pattern: RegExp;
  isOn: (path: string, language: Language) => boolean;
};

const padded = (number: number) => String(number).padStart(4, '0');

/** Of the head office: on every page, and without a language. */
export const telephones: Edited = {
  name: 'company',
  withNumber: (value, number) => {
    const [first, ...others] = defaultContent.company.offices;
    return { ...value, offices: [{ ...first, tel: `032-100-${padded(number)}` }, ...others] };
  },
  // Readers of English see it with the code of the country.
  pattern: /32-100-(\d{4})/g,
  isOn: () => true,
};

/** In both languages, on one page. */
export const leads: Edited = {
  name: 'esg',
  withNumber: (value, number) => ({ ...value, lead: { ko: `소개 E${padded(number)}`, en: `Lead E${padded(number)}` } }),
  pattern: /(?:소개|Lead) E(\d{4})/g,
  isOn: (path, language) => path === `/${language}/esg`,
};

/** Numbers of edits in a language: the last one that may be published, that was acknowledged, that a page has shown. */
type Trail = { asked: number; acknowledged: number; seen: number };

/** Somebody who edits a document again and again, and remembers what was acknowledged. */
export function editorOf(site: { url: string }, token: string, { name, withNumber, pattern, isOn }: Edited) {
  const desk = documentAt(site, token, name);
  const trails = recordOf(languages.map((each): [Language, Trail] => [each, { asked: 0, acknowledged: 0, seen: 0 }]));
  const versions = new Map<number, readonly Language[]>();
  let number = 0;
  let saved = 0;
  let took = 3_000;
  let isOpen = false;
  let acknowledgedAt = performance.now();

  const acknowledge = (ledger: Ledger, started: number) => {
    const now = performance.now();
    ledger.edits += 1;
    ledger.slowestAnswer = Math.max(ledger.slowestAnswer, now - started);
    ledger.longestDisturbance = Math.max(ledger.longestDisturbance, now - acknowledgedAt);
    acknowledgedAt = now;
  };

  /** Saves and publishes one edit more. */
  const send = async (wanted: readonly Language[], ledger: Ledger): Promise<boolean> => {
    number += 1;
    const { value } = await desk.open();
    const began = performance.now();
    const save = await desk.save(withNumber(value, number), value);
    if (save.status !== 200) throw new Error(`a draft was answered ${save.status} ${save.body.code}`);
    saved = number;
    acknowledge(ledger, began);
    for (const language of wanted) trails[language].asked = number;
    const started = performance.now();
    isOpen = true;
    const { status, body } = await desk.publish(...wanted);
    if (status !== 200 || !body.isPublished)
      throw new Error(`publishing was answered ${status} ${JSON.stringify(body)}`);
    isOpen = false;
    acknowledge(ledger, started);
    took = performance.now() - started;
    for (const language of wanted) trails[language].acknowledged = number;
    versions.set(Math.max(...wanted.map((language) => body.state.published[language].number)), wanted);
    return true;
  };

  const numbersIn = (text: string) => [...new Set([...text.matchAll(pattern)].map(([, found]) => Number(found)))];

  return {
    /** False where the site was killed meanwhile. */
    edit: (wanted: readonly Language[], ledger: Ledger): Promise<boolean> => {
      isOpen = false;
      return send(wanted, ledger).catch((error: Error) => {
        ledger.refused += 1;
        // Fetch throws a TypeError on a broken connection; the cause of what the test's own request throws.
        if (!(error.cause instanceof TypeError)) noteWrong(ledger, error.message);
        return false;
      });
    },
    /** Duration of the last publishing: ms. */
    lastTook: () => took,
    /** Smallest number that newly requested pages of a language have to show. */
    leastIn: (language: Language) => Math.max(trails[language].acknowledged, trails[language].seen),
    look: (path: string, language: Language, page: string, least: number, ledger: Ledger): void => {
      if (!isOn(path, language)) return;
      const [shown, ...others] = numbersIn(page);
      const trail = trails[language];
      if (shown === undefined) return noteWrong(ledger, 'a page showed what comes with the site, or nothing');
      if (others.length > 0) noteWrong(ledger, 'a page showed two versions');
      if (shown < least) noteWrong(ledger, 'a page showed what was published before');
      if (shown > trail.asked) noteWrong(ledger, 'a page showed what nobody had published');
      trail.seen = Math.max(trail.seen, shown);
    },
    /** Counts acknowledged things that are missing: the draft, versions, pages. */
    countLost: async (): Promise<number> => {
      const { value } = await desk.open();
      const [draft = 0] = numbersIn(JSON.stringify(value));
      const listed = new Map((await desk.versions()).map((each) => [each.number, each.languages.join()]));
      const last = Math.max(...listed.keys());
      const missing = [...versions].filter(
        ([version, shown]) => version > last - KEPT && listed.get(version) !== shown.join(),
      );
      const unseen = languages.filter((language) => trails[language].seen < trails[language].acknowledged);
      return missing.length + unseen.length + (draft < saved ? 1 : 0);
    },
    /** Outcome of the publishing during which the site was killed. */
    openAtLast: (): 'kept' | 'dropped' | undefined => {
      if (!isOpen) return undefined;
      const isKept = languages.some((each) => trails[each].seen === number && trails[each].acknowledged < number);
      return isKept ? 'kept' : 'dropped';
    },
  };
}

export type Editor = ReturnType<typeof editorOf>;
