/** The piece of the font that a page shows first: small enough to come with it. */
import type { Language } from '../server/common/localized.types.ts';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

/** Pretendard with every weight from 100 to 900: SIL Open Font License 1.1. */
export const fontSource = createRequire(import.meta.url).resolve(
  'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
);

/** Cuts the font down to these characters in the weights the site uses: WOFF2. */
export const cutFont = (whole: Buffer, characters: Iterable<string>): Promise<Buffer> =>
  subsetFont(whole, [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });

/** Cuts one weight of the font down to these characters, for documents: TrueType. */
export const cutPrintFont = async (characters: string, weight: number): Promise<Buffer> =>
  subsetFont(await readFile(fontSource), characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });

/** The font's name and weights in the rules of the pages. */
export const font = { family: 'Pretendard', weight: '400 700' };

/** The rule by which a browser uses this piece of the font for these characters. */
export function fontFace(url: string, characters: readonly string[]): string {
  const range = characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(',');
  return (
    `@font-face{font-family:${font.family};font-weight:${font.weight};font-display:swap;` +
    `src:url(${url})format("woff2");unicode-range:${range}}`
  );
}

/** The runs of characters in such a rule's range: the first and the last of each. */
export const runsOf = (range: string): [number, number][] =>
  range.split(',').map((part) => {
    const [, first = '', last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(part) ?? [];
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The characters of such a rule's range. */
export const charactersOf = (range: string): string =>
  runsOf(range)
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** So much text of a page’s main part is in view before scrolling, in the largest window that is usual. Latin letters take half the room. */
const seenFirst = { ko: 220, en: 600 };

/** The characters that a page shows before anybody scrolls, from its HTML. */
export function firstCharacters(html: string, language: Language): string[] {
  const shown = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(style|script|noscript|svg|footer)\b[\s\S]*?<\/\1>|<ul [^>]*hidden=""[\s\S]*?<\/ul>/g, '');
  const textOf = (part: string) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
  const [before = '', main = '', after = ''] = shown.split(/<main\b|<\/main>/);
  return [...new Set(textOf(`${before}${after}`) + textOf(main).slice(0, seenFirst[language]))].toSorted();
}

/** Cuts a page's first characters out of the font into a file beside the built scripts: its address and its rule. */
export async function writePageFont(
  html: string,
  language: Language,
  web: string,
): Promise<{ url: string; face: string }> {
  const characters = firstCharacters(html, language);
  const piece = await cutFont(await readFile(fontSource), characters);
  const hash = createHash('sha256').update(piece).digest('base64url').slice(0, 8);
  const url = `/assets/pretendard-page-${hash}.woff2`;
  await writeFile(join(web, url), piece);
  return { url, face: fontFace(url, characters) };
}
