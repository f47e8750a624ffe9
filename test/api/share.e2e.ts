import { createHash } from 'node:crypto';

import sharp from 'sharp';

import { askRaw } from '../support/raw-http.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';

const ORIGIN = 'https://www.example.com';

let site: TestSite;
/** Paths of the public pages, as the sitemap lists them. */
let paths: string[];

beforeAll(async () => {
  site = await startTestSite('share', { PUBLIC_URL: ORIGIN });
  const { text } = await askRaw(site.url, '/sitemap-pages.xml');
  paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(ORIGIN.length));
});

afterAll(async () => {
  await site?.stop();
});

/** A page's own description for sharing. */
async function shared(path: string): Promise<Record<string, string>> {
  const { text } = await askRaw(site.url, path);
  const tags = text.matchAll(/<meta [^>]*(?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('a shared page', () => {
  it('has a picture of its own in each language, of the size it says', async () => {
    expect(paths).toHaveLength(46);
    const pictures = new Set<string>();
    for (const path of paths) {
      const tags = await shared(path);
      expect(tags).toMatchObject({
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:image': tags['og:image'],
      });
      expect(tags['og:image:alt']).toBe(tags['og:title']);
      const address = tags['og:image'] ?? '';
      expect(address.startsWith(`${ORIGIN}/share/${path.slice(1, 3)}/`)).toBe(true);
      const { status, headers, body } = await askRaw(site.url, address.slice(ORIGIN.length));
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(body.length).toBeLessThan(120_000);
      pictures.add(createHash('sha256').update(body).digest('hex'));
    }
    expect(pictures.size).toBe(46);
  });

  it('of the administrators has none', async () => {
    expect(await shared('/ko/manage')).toEqual({});
  });

  it.each(['/share/ko/none.jpg', '/share/', '/share'])('is no page, nor leads to one: %s', async (path) => {
    expect((await askRaw(site.url, path)).status).toBe(404);
  });
});
