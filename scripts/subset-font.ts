/**
 * Cuts Pretendard down to the characters that the site's own words use, in three parts: `first` has what a Korean
 * visitor sees before scrolling, `latin` all an English page needs, `rest` the other Hangul. Words typed by staff and
 * visitors fall back to the full font's parts, which only administrator pages and boards load.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

const web = join(import.meta.dirname, '../web');
/** Words of results, which the live panel shows too. */
const calculation = join(import.meta.dirname, '../server/calculation');
const folder = join(web, 'theme/generated');
const require = createRequire(import.meta.url);
const source = require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

/** Pages of administrators load the full font anyway, for words that visitors typed; letters of a table nobody sees. */
const NOT_SHOWN = /admin|inbox|foldText|\.spec\./i;

async function charactersInUse(): Promise<string[]> {
  const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const characters = new Set(printableAscii);
  for (const root of [web, calculation])
    for (const entry of await readdir(root, { recursive: true })) {
      if (!/\.tsx?$/.test(entry) || NOT_SHOWN.test(entry)) continue;
      for (const character of await readFile(join(root, entry), 'utf8')) if (character > '~') characters.add(character);
    }
  return [...characters].toSorted();
}

/** The switch to Korean stands on English pages, too. */
const isLatin = (character: string) => !/\p{Script=Hangul}/u.test(character) || '한국어'.includes(character);

const used = await charactersInUse();
const seenFirst = new Set(` ${await readFile(join(web, 'theme/first-characters.txt'), 'utf8')}`);
const parts = {
  rest: used.filter((character) => !isLatin(character) && !seenFirst.has(character)),
  latin: used.filter(isLatin),
  first: used.filter((character) => seenFirst.has(character)),
};

const rangeOf = (characters: readonly string[]) =>
  characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`).join(',');
const faceOf = (name: string, characters: readonly string[]) =>
  `@font-face{font-family:Pretendard;font-weight:400 700;font-display:swap;` +
  `src:url(./pretendard-${name}.woff2)format("woff2");unicode-range:${rangeOf(characters)}}\n`;

const styles = Object.entries(parts)
  .map(([name, characters]) => faceOf(name, characters))
  .join('');
const previous = await readFile(join(folder, 'fonts.css'), 'utf8').catch(() => '');
if (previous !== styles) {
  await mkdir(folder, { recursive: true });
  const font = await readFile(source);
  for (const [name, characters] of Object.entries(parts)) {
    const part = await subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    });
    await writeFile(join(folder, `pretendard-${name}.woff2`), part);
    console.log(`font, ${name}: ${characters.length} characters, ${Math.round(part.length / 1024)} KB`);
  }
  await writeFile(join(folder, 'fonts.css'), styles);
}
