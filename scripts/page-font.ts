/** The font of the pages, in files of the characters that each needs: docs/decisions/043-fonts.md says why. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import type { Language } from '../shared/words/localized.types.ts';

import { siteCharacters } from './site-characters.ts';

/** Pretendard with every weight from 100 to 900: SIL Open Font License 1.1. */
const source = await readFile(
  createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
);

/** Cuts the font down to these characters in the weights the site uses, with kerning and figures of one width: WOFF2. */
const cutFont = (characters: Iterable<string>): Promise<Buffer> =>
  subsetFont(source, [...characters].join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });

/** Cuts one weight of the font down to these characters, for documents: TrueType. */
export const cutPrintFont = (characters: string, weight: number): Promise<Buffer> =>
  subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });

/** The font in the rules of the pages, and the range of all syllables: a file without a space must not set their lines. */
export const font = { family: 'Pretendard', weight: '400 700', syllables: 'U+3131-d7a3' };

/** The rule by which a browser uses this file, in this range alone if there is one. */
const faceOf = (url: string, range = '') =>
  `@font-face{font-family:${font.family};font-weight:${font.weight};font-display:swap;` +
  `src:url(${url})format("woff2")${range && `;unicode-range:${range}`}}`;

const rangeOf = (characters: readonly string[]) =>
  characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(',');

/** The runs of characters in a rule's range: the first and the last of each. */
export const runsOf = (range: string): [number, number][] =>
  range.split(',').map((part) => {
    const [, first = '', last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(part) ?? [];
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** So much text of a Korean page’s main part is in view before scrolling, in the largest window that is usual. */
const SEEN_FIRST = 200;

/** The text of a page, and what it shows before anybody scrolls. */
function textsOf(page: string): { all: string; first: string } {
  const shown = page.replaceAll(
    /<(style|script|noscript|svg|footer)\b[\s\S]*?<\/\1>|<ul [^>]*hidden=""[\s\S]*?<\/ul>/g,
    '',
  );
  const textOf = (part: string) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
  const [before = '', main = '', after = ''] = shown.split(/<main\b|<\/main>/);
  return { all: textOf(page), first: textOf(`${before}${after}`) + textOf(main).slice(0, SEEN_FIRST) };
}

/** The switch to Korean stands on English pages, too. */
const isLatin = (character: string) => !/\p{Script=Hangul}/u.test(character) || '한국어'.includes(character);

/** So many syllables are in every file that a Korean page starts with. */
const COMMON = 118;

/** The syllables that most of these pages show first, in the order of characters. */
function commonIn(pages: readonly string[], syllables: readonly string[]): string[] {
  const counts = new Map(syllables.map((syllable) => [syllable, 0]));
  for (const page of pages)
    for (const character of new Set(textsOf(page).first)) {
      const count = counts.get(character);
      if (count !== undefined) counts.set(character, count + 1);
    }
  const byUse = syllables.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return byUse.slice(0, COMMON).toSorted();
}

/**
 * Makes the rules for the head of a page from its body; `rest` is the file that a Korean page fetches later, `characters` are
 * all that the files have.
 */
type SiteFont = { headOf: (page: string, language: Language) => Promise<string>; rest: string; characters: string };

/**
 * Writes the font's files beside the built scripts. English pages start with `latin`, and fetch the others for Korean words
 * alone. Korean ones start with a file of their own: `latin`, `common` and what they show first.
 */
export async function writeSiteFont(
  pages: Record<Language, readonly string[]>,
  styles: string,
  web: string,
): Promise<SiteFont> {
  const own = await siteCharacters([...pages.ko, ...pages.en].map((page) => textsOf(page).all));
  const syllables = own.filter((character) => !isLatin(character));
  const latin = own.filter(isLatin);
  const common = commonIn(pages.ko, syllables);
  const others = syllables.filter((syllable) => !common.includes(syllable));

  async function write(name: string, characters: Iterable<string>): Promise<string> {
    const file = await cutFont(characters);
    const url = `/assets/pretendard-${name}-${createHash('sha256').update(file).digest('base64url').slice(0, 8)}.woff2`;
    await writeFile(join(web, url), file);
    return url;
  }
  const files = { latin: await write('latin', latin), common: await write('common', common) };
  const rest = await write('rest', others);
  const preload = (url: string) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
  // Of two rules that have a character the later one counts.
  const asNeeded = faceOf(files.common, rangeOf(common)) + faceOf(rest, rangeOf(others));

  return {
    rest,
    characters: own.join(''),
    async headOf(page, language) {
      if (language === 'en')
        return `${preload(files.latin)}\n<style>${styles}${asNeeded}${faceOf(files.latin)}</style>`;
      const first = [...textsOf(page).first].filter((character) => own.includes(character));
      const url = await write('page', new Set([...latin, ...common, ...first].toSorted()));
      return [
        preload(url),
        `<noscript><style>${faceOf(rest, font.syllables)}</style></noscript>`,
        `<style>${styles}${faceOf(url)}</style>`,
      ].join('\n');
    },
  };
}
