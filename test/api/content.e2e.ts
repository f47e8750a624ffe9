import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { DocumentList, FoundField } from '../../shared/content/content-editing.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { documentAt } from '../support/makers/content-api.js';
import { ask, eventually, sessionOf, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('content');
  token = await signIn(site);
  esg = at('esg');
});

afterAll(async () => {
  await site?.stop();
});

const content = <Body>(path: string, options: { json?: unknown; method?: string } = {}) =>
  ask<Body & ErrorBody>(`${site.url}/api/admin/content${path}`, { token, ...options });
const at = (name: string) => documentAt(site, token, name);

let esg: ReturnType<typeof at>;

/** Changes the draft as it is now. */
async function change(changes: object) {
  const { value } = await esg.open();
  return esg.save({ ...value, ...changes }, value);
}

const htmlOf = async (path: string) => (await askRaw(site.url, path)).text;
const noted = async (action: string) => {
  const { body } = await ask<AuditPage>(`${site.url}/api/admin/audit`, { token });
  return body.items.filter((entry) => entry.action === action && entry.subject?.id === 'esg');
};

afterEach(async () => {
  await esg.discard();
});

describe('documents of content', () => {
  it('are listed as they come with the site', async () => {
    const { status, body } = await content<DocumentList>('');
    expect(status).toBe(200);
    expect(body.unshown).toEqual([]);
    expect(body.documents.map(({ name }) => name)).toEqual(Object.keys(defaultContent));
    expect(body.documents[0]).toEqual({
      name: 'company',
      title: { ko: '회사와 사무소', en: 'Company and offices' },
      path: '/company-overview#company-location',
      published: { ko: { number: 0, at: null }, en: { number: 0, at: null } },
      isChanged: { ko: false, en: false },
      isSample: true,
      scheduled: null,
      contents: {
        ko: '회사 이름, 로고 글자, 한 줄 소개, 창립일, 업력 (년), 저작권 연도, 사업자등록번호, 대표이사, 개인정보 보호책임자, 영업 이메일, 사무소',
        en: 'Company name, Wordmark, Tagline, Founded, Years of experience, Copyright year, Business number, Representative, Privacy officer, Sales e-mail, Offices',
      },
    });
    const { body: found } = await content<{ fields: FoundField[] }>(`/find?q=${encodeURIComponent('전화번호')}`);
    expect(found.fields[0]).toMatchObject({ document: 'company', labels: [{}, { ko: '전화' }] });
    expect((await content('/find')).status).toBe(400);
  });

  it('are opened with what they consist of', async () => {
    expect(await esg.open()).toMatchObject({
      fields: { lead: { kind: 'line', max: 200, label: { ko: '머리 소개', en: 'Lead' } } },
      value: defaultContent.esg,
      problems: [],
    });
  });

  it.each(['nothing', 'toString', '__proto__', 'esg.'])('are none where there is none: %s', async (name) => {
    expect((await content(`/${name}`)).status).toBe(404);
    expect((await at(name).publish('ko')).status).toBe(404);
    expect((await at(name).restore(0)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is saved and joined with what somebody else has typed meanwhile', async () => {
    const was = await esg.open();
    const { lead, hero } = defaultContent.esg;
    const mine = { ...was.value, lead: { ...lead, ko: '먼저 고친 소개' } };
    const theirs = { ...was.value, hero: { ...hero, alt: { ...hero.alt, en: 'Another picture' } } };
    expect((await esg.save(mine, was.value)).body).toMatchObject({ revision: was.revision + 1, isJoined: false });
    const { status, body } = await esg.save(theirs, was.value);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      value: { lead: { ko: '먼저 고친 소개', en: lead.en }, hero: { alt: { ko: hero.alt.ko, en: 'Another picture' } } },
      revision: was.revision + 2,
      isChanged: { ko: true, en: true },
      conflicts: [],
      isJoined: true,
    });
    const third = await esg.save({ ...was.value, lead: { ...lead, ko: '늦게 고친 소개' } }, was.value);
    expect(third.body).toMatchObject({
      value: { lead: { ko: '먼저 고친 소개' } },
      conflicts: [{ path: 'lead', language: 'ko', mine: '늦게 고친 소개', theirs: '먼저 고친 소개' }],
    });
    expect(await htmlOf('/ko/esg')).not.toContain('먼저 고친 소개');
    await esg.discard();
    expect((await esg.open()).value).toEqual(defaultContent.esg);
  });

  it('is shown as its page would be, and nowhere else', async () => {
    const value = { ...defaultContent.esg, lead: { ko: '미리 본 소개', en: 'A lead to come' } };
    const { status, body } = await esg.preview(value, 'en');
    expect(status).toBe(200);
    expect(body.html).toMatch(/^<!doctype html>/i);
    expect(body.html).toContain('A lead to come');
    expect((await esg.preview({}, 'ko')).status).toBe(200);
    expect(await htmlOf('/en/esg')).not.toContain('A lead to come');
  });

  it('of the largest document is taken, and one without end is not', async () => {
    const { value } = await at('deliveries').open();
    expect((await at('deliveries').save(value, value)).status).toBe(200);
    const long = { ...defaultContent.esg, lead: { ko: '가'.repeat(400_000), en: '' } };
    expect((await esg.save(long, defaultContent.esg)).status).toBe(413);
    const more = { ...defaultContent.esg, lead: { ko: '가'.repeat(1_200_000), en: '' } };
    expect((await esg.save(more, {})).status).toBe(413);
  });

  it.each([{}, { value: {} }, { value: [], was: {} }, { value: {}, was: {}, more: 1 }, { value: 'x', was: null }])(
    'is not made of %j',
    async (json) => {
      expect((await content('/esg/draft', { method: 'PUT', json })).status).toBe(400);
    },
  );
});

