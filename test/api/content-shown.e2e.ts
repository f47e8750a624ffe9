import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { packing } from '../../server/platform/common/packed-files.js';
import type { DocumentList } from '../../shared/content/content-editing.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { fieldMark } from '../../shared/content/fields/field-marks.js';
import type { Shown } from '../../server/content/publishing/last-shown.js';
import { documentAt } from '../support/makers/content-api.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { portOf } from '../support/site/listening.js';
import { askRaw } from '../support/site/raw-http.js';
import { rendererOf } from '../support/site/renderer.js';
import { impatient, spawnServer } from '../support/site/server-process.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

/** Pages that say another address are others. */
const settings = { PUBLIC_URL: 'http://www.example.com' };

let site: TestSite;
let token: string;
let esg: ReturnType<typeof documentAt>;

beforeAll(async () => {
  site = await startTestSite('content-shown', settings);
  token = await signIn(site);
  esg = documentAt(site, token, 'esg');
});

afterAll(async () => {
  await site?.stop();
});

async function publish(ko: string) {
  const { value } = await esg.open();
  await esg.save({ ...value, lead: { ...defaultContent.esg.lead, ko } }, value);
  return esg.publish('ko');
}

const isShown = async (url: string, words: string, language = 'ko') =>
  (await askRaw(url, `/${language}/esg`)).text.includes(words);

/** Pages that have changed since the site came, with the time. */
const changesIn = async (url: string) =>
  [
    ...(await askRaw(url, '/sitemap-pages.xml')).text.matchAll(
      /<loc>http:[^<]*?(\/(?:ko|en)\b[^<]*)<\/loc><lastmod>(.*)</g,
    ),
  ].map(([, path, time = '']) => ({ path, time: Date.parse(time) }));

/** Starts a server on the folder of the site, which is not waited for. */
async function startAgain(databaseUri: string) {
  const places = { DATA_DIR: site.dataFolder, MONGODB_URI: databaseUri };
  const server = spawnServer({ ...settings, ...impatient, ...places });
  const url = `http://127.0.0.1:${await portOf(server.pid)}`;
  await eventually(
    () => fetch(`${url}/api/health/live`).catch(() => undefined),
    (answer) => answer?.ok === true,
  );
  return { server, url };
}

describe('a renderer that is killed', () => {
  it('fails the publishing in words, changes nothing, and the next one works', async () => {
    const publishing = publish('새 소개');
    const renderer = await eventually(
      () => rendererOf(site),
      (pid) => pid !== undefined,
    );
    if (renderer) process.kill(renderer, 'SIGKILL');
    expect(await publishing).toMatchObject({
      status: 422,
      body: { isPublished: false, problems: [], pages: [{ path: '/ko', problem: 'out_of_memory' }] },
    });
    expect(await isShown(site.url, defaultContent.esg.lead.ko)).toBe(true);
    expect((await esg.versions()).map(({ number }) => number)).toEqual([0]);
    expect((await publish('새 소개')).status).toBe(200);
    expect(await isShown(site.url, '새 소개')).toBe(true);
  });
});

describe('what is published', () => {
  it('is shown at the next start, before the database is there', async () => {
    const [earlier] = await changesIn(site.url);
    expect((await publish('다음 소개')).status).toBe(200);
    const changes = await changesIn(site.url);
    expect(changes).toEqual([{ path: '/ko/esg', time: expect.any(Number) }]);
    expect(changes[0]?.time).toBeGreaterThan(earlier?.time ?? Infinity);
    const { server, url } = await startAgain('mongodb://127.0.0.1:1/none');
    expect(await isShown(url, '다음 소개')).toBe(true);
    expect(await changesIn(url)).toEqual(changes);
    expect(await isShown(url, defaultContent.esg.lead.en, 'en')).toBe(true);
    await server.stop('SIGKILL');
  });

  it('is waited for by a build that has not rendered it', async () => {
    const file = join(site.dataFolder, 'published/ko');
    const shown: Shown = deserialize(await readFile(file));
    await writeFile(file, serialize({ ...shown, maker: 'another' }));
    await site.database.collection('rendered-sites').deleteMany({});
    const { server, url } = await startAgain(site.databaseUri);
    expect(await isShown(url, '다음 소개')).toBe(true);
    const [version] = await esg.versions();
    expect(await changesIn(url)).toEqual([{ path: '/ko/esg', time: Date.parse(version?.at ?? '') }]);
    expect(await site.database.collection('rendered-sites').countDocuments()).toBe(1);
    await server.stop('SIGKILL');
  });

  it('stays as it was shown last where this build cannot show it, and the office is told', async () => {
    const file = join(site.dataFolder, 'published/ko');
    const shown: Shown = deserialize(await readFile(file));
    await writeFile(file, serialize({ ...shown, key: 'earlier' }));
    const broken = packing();
    broken.add('shown/ko.json', 'nothing');
    const { index, bytes } = await broken.end();
    const sites = site.database.collection('rendered-sites');
    const before = await sites.findOneAndUpdate(
      { language: 'ko' },
      { $set: { files: { index, bytes: Buffer.from(bytes) } } },
    );
    const { server, url } = await startAgain(site.databaseUri);
    await server.url;
    expect(await isShown(url, '다음 소개')).toBe(true);
    const { body } = await ask<DocumentList>(`${url}/api/admin/content`, { token });
    expect(body.unshown).toEqual(['ko']);
    await server.stop('SIGKILL');
    await sites.updateOne({ language: 'ko' }, { $set: { files: before?.files } });
  });

  it('is shown where what was kept for the next start is no such file', async () => {
    await writeFile(join(site.dataFolder, 'published/ko'), 'nothing');
    const { server, url } = await startAgain(site.databaseUri);
    await server.url;
    expect(await isShown(url, '다음 소개')).toBe(true);
    await server.stop('SIGKILL');
  });
});

describe('a page for editors', () => {
  it('is as it is published, and says which field each text comes from; pages of visitors do not', async () => {
    const { lead } = defaultContent.esg;
    const { value } = await esg.open();
    await esg.save({ ...value, lead: { ...lead, en: 'A draft of a lead' } }, value);
    const { status, body } = await esg.page('en');
    expect(status).toBe(200);
    expect(body.html).toContain(`>${lead.en}${fieldMark('esg.lead')}<`);
    expect(body.html).toContain(fieldMark('company.offices.0.tel'));
    expect(await isShown(site.url, `>${lead.en}<`, 'en')).toBe(true);
    expect((await esg.page('de')).status).toBe(400);
    expect((await documentAt(site, token, 'answer').page('en')).status).toBe(404);
  });
});
