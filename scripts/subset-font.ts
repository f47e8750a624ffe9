/**
 * Cuts Pretendard down to the characters that the site's own words use: one small file for the first paint.
 * Words typed by staff and visitors fall back to the full font's parts, which only administrator pages load.
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

async function charactersInUse(): Promise<string> {
  const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
  const characters = new Set(printableAscii);
  for (const root of [web, calculation])
    for (const entry of await readdir(root, { recursive: true })) {
      if (!/\.tsx?$/.test(entry) || NOT_SHOWN.test(entry)) continue;
      for (const character of await readFile(join(root, entry), 'utf8')) if (character > '~') characters.add(character);
    }
  return [...characters].toSorted().join('');
}

const characters = await charactersInUse();
const previous = await readFile(join(folder, 'characters.txt'), 'utf8').catch(() => '');
if (previous !== characters) {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pretendard.woff2'), font);
  await writeFile(join(folder, 'characters.txt'), characters);
  console.log(`font: ${characters.length} characters, ${Math.round(font.length / 1024)} KB`);
}
