import { createHash } from 'node:crypto';

import sharp from 'sharp';

import type { OpenDocument, PublishResult } from '../../shared/content/content-editing.types.js';
import type { StoredPicture } from '../../shared/content/pictures.types.js';
import { sendForm, toForm } from '../support/makers/boards.js';
import { ask, signIn } from '../support/site/http.js';
import { jpegsOf } from '../support/makers/pdf-text.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const ORIGIN = 'https://www.example.com';

let site: TestSite;
let token: string;
/** Paths of the public pages, as the sitemap lists them. */
let paths: string[];

beforeAll(async () => {
  site = await startTestSite('share', { PUBLIC_URL: ORIGIN });
  token = await signIn(site);
  const { text } = await get('/sitemap-pages.xml');
  paths = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.slice(ORIGIN.length));
});

afterAll(async () => {
  await site?.stop();
});

const get = (path: string, headers = {}) => askRaw(site.url, path, { headers });

/** Changes a document and publishes it in Korean. */
async function publish(name: string, change: (value: OpenDocument['value']) => object): Promise<void> {
  const url = `${site.url}/api/admin/content/${name}`;
  const { value } = (await ask<OpenDocument>(url, { token })).body;
  await ask(`${url}/draft`, { method: 'PUT', token, json: { value: change(value), was: value } });
  const { body } = await ask<PublishResult>(`${url}/publish`, { token, json: { languages: ['ko'] } });
  expect(body).toMatchObject({ isPublished: true });
}

/** Colour of a picture at a place, red or blue: parts of its width and height. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<'red' | 'blue' | undefined> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at);
  return red > blue + 100 ? 'red' : blue > red + 100 ? 'blue' : undefined;
}

/** A page's own description for sharing. */
async function shared(path: string): Promise<Record<string, string>> {
  const { text } = await get(path);
  const tags = text.matchAll(/<meta [^>]*(?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('a shared page', () => {
  it('has a picture of its own in each language, of the size it says', async () => {
    expect(paths).toHaveLength(48);
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
      const { status, headers, body } = await get(address.slice(ORIGIN.length));
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(body.length).toBeLessThan(120_000);
      pictures.add(createHash('sha256').update(body).digest('hex'));
    }
    expect(pictures.size).toBe(48);
  });

  it('of the administrators has none', async () => {
    expect(await shared('/ko/manage')).toEqual({});
  });

  it.each(['/share/ko/none.jpg', '/share/en/../ko/none.jpg', '/share/ko/', '/share/', '/share'])(
    'is no page, nor leads to one: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is not sent for anything', async () => {
    expect((await askRaw(site.url, '/share/ko/home.jpg', { method: 'POST' })).status).toBe(404);
  });
});

describe('the picture of a shared page', () => {
  it('shows what is published in its language, and is drawn once', async () => {
    const home = ['/share/ko/home.jpg', '/share/en/home.jpg'] as const;
    const [korean, english] = await Promise.all(home.map((path) => get(path)));
    await publish('company', (value) => ({ ...value, name: { ko: '다른이름열교환기', en: 'Not yet' } }));
    const drawn = await get(home[0]);
    expect({ status: drawn.status, headers: drawn.headers }).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-cache' },
    });
    expect(await sharp(drawn.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.body.equals(korean?.body ?? drawn.body)).toBe(false);
    const [again, unchanged, head, other] = await Promise.all([
      get(home[0]),
      get(home[0], { 'If-None-Match': drawn.headers.etag ?? '' }),
      askRaw(site.url, home[0], { method: 'HEAD' }),
      get(home[1]),
    ]);
    expect(again.body.equals(drawn.body)).toBe(true);
    expect([unchanged.status, head.headers.etag]).toEqual([304, drawn.headers.etag]);
    expect(other.body.equals(english?.body ?? drawn.body)).toBe(true);
  });
});

describe('a picture of the office that comes first in a family', () => {
  const own = {
    sheet: '/data-sheets/gas-cooler-ko.pdf',
    english: '/data-sheets/gas-cooler-en.pdf',
    shared: '/share/ko/products/gas-cooler.jpg',
  };

  it('stands on its data sheet, cut around its focus, and in the picture of its shared page', async () => {
    const [before, english] = [await get(own.sheet), await get(own.english)];
    // Red on the left, blue on the right.
    const blue = { create: { width: 800, height: 600, channels: 3, background: '#1010e0' } } as const;
    const bytes = await sharp({ create: { ...blue.create, width: 1600, background: '#e01010' } })
      .composite([{ input: await sharp(blue).png().toBuffer(), left: 800, top: 0 }])
      .png()
      .toBuffer();
    const form = toForm({}, [{ field: 'file', name: 'cooler.png', bytes: Buffer.from(bytes) }]);
    const { body: picture } = await sendForm<StoredPicture>(`${site.url}/api/admin/pictures`, token, form);
    await ask(`${site.url}/api/admin/pictures/${picture.id}`, {
      method: 'PATCH',
      token,
      json: { focus: { x: 100, y: 50 } },
    });
    const shown = { picture: picture.name, alt: { ko: '가스쿨러', en: 'Gas cooler' } };
    await publish('gas-cooler', (value) => ({ ...value, pictures: [{ picture: shown }] }));

    const sheet = await get(own.sheet);
    expect(sheet.status).toBe(200);
    expect(sheet.body.equals(before.body)).toBe(false);
    const [jpeg, ...others] = jpegsOf(sheet.body);
    expect(others).toEqual([]);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    expect(await Promise.all([0.1, 0.9].map((x) => colourAt(jpeg ?? Buffer.alloc(0), x, 0.5)))).toEqual([
      'blue',
      'blue',
    ]);
    expect((await get(own.english)).body.equals(english.body)).toBe(true);

    expect(await colourAt((await get(own.shared)).body, 0.95, 0.5)).toBe('blue');
  });
});
