import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from 'mongoose';

import { contentFrom } from '../../server/site/content-files.js';
import { defaultContent } from '../../server/site/defaults.js';
import { exportContent } from '../../server/upkeep/export/export-content.js';
import { contentServices, openContentDatabase, stateIn, withLead } from '../support/makers/content-services.js';
import type { ContentServices } from '../support/makers/content-services.js';
import { testFolder } from '../support/site/site.js';

let database: Connection;
let on: ContentServices;

beforeAll(async () => {
  database = await openContentDatabase('content-publishing');
});

beforeEach(async () => {
  on = await contentServices(database);
});

afterAll(async () => {
  await database?.dropDatabase();
  await database?.close();
});

describe('publishing', () => {
  it('shows one language the draft, and leaves the other as it is', async () => {
    await on.save(withLead(' 새 소개 ', 'New lead'));
    const state = stateIn(await on.publish('ko'));
    expect(state).toMatchObject({
      published: { ko: { number: 1, at: expect.any(String) }, en: { number: 0, at: null } },
      isChanged: { ko: false, en: true },
    });
    expect(on.renderer.used).toEqual(['ko: 새 소개']);
    expect((await on.published.contentOf('ko')).content.esg.lead.ko).toBe('새 소개');
    expect(await on.published.contentOf('en')).toEqual({ content: defaultContent, key: '' });
    const [first] = await database.collection('kept').find().toArray();
    expect(first).toMatchObject({ language: 'ko', key: await on.keyOf('ko') });

    const before = await on.keyOf('ko');
    expect(stateIn(await on.publish('en'))).toMatchObject({ published: { ko: { number: 1 }, en: { number: 2 } } });
    expect(await on.keyOf('ko')).toBe(before);
    expect(await on.keyOf('en')).toMatch(/^[\da-f]{64}$/);
    expect((await database.collection('content').findOne())?.draft).toBeNull();
  });

  it('is what an export holds: the files that the site comes with, each language with the words that it shows', async () => {
    await on.save(withLead('새 소개', 'New lead'));
    stateIn(await on.publish('ko'));
    const folder = await testFolder('exported-content');
    const session = await database.startSession();
    await exportContent(folder, database, session);
    await session.endSession();
    const exported = contentFrom((file) => readFileSync(join(folder, file), 'utf8'));
    expect(exported).toEqual({ ...defaultContent, esg: withLead('새 소개') });
  });

  it('changes nothing where nothing is changed', async () => {
    expect(stateIn(await on.publish('ko', 'en')).published.ko.number).toBe(0);
    expect([await on.numbers(), on.renderer.used]).toEqual([[], []]);
  });

  it('is refused for what is missing in its own language only', async () => {
    await on.save(withLead('새 소개', ''));
    const problems = [{ path: 'lead', language: 'en', problem: 'missing' }];
    expect(await on.publish('en')).toEqual({ isPublished: false, problems, pages: [] });
    expect(await on.publish('ko', 'en')).toEqual({ isPublished: false, problems, pages: [] });
    expect(await on.publishing.publish('esg', { languages: ['en'], at: '2999-01-01T00:00Z' }, null)).toEqual({
      isPublished: false,
      problems,
      pages: [],
    });
    expect([await on.numbers(), on.renderer.used]).toEqual([[], []]);
    stateIn(await on.publish('ko'));
  });

  it('is refused by pages that cannot show it, in any of its languages', async () => {
    await on.save(withLead('새 소개'));
    on.renderer.problems = [{ path: '/ko/esg', problem: 'fails' }];
    const pages = [...on.renderer.problems, ...on.renderer.problems];
    expect(await on.publish('ko', 'en')).toEqual({ isPublished: false, problems: [], pages });
    [on.renderer.lookedAt, on.renderer.problems] = [on.renderer.problems, []];
    expect(await on.publish('ko', 'en')).toEqual({ isPublished: false, problems: [], pages });
    expect([await on.numbers(), on.renderer.used, await on.keyOf('ko')]).toEqual([[], [], '']);
  });

  it('puts deliveries in order of time, and names everything wrong with them at once', async () => {
    const { deliveries } = defaultContent;
    const [first, second] = deliveries.records;
    if (!first || !second) throw new Error('There are two records.');
    const rows = first.deliveries.slice(0, 3).toReversed();
    const saveRows = (changes: object[], fileName: string, was: object) => {
      const records = [
        { ...first, deliveries: rows.map((row, index) => ({ ...row, ...changes[index] })) },
        { ...second, fileName },
      ];
      return on.drafts.save('deliveries', { value: { ...deliveries, records }, was: { ...was } });
    };
    const { value } = await saveRows([{}, { quantity: 0 }, { area: 2.6 }], first.fileName.toUpperCase(), deliveries);
    const publish = () => on.publishing.publish('deliveries', { languages: ['ko'] }, null);
    expect(await publish()).toMatchObject({
      problems: [
        { path: 'records.0.deliveries.1.quantity', problem: 'too_small' },
        { path: 'records.0.deliveries.2.area', problem: 'area_too_small' },
        { path: 'records.1.fileName', problem: 'name_twice' },
      ],
    });
    await saveRows([], second.fileName, value);
    stateIn(await publish());
    const { content } = await on.published.contentOf('ko');
    expect(content.deliveries.records[0]?.deliveries).toEqual(first.deliveries.slice(0, 3));
    expect(await on.drafts.open('deliveries')).toMatchObject({ isChanged: { ko: false } });
  });

  it('is all or nothing', async () => {
    await on.save(withLead('새 소개'));
    on.renderer.isFailing = true;
    await expect(on.publish('ko', 'en')).rejects.toThrow('the disk is full');
    expect([await on.numbers(), on.renderer.used, await on.keyOf('ko')]).toEqual([[], [], '']);
    expect(await database.collection('kept').countDocuments()).toBe(0);
    on.renderer.isFailing = false;
    stateIn(await on.publish('ko', 'en'));
  });

  it('tells nobody who typed on that somebody else did, whatever it has tidied or kept', async () => {
    const { deliveries, privacy } = defaultContent;
    const [first, ...more] = deliveries.records;
    if (!first) throw new Error('There are records.');
    const records = [{ ...first, deliveries: first.deliveries.toReversed() }, ...more];
    for (const [name, was, before, typed] of [
      ['deliveries', deliveries, { ...deliveries, records }, { lead: { ko: '더', en: 'More' } }],
      ['privacy', privacy, { ...privacy, from: '2999-01-01' }, { lead: { ko: '더', en: 'More' } }],
    ] as const) {
      const { value } = await on.drafts.save(name, { value: { ...before }, was: { ...was } });
      stateIn(await on.publishing.publish(name, { languages: ['ko', 'en'] }, null));
      const kept = (await on.drafts.open(name)).value;
      expect(kept).not.toEqual(value);
      const saved = await on.drafts.save(name, { value: { ...value, ...typed }, was: value });
      expect(saved).toMatchObject({ isJoined: false, conflicts: [], value: typed });
      expect(saved.value.earlier).toEqual(kept.earlier);
    }
  });

  it('leaves what is typed while it renders a draft', async () => {
    await on.save(withLead('하나'));
    on.renderer.meanwhile = async () => void (await on.save(withLead('둘'), withLead('하나')));
    expect(stateIn(await on.publish('ko'))).toMatchObject({ isChanged: { ko: true, en: false } });
    expect(on.renderer.used).toEqual(['ko: 하나']);
    expect((await on.drafts.open('esg')).value).toMatchObject({ lead: { ko: '둘' } });
  });

  it('happens one after the other, so that each renders what the one before has published', async () => {
    let running = 0;
    on.renderer.meanwhile = async () => {
      running += 1;
      expect(running).toBe(1);
      await sleep(50);
      running -= 1;
    };
    await on.save(withLead('하나'));
    await on.drafts.save('products', {
      value: { ...defaultContent.products, lead: { ko: '제품', en: 'Products' } },
      was: { ...defaultContent.products },
    });
    const two = on.publishing.publish('products', { languages: ['ko'] }, null);
    await Promise.all([on.publish('ko', 'en'), two]);
    const kept = await database.collection('kept').find({ language: 'ko' }).toArray();
    expect(kept).toHaveLength(2);
    expect(kept.map(({ key }) => key as string)).toContain(await on.keyOf('ko'));
  });
});

describe('a draft that somebody has saved something into since it was read', () => {
  it.each([undefined, '2999-01-01T00:00Z'])('is not published, nor at a time (%s)', async (at) => {
    const { revision } = await on.save(withLead('하나'));
    await on.save(withLead(defaultContent.esg.lead.ko, 'Theirs'));
    const publish = (read: number) =>
      on.publishing.publish('esg', { languages: ['ko', 'en'], at, revision: read }, null);
    expect(await publish(revision)).toEqual({ isPublished: false, problems: [], pages: [], isStale: true });
    expect(await on.drafts.open('esg')).toMatchObject({ scheduled: null, published: { ko: { number: 0 } } });
    expect(await publish(revision + 1)).toMatchObject({ isPublished: true });
    // Publishing saves nothing else: the other language may follow.
    expect((await on.drafts.open('esg')).revision).toBe(revision + 1);
  });
});
