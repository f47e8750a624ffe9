import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { parseAst } from 'vite';

import type { Shown } from './shown.ts';

/** Folders of a build that the server sends, fills or prints from; the rest is code, or made of the same. */
const folders = ['pages', 'consent-pages', 'post-pages', 'content', 'data-sheets', 'web'];

/** Adds what a build has made. Of scripts only their texts count. */
export async function addBuilt(shown: Shown, dist: string): Promise<void> {
  const texts = new Set<string>();
  const note = (key: string, value: unknown) => {
    if (typeof value === 'string' && ['value', 'cooked'].includes(key)) texts.add(value);
    return typeof value === 'bigint' ? undefined : value;
  };
  for (const folder of folders) {
    const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    // Compressed files say the same again, and the manifest is for the build itself.
    for (const path of paths.filter((each) => !/\.(?:br|gz)$|\/\.vite\//.test(each))) {
      const bytes = await readFile(path);
      if (path.endsWith('.js')) JSON.stringify(parseAst(bytes.toString()), note);
      else await shown.add(`built ${folder}`, `built: ${relative(dist, path)}`, bytes);
    }
  }
  const words = [...texts].filter((text) => !/\.(?:js|css)$/.test(text)).toSorted();
  await shown.add('list of the words in scripts', 'words in scripts', Buffer.from(words.join('\n')));
}
