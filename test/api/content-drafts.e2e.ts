import type { Connection } from 'mongoose';

import { languages } from '../../shared/words/localized.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { contentServices, openContentDatabase, withLead } from '../support/makers/content-services.js';
import type { ContentServices } from '../support/makers/content-services.js';

let database: Connection;
let on: ContentServices;

beforeAll(async () => {
  database = await openContentDatabase('content-drafts');
});

beforeEach(async () => {
  on = await contentServices(database);
});

afterAll(async () => {
  await database?.dropDatabase();
  await database?.close();
});

const { esg } = defaultContent;

describe('content that nobody has touched', () => {
  it('is what comes with the site, without a record', async () => {
    for (const language of languages)
      expect(await on.published.contentOf(language)).toEqual({ content: defaultContent, key: '' });
    const { documents: list } = await on.drafts.list();
    expect(list.map(({ name }) => name)).toEqual(Object.keys(defaultContent));
    expect(list.find(({ name }) => name === 'esg')).toEqual({
      name: 'esg',
      title: { ko: 'ESG', en: 'ESG' },
      path: '/esg',
      published: { ko: { number: 0, at: null }, en: { number: 0, at: null } },
      isChanged: { ko: false, en: false },
      isSample: true,
      scheduled: null,
      contents: {
        ko: '머리 사진, 머리 소개, 환경, 사회, 지배구조',
        en: 'Picture behind the heading, Lead, Environment, Social, Governance',
      },
    });
    expect(await on.drafts.open('esg')).toMatchObject({ value: esg, revision: 0, problems: [] });
    expect(await on.versions.list('esg')).toMatchObject([
      { number: 0, at: null, session: null, languages: ['ko', 'en'] },
    ]);
    expect(await database.collection('content').countDocuments()).toBe(0);
  });
});

