import sharp from 'sharp';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import { filesNamed } from '../../server/upkeep/backup/named-files.js';
import { openSnapshot } from '../../server/upkeep/backup/snapshot.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import type { UploadSweep } from '../../server/platform/files/upload-sweep.js';
import { PictureSchema } from '../../server/pictures/pictures.schema.js';
import type { PictureRecord } from '../../server/pictures/pictures.schema.js';
import { PicturesService } from '../../server/pictures/pictures.service.js';
import type { PictureList, StoredPicture } from '../../shared/content/pictures.types.js';
import { sendForm, toForm } from '../support/makers/boards.js';
import { makeImage } from '../support/makers/certificates.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { drawing, photograph, png } from '../support/makers/pictures.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let token: string;
let photo: Buffer;

beforeAll(async () => {
  photo = await photograph();
  site = await startTestSite('pictures');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const send = (bytes: Buffer, name = 'plant.jpg', query = '') =>
  sendForm<StoredPicture & ErrorBody>(
    `${site.url}/api/admin/pictures${query}`,
    token,
    toForm({}, [{ field: 'file', name, bytes: Buffer.from(bytes), type: 'image/jpeg' }]),
  );
const list = async () => (await ask<PictureList>(`${site.url}/api/admin/pictures`, { token })).body.items;
const change = (id: string, json: unknown) =>
  ask<StoredPicture & ErrorBody>(`${site.url}/api/admin/pictures/${id}`, { method: 'PATCH', token, json });
const file = (id: string, name: string, method = 'GET', headers = {}) =>
  askRaw(site.url, `/pictures/${id}-${name}`, { method, headers });

describe('a photograph', () => {
  let picture: StoredPicture;

  beforeAll(async () => {
    picture = (await send(photo, '1공장 전경.jpg')).body;
  });

  it('is told with its name in content, its upright size and its smallest file', async () => {
    const { id } = picture;
    expect(picture).toEqual({
      id: expect.stringMatching(/^[\da-f]{12}$/),
      name: `upload/${id}`,
      fileName: '1공장 전경.jpg',
      width: 1600,
      height: 2400,
      focus: { x: 50, y: 50 },
      kind: 'picture',
      thumbnail: `/pictures/${id}-400.webp`,
      at: expect.any(String),
    });
    expect(await list()).toEqual([picture]);
  });

  it('comes upright in every size up to its own, smaller each, and says nothing of camera and place', async () => {
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif?.includes('Camera')]).toEqual([6, true]);
    const sizes: number[] = [];
    for (const width of [400, 640, 800, 960, 1280, 1600]) {
      for (const format of ['avif', 'webp']) {
        const { status, headers, body } = await file(picture.id, `${width}.${format}`);
        expect({ status, headers }).toMatchObject({
          status: 200,
          headers: {
            'content-type': `image/${format}`,
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          },
        });
        const about = await sharp(body).metadata();
        expect(about).toMatchObject({ width, height: width * 1.5, format: format === 'avif' ? 'heif' : 'webp' });
        expect([about.exif, about.orientation, about.xmp, about.icc]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        expect(body.includes('Camera')).toBe(false);
        const { data } = await sharp(body).resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
        expect({ isRedAbove: (data[0] ?? 0) > 150, isBlueBelow: (data[5] ?? 0) > 150 }).toEqual({
          isRedAbove: true,
          isBlueBelow: true,
        });
        if (format === 'avif') sizes.push(body.length);
      }
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(sizes.at(-1)).toBeLessThan(photo.length / 4);
  });

  it('comes by HEAD and in parts, and not again to who has it', async () => {
    const whole = await file(picture.id, '400.webp');
    const head = await file(picture.id, '400.webp', 'HEAD');
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    const { status, body } = await file(picture.id, '400.webp', 'GET', { Range: 'bytes=4-7' });
    expect({ status, body }).toEqual({ status: 206, body: whole.body.subarray(4, 8) });
    expect((await file(picture.id, '400.webp', 'GET', { 'If-None-Match': head.headers.etag ?? '' })).status).toBe(304);
  });

  it('is kept in nothing but its files, which the database names', async () => {
    const session = await openSnapshot(databaseOf(site.database));
    const named = await filesNamed(databaseOf(site.database), session);
    await session.endSession();
    expect([...named].toSorted()).toEqual(await uploadsOf(site));
    expect(named.size).toBe(12);
  });

  it('has a part that stays in view', async () => {
    const { status, body } = await change(picture.id, { focus: { x: 12.5, y: 0 } });
    expect({ status, body }).toEqual({ status: 200, body: { ...picture, focus: { x: 12.5, y: 0 } } });
    expect(await list()).toEqual([body]);
    picture = body;
    for (const focus of [undefined, 5, [], [{ x: 1, y: 1 }], { x: 1 }, { x: -1, y: 0 }, { x: '1', y: 1 }]) {
      const answer = await change(picture.id, { focus });
      expect({ focus, status: answer.status, code: answer.body.code }).toEqual({
        focus,
        status: 400,
        code: 'validation_failed',
      });
    }
    for (const id of ['0123456789ab', 'x', '0123456789abcdef01234567'])
      expect((await change(id, { focus: { x: 1, y: 1 } })).status).toBe(404);
    expect(await list()).toEqual([picture]);
  });

  it('is in the activity log', async () => {
    const { body } = await ask<AuditPage>(`${site.url}/api/admin/audit?kind=pictures`, { token });
    const subject = { noun: 'pictures', id: picture.id, name: picture.fileName };
    expect(body.items.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { action: 'picture.change', subject },
      { action: 'picture.create', subject },
    ]);
  });
});

describe('a logo', () => {
  it('is drawn of an SVG, and never sent as one', async () => {
    const { status, body } = await send(drawing(''), '협력사.svg', '?use=logo');
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        kind: 'logo',
        fileName: '협력사.svg',
        width: 600,
        height: 200,
        thumbnail: `/pictures/${body.id}-600.webp`,
      },
    });
    const { headers, body: bytes } = await askRaw(site.url, body.thumbnail);
    expect(headers['content-type']).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 200 });
  });

  it('may also be a picture', async () => {
    const bytes = await sharp({ create: { width: 90, height: 30, channels: 4, background: '#0a68' } })
      .png()
      .toBuffer();
    const { status, body } = await send(bytes, 'logo.png', '?use=logo');
    expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'logo', width: 90, height: 30 } });
    expect((await list()).map(({ id }) => id)[0]).toBe(body.id);
  });
});