describe('publishing', () => {
  it('takes any words for words, on pages of posts too, and brings the same bytes for the same content', async () => {
    const addresses = (await htmlOf('/sitemap-pages.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/ko[^<]*)<\/loc>/g);
    const ofPosts = ['/ko/posts/none', '/ko/e-procurement/none', '/ko/posts/feed.xml'];
    const paths = [...[...addresses].map(([, path = '']) => path), ...ofPosts];
    const all = () => Promise.all(paths.map(htmlOf));
    const asBuilt = await all();
    expect(asBuilt.length).toBeGreaterThan(20);
    const company = at('company');
    const { value } = await company.open();
    const words = 'https://link.invalid PostMarktitlePostMark <!--PostMarka-->';
    await company.save({ ...value, tagline: { ko: words, en: words } }, value);
    expect((await company.publish('ko')).status).toBe(200);
    for (const path of ['/ko', '/ko/posts/none'])
      expect(await htmlOf(path)).toContain('>https://link.invalid PostMarktitlePostMark &lt;!--PostMarka--&gt;<');
    expect(await htmlOf('/ko/posts/feed.xml')).toContain('</rss>');
    await company.restore(0);
    expect((await company.publish('ko')).status).toBe(200);
    const now = await all();
    expect(paths.filter((_, index) => now[index] !== asBuilt[index])).toEqual([]);
  });

  it('is refused for words that are too long, and says where; this is noted as refused', async () => {
    const before = await htmlOf('/ko/esg');
    const { environment } = defaultContent.esg;
    const [first, ...others] = environment.stories;
    const title = { ko: '가'.repeat(20_000), en: first?.title.en };
    await change({ environment: { ...environment, stories: [{ ...first, title }, ...others] } });
    const { status, body } = await esg.publish('ko', 'en');
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        isPublished: false,
        problems: [{ path: 'environment.stories.0.title', language: 'ko', problem: 'too_long', limit: 60 }],
        pages: [],
      },
    });
    expect(await htmlOf('/ko/esg')).toBe(before);
    expect((await noted('content.publish'))[0]).toMatchObject({ outcome: 'failed', session: sessionOf(token) });
  });

  it('of Korean needs no English, and leaves every English page as it is', async () => {
    const paths = ['', '/esg', '/company-overview', '/products', '/customer-support', '/privacy-policy'];
    const english = () => Promise.all(paths.map((path) => htmlOf(`/en${path}`)));
    const before = await english();
    const { revision } = (await change({ lead: { ko: '새로 쓴 소개', en: '' } })).body;
    expect(revision).toBeGreaterThan(0);
    expect(await esg.publish('en')).toMatchObject({
      status: 422,
      body: { problems: [{ path: 'lead', language: 'en', problem: 'missing' }] },
    });
    expect(await esg.publish('ko')).toMatchObject({
      status: 200,
      body: {
        isPublished: true,
        state: {
          published: { ko: { number: 1, at: expect.any(String) }, en: { number: 0, at: null } },
          isChanged: { ko: false, en: true },
        },
      },
    });
    expect(await htmlOf('/ko/esg')).toContain('새로 쓴 소개');
    expect(await english()).toEqual(before);
    expect((await noted('content.publish'))[0]).toMatchObject({
      outcome: 'done',
      subject: { noun: 'content', name: 'ESG / ESG' },
    });
  });

  it('shows HTML as the text that it is', async () => {
    await change({ lead: { ko: '<script>alert(1)</script><b>굵게</b>', en: '</script><img src=x onerror=alert(1)>' } });
    expect((await esg.publish('ko', 'en')).status).toBe(200);
    const [korean, english] = await Promise.all([htmlOf('/ko/esg'), htmlOf('/en/esg')]);
    expect(korean).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;굵게&lt;/b&gt;');
    expect(korean).not.toMatch(/<script>alert|<b>굵게/);
    expect(english).not.toMatch(/<img src=x/);
  });

  it.each([
    {},
    { languages: [] },
    { languages: ['de'] },
    { languages: ['ko', 'ko'] },
    { languages: ['ko'], at: 'soon' },
  ])('is not asked for by %j', async (json) => {
    expect((await content('/esg/publish', { json })).status).toBe(400);
  });
});