describe('a draft', () => {
  it('joins what two type, and keeps the first where both typed into one field', async () => {
    expect(await on.save(withLead('하나'))).toMatchObject({ revision: 1, isJoined: false, conflicts: [] });
    const second = await on.save(withLead(esg.lead.ko, 'Two'));
    expect(second).toMatchObject({
      value: { lead: { ko: '하나', en: 'Two' } },
      revision: 2,
      isJoined: true,
      conflicts: [],
      isChanged: { ko: true, en: true },
    });
    expect(await on.save(withLead('셋'))).toMatchObject({
      value: { lead: { ko: '하나', en: 'Two' } },
      revision: 2,
      conflicts: [{ path: 'lead', language: 'ko', mine: '셋', theirs: '하나' }],
    });
    expect((await on.published.contentOf('ko')).content).toEqual(defaultContent);
  });

  it('tells everybody by name what the others have changed since the last publishing', async () => {
    await on.drafts.save('esg', { value: withLead('하나'), was: { ...esg } }, 'Kim');
    await on.drafts.save('esg', { value: withLead(esg.lead.ko, 'Two'), was: { ...esg } }, 'Lee');
    const told = async (person: string | null) =>
      (await on.drafts.open('esg', person)).others.map(({ language, after, by }) => [language, after, by]);
    expect(await told('Kim')).toEqual([['en', 'Two', ['Lee']]]);
    expect(await told('Lee')).toEqual([['ko', '하나', ['Kim']]]);
    expect(await told(null)).toEqual([]);
    await on.publish('ko', 'en');
    expect(await told('Kim')).toEqual([]);
  });

  it('loses nothing of many who save at once', async () => {
    const names = ['environment', 'social', 'governance'] as const;
    await Promise.all(
      names.flatMap((name) =>
        languages.map((language) => {
          const lead = { ...esg[name].lead, [language]: `${name} ${language}` };
          return on.save({ ...esg, [name]: { ...esg[name], lead } });
        }),
      ),
    );
    const { value, revision } = await on.drafts.open('esg');
    expect(revision).toBe(6);
    for (const name of names) expect(value[name]).toMatchObject({ lead: { ko: `${name} ko`, en: `${name} en` } });
  });

  it('may be incomplete, of any size but one', async () => {
    const saved = await on.save({ lead: { ko: '가 ', en: 5 }, more: true });
    expect(saved.value).toMatchObject({ lead: { ko: '가 ', en: '' }, isSample: false, social: { stories: [] } });
    expect(saved.value).not.toHaveProperty('more');
    expect(saved.problems).toContainEqual({ path: 'lead', language: 'en', problem: 'missing' });
    await expect(on.save(withLead('가'.repeat(400_000)), saved.value)).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('is none once it is as what is published, and can be discarded with its time', async () => {
    await on.save(withLead('하나'));
    await on.save(esg, withLead('하나'));
    expect(await on.drafts.open('esg')).toMatchObject({ value: esg, isChanged: { ko: false, en: false }, revision: 2 });
    await on.save(withLead('둘'));
    await on.publishing.publish('esg', { languages: ['ko'], at: '2999-01-01T00:00Z' }, null);
    await on.drafts.discard('esg');
    expect(await on.drafts.open('esg')).toMatchObject({ value: esg, scheduled: null });
  });

  it('that is discarded leaves nothing of a language that was not published, whatever the other one has', async () => {
    await on.save(withLead('하나', 'One'));
    await on.publish('ko');
    expect(await on.drafts.open('esg')).toMatchObject({ isChanged: { ko: false, en: true } });
    await on.drafts.discard('esg');
    const discarded = { value: withLead('하나'), isChanged: { ko: false, en: false } };
    expect(await on.drafts.open('esg')).toMatchObject(discarded);
    await on.save(withLead('하나', 'Two'), withLead('하나'));
    await on.drafts.discard('esg');
    expect(await on.drafts.open('esg')).toMatchObject(discarded);
    await on.save(withLead('둘'), withLead('하나'));
    await on.publish('ko', 'en');
    expect((await on.published.contentOf('en')).content.esg.lead.en).toBe(esg.lead.en);
  });

  it('keeps numbers, empty groups and entries that are not filled in yet', async () => {
    const plates = defaultContent['heat-exchanger'];
    const value = { ...plates, limits: { pressure: { unit: 'bar(g)' } }, pictures: [...plates.pictures, {}] };
    const saved = await on.drafts.save('heat-exchanger', { value, was: { ...plates } });
    const opened = await on.drafts.open('heat-exchanger');
    expect(opened.value).toEqual(saved.value);
    expect(opened.value).toMatchObject({ limits: { pressure: { unit: 'bar(g)' } } });
    expect(opened.problems).toContainEqual({ path: 'limits.pressure.design', problem: 'missing' });
    const plateCoil = defaultContent['plate-coil'];
    const { limits: _limits, ...rest } = plateCoil;
    await on.drafts.save('plate-coil', { value: { ...rest, limits: {} }, was: { ...plateCoil } });
    expect((await on.drafts.open('plate-coil')).value).toEqual(plateCoil);
  });
});

describe('a preview', () => {
  it('shows the page with what is typed, and something that is there for what is not', async () => {
    const value = { ...withLead('미리'), hero: { picture: 'upload/none', alt: {} }, isSample: undefined };
    expect(await on.drafts.preview('esg', { value, language: 'ko' })).toBe('<p>hero/hero-4</p>');
    await on.drafts.preview('home', { value: {}, language: 'en' });
    expect(on.renderer.previews).toEqual([
      ['미리', '/esg'],
      [esg.lead.en, ''],
    ]);
    expect(await database.collection('content').countDocuments()).toBe(0);
  });
});

describe('versions', () => {
  it('are told newest first, with what changed and who published, and come back as drafts', async () => {
    await on.save(withLead('하나'));
    await on.publish('ko');
    await on.save(withLead('둘', 'Two'), withLead('하나'));
    await on.publish('ko', 'en');
    const lead = { path: 'lead', labels: [{ ko: '머리 소개', en: 'Lead' }] };
    expect(await on.versions.list('esg')).toEqual([
      {
        number: 2,
        at: expect.any(String),
        session: 'session1',
        languages: ['ko', 'en'],
        changes: [
          { ...lead, language: 'ko', before: '하나', after: '둘' },
          { ...lead, language: 'en', before: esg.lead.en, after: 'Two' },
        ],
      },
      {
        number: 1,
        at: expect.any(String),
        session: 'session1',
        languages: ['ko'],
        changes: [{ ...lead, language: 'ko', before: esg.lead.ko, after: '하나' }],
      },
      { number: 0, at: null, session: null, languages: ['ko', 'en'], changes: [] },
    ]);
    expect(await on.drafts.restore('esg', 1)).toMatchObject({
      value: { lead: { ko: '하나', en: esg.lead.en } },
      isChanged: { ko: true, en: true },
      published: { ko: { number: 2 } },
    });
    expect((await on.drafts.restore('esg', 2)).isChanged).toEqual({ ko: false, en: false });
    expect((await on.drafts.restore('esg', 0)).value).toEqual(esg);
    await expect(on.drafts.restore('esg', 3)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('name those who typed them since the last publishing, field by field, and nobody where no names are known', async () => {
    const by = async (person: string | null, change: object) => {
      const { value } = await on.drafts.open('company');
      await on.drafts.save('company', { value: { ...value, ...change }, was: { ...value } }, person);
    };
    const publish = () => on.publishing.publish('company', { languages: [...languages] }, 'Lee');
    const named = async () =>
      (await on.versions.list('company'))[0]?.changes.map(({ path, language, by: names }) => [path, language, names]);
    const { offices, tagline } = defaultContent.company;
    const [first, second, ...more] = offices;
    if (!first || !second) throw new Error('There are no two offices.');
    await by('Kim', { tagline: { ...tagline, ko: '하나' } });
    await by('Lee', { tagline: { ko: '하나', en: 'Two' } });
    await by('Lee', { tagline: { ko: '하나 둘', en: 'Two' } });
    await by(null, { offices: [{ ...first, tel: '032-111-2222' }, second, ...more] });
    await publish();
    expect(await named()).toEqual([
      ['tagline', 'ko', ['Kim', 'Lee']],
      ['tagline', 'en', ['Lee']],
      ['offices.0.tel', undefined, undefined],
    ]);
    // Entries that move take their authors along.
    await by('Kim', { offices: [{ ...first, tel: '032-333-4444' }, second, ...more] });
    await by('Park', { offices: [second, { ...first, tel: '032-333-4444' }, ...more] });
    on.renderer.meanwhile = () => by('Lee', { tagline: { ko: '셋', en: 'Two' } });
    await publish();
    const moved = await named();
    expect(moved?.length).toBeGreaterThan(1);
    for (const [path, , names] of moved ?? []) expect([path, names]).toEqual([path, ['Kim', 'Park']]);
    on.renderer.meanwhile = async () => undefined;
    await publish();
    expect(await named()).toEqual([['tagline', 'ko', ['Lee']]]);
  });

  it('are kept, the last fifty of them and those that are published', async () => {
    await on.save(withLead('처음', 'First'));
    await on.publish('en', 'ko');
    for (let number = 2; number <= 53; number += 1) {
      await on.drafts.save('esg', {
        value: withLead(`소개 ${number}`, 'First'),
        was: (await on.drafts.open('esg')).value,
      });
      await on.publish('ko');
    }
    const kept = await on.numbers();
    expect(kept).toHaveLength(51);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual([1, 4, 53]);
    expect((await on.published.contentOf('en')).content.esg.lead.en).toBe('First');
    await on.save(withLead('소개 53', 'Last'), withLead('소개 53', 'First'));
    await on.publish('en');
    expect((await on.numbers())[0]).toBe(5);
  });

  it('that an older description made are completed from what comes with the site', async () => {
    await on.save(withLead('하나'));
    await on.publish('ko');
    const { social: _social, ...older } = withLead('옛날');
    await database.collection('content-versions').updateOne({}, { $set: { value: { ...older, gone: 1 } } });
    const { content } = await on.published.contentOf('ko');
    expect(content.esg).toEqual({ ...withLead('옛날'), social: esg.social });
  });
});