describe('what is sent as a picture', () => {
  it.each<[what: string, made: () => Buffer | Promise<Buffer>, address: string]>([
    ['a text called .jpg', () => Buffer.from('not a picture'), ''],
    ['a drawing', () => drawing(''), ''],
    ['a drawing with a script', () => drawing('<script>alert(1)</script>'), '?use=logo'],
    ['a drawing that fetches', () => drawing('<image href="http://a.example/a.png"/>'), '?use=logo'],
    ['a PNG without what it says', () => png(900, 900), ''],
    ['a cut JPEG', () => photo.subarray(0, 90_000), ''],
    ['a picture that moves', () => sharp(png(1, 1)).gif().toBuffer(), ''],
    ['nothing', () => Buffer.alloc(0), ''],
  ])('is refused if it is %s, and nothing is kept', async (_, made, query) => {
    const before = [await uploadsOf(site), await list()];
    const { status, body } = await send(await made(), 'a.jpg', query);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'unsupported_file' });
    expect([await uploadsOf(site), await list()]).toEqual(before);
  });

  it.each(['', '?use=logo'])('is refused if it says that it has a billion pixels%s', async (use) => {
    const before = [await uploadsOf(site), await list()];
    const { status, body } = await send(png(32_000, 32_000), 'a.png', use);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'file_too_large' });
    expect([await uploadsOf(site), await list()]).toEqual(before);
  });

  it('is refused above 25 MB, whatever the setting for other files says', async () => {
    const before = await uploadsOf(site);
    const jpeg = await makeImage('jpeg');
    const large = (megabytes: number) => Buffer.concat([jpeg, Buffer.alloc(megabytes * 1024 * 1024 - jpeg.length)]);
    const { status, body } = await send(large(26));
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'file_too_large' });
    expect(await uploadsOf(site)).toEqual(before);
    expect((await send(large(24))).status).toBe(201);
  });

  it('is one file in a form of its own, for a known use', async () => {
    const url = `${site.url}/api/admin/pictures`;
    const none = await sendForm<ErrorBody>(url, token, toForm({}));
    expect({ status: none.status, fields: none.body.fields }).toEqual({ status: 400, fields: { file: 'required' } });
    const more = await sendForm<ErrorBody>(
      url,
      token,
      toForm({ width: '9' }, [{ field: 'file', name: 'a', bytes: Buffer.from(png(1, 1)) }]),
    );
    expect({ status: more.status, fields: more.body.fields }).toEqual({
      status: 400,
      fields: { width: 'unknown_field' },
    });
    const { status, body } = await send(png(1, 1), 'a.png', '?use=banner');
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { use: 'invalid_choice' } });
  });
});

describe('an address of no picture', () => {
  it.each(['0123456789ab-400.webp', '0123456789ab-400.svg', '0123456789ab', '..%2f..%2fmain.js', 'x-400.webp', ''])(
    'is 404 for %j',
    async (path) => {
      const { status, text } = await askRaw(site.url, `/pictures/${path}`);
      expect({ status, code: JSON.parse(text).code }).toEqual({ status: 404, code: 'not_found' });
    },
  );

  it('is one of a size that a picture has not', async () => {
    const [picture] = await list();
    for (const name of ['1921.webp', '400.jpg', '0400.webp'])
      expect((await file(picture?.id ?? '', name)).status).toBe(404);
  });
});

describe('another process', () => {
  it('knows a picture and its focus soon after', async () => {
    const model = site.database.model<PictureRecord>('Picture', PictureSchema);
    const other = new PicturesService(model, { register: () => undefined } as unknown as UploadSweep);
    await other.onModuleInit();
    other.onApplicationBootstrap();
    const { id } = (await send(await makeImage('png'), 'a.png')).body;
    await eventually(
      async () => other.has(id),
      (isKnown) => isKnown,
    );
    await change(id, { focus: { x: 0, y: 20 } });
    await eventually(
      async () => other.sourcesOf(id, 'hero')?.focus,
      (focus) => focus === '0% 20%',
    );
    await other.onModuleDestroy();
  });
});