describe('versions', () => {
  it('are told with what changed, and come back as drafts, then as what is published', async () => {
    await change({ lead: { ko: '또 다른 소개', en: 'Another lead' } });
    await esg.publish('ko', 'en');
    const [last, before, ...rest] = await esg.versions();
    expect(last).toMatchObject({ session: sessionOf(token), languages: ['ko', 'en'] });
    expect(last?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'lead', language: 'ko', after: '또 다른 소개' }),
        expect.objectContaining({ path: 'lead', language: 'en', after: 'Another lead' }),
      ]),
    );
    expect([last?.number, rest.at(-1)?.number]).toEqual([(before?.number ?? 0) + 1, 0]);

    const restored = await esg.restore(0);
    expect(restored).toMatchObject({
      status: 200,
      body: { value: defaultContent.esg, isChanged: { ko: true, en: true } },
    });
    expect(await htmlOf('/en/esg')).toContain('Another lead');
    expect((await esg.publish('ko', 'en')).status).toBe(200);
    expect(await htmlOf('/en/esg')).toContain(defaultContent.esg.lead.en);
    for (const number of [999, '-1', 'x', '1e3']) expect((await esg.restore(number)).status).toBe(404);
  });
});

describe('a time for publishing', () => {
  const planned = { scheduled: { $ne: null } };
  const shows = (words: string) =>
    eventually(
      () => htmlOf('/ko/esg'),
      (html) => html.includes(words),
    );

  it('is kept, and taken away', async () => {
    await change({ lead: { ko: '먼 훗날의 소개', en: 'Some day' } });
    const { status, body } = await esg.plan('2999-12-31T00:00+09:00', 'ko');
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: { scheduled: { at: '2999-12-30T15:00:00.000Z', languages: ['ko'] } } });
    expect((await esg.unschedule()).status).toBe(204);
    expect((await esg.open()).scheduled).toBeNull();
    expect((await noted('content.unschedule'))[0]).toMatchObject({ outcome: 'done' });
  });

  it('publishes by itself when it comes', async () => {
    await change({ lead: { ko: '곧 보일 소개', en: 'Soon to be seen' } });
    await esg.plan('2999-12-31T00:00Z', 'ko');
    expect(await htmlOf('/ko/esg')).not.toContain('곧 보일 소개');
    await site.database.collection('content').updateOne(planned, { $set: { 'scheduled.at': new Date() } });
    await shows('곧 보일 소개');
    expect(await htmlOf('/en/esg')).not.toContain('Soon to be seen');
    const [entry] = await eventually(
      () => noted('content.publish'),
      ([last]) => last?.session === null,
    );
    expect(entry).toMatchObject({ outcome: 'done', address: null });
    expect((await esg.versions())[0]).toMatchObject({ session: sessionOf(token), languages: ['ko'] });
  });

  it('that is over publishes at once', async () => {
    await change({ lead: { ko: '지난 때의 소개', en: 'Of a time gone by' } });
    await esg.plan('2020-01-01T00:00Z', 'ko', 'en');
    await shows('지난 때의 소개');
    const { scheduled } = await eventually(
      () => esg.open(),
      (opened) => opened.scheduled === null,
    );
    expect(scheduled).toBeNull();
  });
});
