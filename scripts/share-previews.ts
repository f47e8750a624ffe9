/**
 * Draws the picture that stands for each public page where its address is shared, to dist/web/share: the page's
 * heading over a render. Drawn ones are kept in .cache, so that only changed ones take time.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { defaultContent } from '../server/content/content.ts';
import type { Renderer, SharePreview } from '../server/rendering/renderer.types.ts';
import { createElement } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/share');
const { languages, previewsOf, PREVIEW_SIZE }: Renderer = await import(join(root, 'dist/prerender/entry-server.js'));
const { width, height } = PREVIEW_SIZE;

const navy = '#0a1c2e';
const require = createRequire(import.meta.url);
const font = async (weight: 500 | 700, file: string) => ({
  name: 'Pretendard',
  weight,
  data: await readFile(require.resolve(`pretendard/dist/public/static/${file}.otf`)),
});
const fonts = await Promise.all([font(500, 'Pretendard-Medium'), font(700, 'Pretendard-Bold')]);

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const chevron = (d: string, stroke: string) => createElement('path', { d, stroke, fill: 'none', strokeWidth: 4.5 });

/** The words, as the site's own page heads set them: what is left of the picture is dark under them. */
function words({ language, wordmark, companyName, heading, description }: SharePreview) {
  // In Latin letters; a Korean syllable is nearly twice as wide.
  const length = [...heading].reduce((sum, character) => sum + (character > '~' ? 1.8 : 1), 0);
  return box(
    {
      position: 'relative',
      width,
      height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      padding: '60px 72px 72px',
      fontFamily: 'Pretendard',
      color: '#ffffff',
      wordBreak: language === 'ko' ? 'keep-all' : 'normal',
      backgroundImage: `linear-gradient(90deg, ${navy} 0%, rgba(10,28,46,0.95) 36%, rgba(10,28,46,0.55) 60%, rgba(10,28,46,0.05) 92%)`,
    },
    box(
      { alignItems: 'center', gap: 18 },
      createElement(
        'svg',
        { width: 48, height: 48, viewBox: '0 0 30 30' },
        chevron('M2 13.5 15 4l13 9.5', '#ff7a3d'),
        chevron('M2 25.5 15 16l13 9.5', '#4d9bff'),
      ),
      box({ fontSize: 36, fontWeight: 700, letterSpacing: 5 }, wordmark),
      box({ width: 2, height: 28, margin: '0 6px', background: 'rgba(255,255,255,0.3)' }),
      box({ fontSize: 26, fontWeight: 500, color: '#b6c5d4' }, companyName),
    ),
    box(
      { flexDirection: 'column', gap: 26, maxWidth: 760 },
      box(
        { fontSize: length > 12 ? 76 : 92, fontWeight: 700, lineHeight: 1.16, letterSpacing: -2, textWrap: 'balance' },
        heading,
      ),
      box(
        {
          maxWidth: 560,
          fontSize: 30,
          fontWeight: 500,
          lineHeight: 1.5,
          color: '#dfe7ee',
          // Balanced Korean lines may begin with a comma.
          textWrap: language === 'ko' ? 'wrap' : 'balance',
        },
        description,
      ),
    ),
    box({ position: 'absolute', left: 0, bottom: 0, width: 190, height: 10, background: '#ff7a3d' }),
    box({ position: 'absolute', left: 190, bottom: 0, width: width - 190, height: 10, background: '#0a5bc2' }),
  );
}

async function draw(preview: SharePreview, picture: Buffer): Promise<Buffer> {
  const overlay = await satori(words(preview), { width, height, fonts });
  const size = await sharp(picture).metadata();
  // Of a product all is shown, beside the words; wide pictures lie behind them.
  const fit = size.width / size.height < 1.5 ? 'contain' : 'cover';
  return sharp(picture)
    .resize(width, height, { fit, position: 'right', background: navy })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const script = await readFile(import.meta.filename);
await mkdir(cache, { recursive: true });
for (const preview of languages.flatMap((language) => previewsOf({ language, content: defaultContent }))) {
  const picture = await readFile(join(root, 'web/images', preview.picture));
  const key = createHash('sha256').update(script).update(JSON.stringify(preview)).update(picture).digest('hex');
  const kept = join(cache, `${key}.jpg`);
  const drawn = await readFile(kept).catch(async () => {
    const fresh = await draw(preview, picture);
    await writeFile(kept, fresh);
    return fresh;
  });
  const file = join(root, 'dist/web', preview.path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawn);
}
