/**
 * Draws the picture by which each public page is known where its address is shared, to dist/web/share: the page's heading
 * over a render. Drawn ones are kept in .cache, so that only changed ones take time.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { languages } from '../shared/words/localized.types.ts';
import type { SharePreview } from '../shared/content/drawn-pictures.types.ts';
import type { Look } from '../shared/content/renderer.types.ts';
import { sharePreview } from '../shared/content/share-previews.ts';
import { Letters } from '../server/print/share/glyphs.ts';
import { drawPreview } from '../server/print/share/share-preview.ts';
import { defaultContent } from '../server/site/defaults.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const cache = join(root, '.cache/share');

const { pictures, sharedPages }: Look = JSON.parse(await readFile(join(dist, 'frames/build.json'), 'utf8'));

const readFont = (name: string) => readFile(join(dist, 'data-sheets', `${name}.ttf`));
const [regular, bold] = [await readFont('regular'), await readFont('bold')];
const weights = { regular: new Letters(regular), bold: new Letters(bold) };

/** Sources of the drawing, besides the picture and its words. */
const tools = createHash('sha256').update(regular).update(bold);
for (const folder of ['server/print/share', 'server/print/sheets/pdf'])
  for (const name of (await readdir(join(root, folder))).toSorted())
    tools.update(await readFile(join(root, folder, name)));

/** The picture, drawn or kept. */
async function pictureOf(preview: SharePreview): Promise<Buffer> {
  const picture = await readFile(join(dist, 'web', pictures[preview.picture] ?? preview.picture));
  const kept = join(cache, `${tools.copy().update(JSON.stringify(preview)).update(picture).digest('hex')}.jpg`);
  return readFile(kept).catch(async () => {
    const drawn = await drawPreview(preview, picture, weights);
    await writeFile(kept, drawn);
    return drawn;
  });
}

await mkdir(cache, { recursive: true });
for (const language of languages) {
  for (const page of sharedPages) {
    const preview = sharePreview(defaultContent, language, page);
    const file = join(dist, 'web', preview.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pictureOf(preview));
  }
}
