import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict';

import * as fc from 'fast-check';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { fieldsOf, keysOf, recordOf } from '../../../shared/words/records.js';
import type {
  DocumentVersion,
  OpenDocument,
  PublishResult,
  SavedDraft,
} from '../../../shared/content/content-editing.types.js';
import { defaultContent } from '../../../server/site/defaults.js';
import type { StoredValue } from '../../../shared/content/fields/fields.types.js';
import { listOf } from '../../../shared/content/fields/view.js';

/** Values that sequences change in a document: words of both languages, and one without a language. */
type Told = { ko: string; en: string; both: string };

/**
 * A document, and what it may say: little, so that it often says again what it said. Blank words cannot be published, and
 * those with blanks around them are published without.
 */
type Kind = {
  read: (value: StoredValue) => Told;
  write: (told: Told) => StoredValue;
  says: Record<keyof Told, readonly string[]>;
};

const { company, esg } = defaultContent;

const kinds = {
  company: {
    read: ({ representative, offices }) => ({
      ...wordsIn(representative),
      both: String(fieldsOf(listOf(offices)[0]).tel),
    }),
    write: ({ ko, en, both }) => {
      const [first, ...others] = company.offices;
      return { ...company, representative: { ko, en }, offices: [{ ...first, tel: both }, ...others] };
    },
    says: {
      ko: ['', '나길동', ' 고길동 '],
      en: ['', 'Gilnew Hong', ' Gilold Hong '],
      both: ['032-100-1001', '032-100-1002'],
    },
  },
  esg: {
    read: ({ lead, hero }) => ({ ...wordsIn(lead), both: String(fieldsOf(hero).picture) }),
    write: ({ ko, en, both }) => ({ ...esg, lead: { ko, en }, hero: { ...esg.hero, picture: both } }),
    says: {
      ko: ['', '아끼는 소개', ' 지키는 소개 '],
      en: ['', 'Lead of saving', ' Lead of keeping '],
      both: ['hero/hero-2', 'hero/hero-3'],
    },
  },
} satisfies Record<string, Kind>;

function wordsIn(words: unknown): Pick<Told, Language> {
  const { ko, en } = fieldsOf(words);
  return { ko: String(ko), en: String(en) };
}

type Name = keyof typeof kinds;
const names = keysOf(kinds);

export type Step =
  | { do: 'edit'; name: Name; change: Partial<Told> }
  | { do: 'publish'; name: Name; languages: Language[] }
  | { do: 'restore'; name: Name; back: number }
  | { do: 'discard'; name: Name };

const name = fc.constantFrom(...names);
const edit = name.chain((each) =>
  fc
    .record(
      {
        ko: fc.constantFrom(...kinds[each].says.ko),
        en: fc.constantFrom(...kinds[each].says.en),
        both: fc.constantFrom(...kinds[each].says.both),
      },
      { requiredKeys: [] },
    )
    .map((change): Step => ({ do: 'edit', name: each, change })),
);
const publish = fc.record({
  do: fc.constant('publish' as const),
  name,
  languages: fc.subarray([...languages], { minLength: 1 }),
});
const restore = fc.record({ do: fc.constant('restore' as const), name, back: fc.nat({ max: 6 }) });
const discard = fc.record({ do: fc.constant('discard' as const), name });

/** Edits, publishings and what takes them back, of two documents in both languages. */
export const sequences = (longest: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: edit },
      { weight: 5, arbitrary: publish },
      { weight: 2, arbitrary: restore },
      { weight: 1, arbitrary: discard },
    ),
    { minLength: 1, maxLength: longest, size: 'max' },
  );

/** Target of a sequence: the services themselves, or a site. */
export type Desk = {
  open: (name: Name) => Promise<OpenDocument>;
  save: (name: Name, value: StoredValue, was: StoredValue) => Promise<SavedDraft>;
  publish: (name: Name, languages: Language[]) => Promise<PublishResult>;
  /** Undefined for a version that there never was. */
  restore: (name: Name, number: number) => Promise<OpenDocument | undefined>;
  discard: (name: Name) => Promise<unknown>;
  versions: (name: Name) => Promise<DocumentVersion[]>;
  /** All that a language shows. */
  pages: (language: Language) => Promise<string>;
};

/** A document as it should be: all of its versions, the first of which comes with the site. */
type Modelled = {
  versions: { told: Told; languages: readonly Language[] }[];
  shown: Record<Language, number>;
  draft: Told;
};

