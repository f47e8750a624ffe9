/** The characters of the site's own words. Others, which staff and visitors type, come with parts of the whole font. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Words of results and of questions are shown by pages, too; those of the content stand in the pages. */
const folders = ['web', 'shared/calculation', 'shared/questionnaire', 'shared/posts'];

/** Words of administrators, whose pages load the full font; tables and patterns that nobody sees. */
const NOT_SHOWN = [
  /admin|inbox|\.spec\.|(?:posts\/samples|requests\/(?:figures|persons))\//i,
  /navigation\/searchWords|foldText|useDocuments|units\/reading|offer-reading|questionnaire\/rules|correlations|fluids\/more\/(?:sources|tables|transport)/,
];

/** Words of pages that the build cannot show with what they are for: posts, and a request as its sender sees it. */
const NOT_BUILT = /^(?:shared\/posts|web\/posts\/board|web\/requests\/sender)\//;

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** The characters of these pages, and of what pages may show later: no file grows for a syllable of a single rare text. */
export async function siteCharacters(pages: Iterable<string>): Promise<string[]> {
  const characters = new Set([...printableAscii, ...[...pages].join('')].filter((character) => character >= ' '));
  const once = new Set<string>();
  for (const folder of folders)
    for (const entry of await readdir(join(root, folder), { recursive: true })) {
      const path = `${folder}/${entry}`;
      if (!/\.tsx?$/.test(path) || NOT_SHOWN.some((paths) => paths.test(path))) continue;
      for (const character of new Set(await readFile(join(root, path), 'utf8'))) {
        if (character <= '~') continue;
        const isRare = /\p{Script=Hangul}/u.test(character) && !NOT_BUILT.test(path) && !once.has(character);
        if (!isRare) characters.add(character);
        once.add(character);
      }
    }
  return [...characters].toSorted();
}
