/**
 * Cuts Pretendard down to the characters that the site's own words use, in two parts: `latin` is all an English page
 * needs, `hangul` the rest. The words that a page shows first are a piece of their own (`page-font.ts`). Words typed by
 * staff and visitors fall back to the full font's parts, which only administrator pages and boards load.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { cutFont, fontFace, fontSource } from './page-font.ts';

const web = join(import.meta.dirname, '../web');
/** Words of results, of content and of questions, which pages show too. */
const shared = ['calculation', 'content', 'questionnaire'].map((name) => join(import.meta.dirname, '../server', name));
const folder = join(web, 'theme/generated');

/** Sources, and the content that the site comes with. */
const TEXTS = /\.tsx?$|^defaults\W.+\.(?:csv|json)$/;
/** Pages of administrators load the full font anyway, for words that visitors typed; letters of a table nobody sees. */
const NOT_SHOWN = /admin|inbox|foldText|\.spec\./i;

async function charactersInUse(): Promise<string[]> {
  const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const characters = new Set(printableAscii);
  for (const root of [web, ...shared])
    for (const entry of await readdir(root, { recursive: true })) {
      if (!TEXTS.test(entry) || NOT_SHOWN.test(entry)) continue;
      for (const character of await readFile(join(root, entry), 'utf8')) if (character > '~') characters.add(character);
    }
  return [...characters].toSorted();
}

/** The switch to Korean stands on English pages, too. */
const isLatin = (character: string) => !/\p{Script=Hangul}/u.test(character) || '한국어'.includes(character);

const used = await charactersInUse();
const parts = { hangul: used.filter((character) => !isLatin(character)), latin: used.filter(isLatin) };
const fileOf = (name: string) => `pretendard-${name}.woff2`;
const styles = Object.entries(parts)
  .map(([name, characters]) => `${fontFace(`./${fileOf(name)}`, characters)}\n`)
  .join('');
const previous = await readFile(join(folder, 'fonts.css'), 'utf8').catch(() => '');
if (previous !== styles) {
  await mkdir(folder, { recursive: true });
  const font = await readFile(fontSource);
  for (const [name, characters] of Object.entries(parts)) {
    const part = await cutFont(font, characters);
    await writeFile(join(folder, fileOf(name)), part);
    console.log(`font, ${name}: ${characters.length} characters, ${Math.round(part.length / 1024)} KB`);
  }
  await writeFile(join(folder, 'fonts.css'), styles);
}