const tidy = ({ ko, en, both }: Told): Told => ({ ko: ko.trim(), en: en.trim(), both });
const toldBy = ({ versions }: Modelled, number: number): Told => {
  const version = versions[number];
  if (!version) throw new Error(`The model has no version ${number}.`);
  return version.told;
};
/** Published values: words as each language shows them, and else those published last. */
const publishedOf = (document: Modelled): Told => ({
  ko: toldBy(document, document.shown.ko).ko,
  en: toldBy(document, document.shown.en).en,
  both: toldBy(document, document.versions.length - 1).both,
});
const isSameIn = (language: Language, one: Told, other: Told) =>
  one[language] === other[language] && one.both === other.both;
const changesOf = (document: Modelled) =>
  recordOf(
    languages.map((each) => [each, !isSameIn(each, toldBy(document, document.shown[each]), tidy(document.draft))]),
  );

/** Publishes in the model; false where it has to be refused. */
function publishModelled(document: Modelled, wanted: readonly Language[]): boolean {
  const told = tidy(document.draft);
  if (wanted.some((language) => told[language] === '')) return false;
  const isChanged = changesOf(document);
  if (!wanted.some((language) => isChanged[language])) return true;
  document.versions.push({ told, languages: wanted });
  for (const language of wanted) document.shown[language] = document.versions.length - 1;
  document.draft = told;
  return true;
}

async function take(step: Step, document: Modelled, desk: Desk): Promise<void> {
  switch (step.do) {
    case 'edit': {
      const { value } = await desk.open(step.name);
      document.draft = { ...document.draft, ...step.change };
      await desk.save(step.name, kinds[step.name].write(document.draft), value);
      return;
    }
    case 'publish': {
      const isPublished = publishModelled(document, step.languages);
      strictEqual((await desk.publish(step.name, step.languages)).isPublished, isPublished);
      return;
    }
    case 'restore': {
      const number = document.versions.length - step.back;
      const restored = await desk.restore(step.name, Math.max(number, 0));
      const version = document.versions[Math.max(number, 0)];
      strictEqual(restored !== undefined, version !== undefined);
      if (version) document.draft = version.told;
      return;
    }
    case 'discard':
      await desk.discard(step.name);
      document.draft = publishedOf(document);
  }
}

/** Everything that is told of a document is as in the model. */
async function compare(each: Name, document: Modelled, desk: Desk): Promise<void> {
  const opened = await desk.open(each);
  deepStrictEqual(kinds[each].read(opened.value), document.draft);
  deepStrictEqual(opened.isChanged, changesOf(document));
  deepStrictEqual(recordOf(languages.map((language) => [language, opened.published[language].number])), document.shown);
  const listed = (await desk.versions(each)).map(({ number, languages: shown }) => ({ number, languages: shown }));
  const wanted = document.versions.map(({ languages: shown }, number) => ({ number, languages: [...shown] }));
  deepStrictEqual(listed, wanted.toReversed());
}

/** Checks that a language shows the model's words, and no others. */
function isShown(pages: string, each: Name, told: Told, language: Language): void {
  ok(pages.includes(told[language]), `${told[language]} is not shown`);
  const others = kinds[each].says[language].map((one) => one.trim()).filter((one) => one && one !== told[language]);
  for (const other of others) ok(!pages.includes(other), `${other} is shown`);
}

/** Takes the steps one after the other; throws where something is not as it should be. */
export async function follow(steps: readonly Step[], desk: Desk): Promise<void> {
  const model = recordOf(
    names.map((each): [Name, Modelled] => {
      const told = kinds[each].read(defaultContent[each]);
      return [each, { versions: [{ told, languages }], shown: { ko: 0, en: 0 }, draft: told }];
    }),
  );
  const shownBefore = recordOf(
    await Promise.all(languages.map(async (each) => [each, await desk.pages(each)] as const)),
  );
  for (const step of steps) {
    const before = { ...model[step.name].shown };
    await take(step, model[step.name], desk);
    for (const each of names) await compare(each, model[each], desk);
    for (const language of languages) {
      const pages = await desk.pages(language);
      const isMoved = model[step.name].shown[language] !== before[language];
      if (!isMoved) ok(pages === shownBefore[language], `${language} changed, and nobody published in it`);
      for (const each of names) isShown(pages, each, toldBy(model[each], model[each].shown[language]), language);
      shownBefore[language] = pages;
    }
  }
}
