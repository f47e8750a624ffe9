import type { Connection } from 'mongoose';

import type { Language } from '../../shared/words/localized.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { runChange } from '../../server/upkeep/changes/changes.js';
import { databaseOf } from '../../server/platform/database/database-of.js';
import { toPlannedWords } from '../../server/upkeep/changes/024-planned-words.js';
import { contentServices, openContentDatabase, stateIn, withLead } from '../support/makers/content-services.js';
import type { ContentServices } from '../support/makers/content-services.js';
import { eventually } from '../support/site/http.js';

let database: Connection;
let on: ContentServices;

beforeAll(async () => {
  database = await openContentDatabase('content-plans');
});

beforeEach(async () => {
  on = await contentServices(database);
});

afterAll(async () => {
  await database?.dropDatabase();
  await database?.close();
});

describe('a document with a time', () => {
  const time = '2999-01-01T00:00:00.000Z';
  const plan = (wanted: Language[] = ['ko'], at = time) =>
    on.publishing.publish('esg', { languages: wanted, at }, 'session1');
  /** The same time, for later words. */
  const retyped = async () => {
    const { value, revision, scheduled } = await on.drafts.open('esg');
    await on.save({ ...value, lead: { ko: `둘 ${revision}`, en: 'Two' } }, value);
    return plan(['ko'], scheduled?.at);
  };
  /** Its time comes. */
  const comes = () => database.collection('content').updateOne({}, { $set: { 'scheduled.at': new Date() } });

  beforeEach(() => {
    on.schedule.onApplicationBootstrap();
  });

  afterEach(() => {
    on.schedule.onModuleDestroy();
  });

  it('is published by itself, not before, with the words that were planned, and this is noted', async () => {
    await on.drafts.save('esg', { value: withLead('하나'), was: { ...defaultContent.esg } }, 'Kim');
    const planned = { at: time, languages: ['ko'], isEarlier: false, isRefused: false };
    expect(stateIn(await plan()).scheduled).toEqual(planned);
    const others = { value: withLead('둘', 'Two'), was: withLead('하나') };
    expect((await on.drafts.save('esg', others, 'Lee')).scheduled).toEqual({ ...planned, isEarlier: true });
    expect([await on.publishing.publishDue('esg'), on.renderer.used]).toEqual([undefined, []]);
    await comes();
    await eventually(
      async () => on.noted,
      ({ length }) => length > 0,
    );
    const { scheduled, published: now, value } = await on.drafts.open('esg');
    expect([scheduled, now.ko.number, on.renderer.used]).toEqual([null, 1, ['ko: 하나']]);
    expect(value).toMatchObject({ lead: { ko: '둘', en: 'Two' } });
    const subject = { noun: 'content', id: 'esg', name: 'ESG / ESG' };
    expect(on.noted).toEqual([{ action: 'content.publish', subject }]);
    const [version] = await on.versions.list('esg');
    expect([version?.session, version?.changes.map(({ after, by }) => [after, by])]).toEqual([
      'session1',
      [['하나', ['Kim']]],
    ]);
  });

  it.each([
    ['is typed back to what was published', withLead(defaultContent.esg.lead.ko), withLead('하나')],
    ['is planned again', withLead('둘'), withLead('둘')],
  ])('leaves the draft as it stands by then, also where it %s', async (words, now, shown) => {
    await on.save(withLead('하나'));
    await plan();
    await on.save(now, withLead('하나'));
    if (words === 'is planned again') expect(stateIn(await plan()).scheduled).toMatchObject({ isEarlier: false });
    await comes();
    await eventually(
      async () => on.noted,
      ({ length }) => length > 0,
    );
    expect(on.renderer.used).toEqual([`ko: ${shown.lead.ko}`]);
    expect(await on.drafts.open('esg')).toMatchObject({ value: { lead: now.lead }, scheduled: null });
  });

  it('waits with its words where it is refused then, which is noted and said once', async () => {
    await on.save(withLead('하나'));
    await plan();
    await on.save(withLead('둘'), withLead('하나'));
    on.renderer.lookedAt = [{ path: '/ko/esg', problem: 'fails' }];
    await comes();
    await eventually(
      async () => on.noted,
      ({ length }) => length > 0,
    );
    expect(on.noted).toMatchObject([{ action: 'content.publish', outcome: 'failed' }]);
    const { scheduled, value } = await on.drafts.open('esg');
    expect([scheduled, value.lead]).toMatchObject([{ isRefused: true, isEarlier: true }, { ko: '둘' }]);
    on.renderer.lookedAt = [];
    expect([await on.publishing.publishDue('esg'), on.renderer.used]).toEqual([undefined, []]);
    expect(stateIn(await plan()).scheduled).toMatchObject({ isRefused: false, isEarlier: false });
    await database.collection('content').updateOne({}, { $set: { 'scheduled.isRefused': true } });
    await on.save(withLead('셋'), withLead('둘'));
    expect(stateIn(await on.publish('ko')).scheduled).toBeNull();
  });

  it.each(['out_of_time', 'out_of_memory'] as const)('keeps it where the renderer failed: %s', async (problem) => {
    on.schedule.onModuleDestroy();
    await on.save(withLead('하나'));
    await plan();
    await comes();
    on.renderer.problems = [{ path: '/ko', problem }];
    expect(await on.publishing.publishDue('esg')).toMatchObject({ isPublished: false });
    expect((await on.drafts.open('esg')).scheduled).toMatchObject({ languages: ['ko'] });
    on.renderer.problems = [];
    expect(stateIn(await on.publishing.publishDue('esg')).scheduled).toBeNull();
    expect(on.renderer.used).toEqual(['ko: 하나']);
  });

  it('keeps it for the office where a page is wrong besides', async () => {
    on.schedule.onModuleDestroy();
    await on.save(withLead('하나'));
    await plan();
    await comes();
    on.renderer.problems = [
      { path: '/ko', problem: 'out_of_time' },
      { path: '/ko/esg', problem: 'too_large' },
    ];
    await on.publishing.publishDue('esg');
    expect((await on.drafts.open('esg')).scheduled).toMatchObject({ isRefused: true });
  });

  it('is published where another one fails without a word', async () => {
    await on.save(withLead('하나'));
    await plan();
    const { products } = defaultContent;
    const lead = { ko: '제품', en: 'Products' };
    await on.drafts.save('products', { value: { ...products, lead }, was: { ...products } });
    await on.publishing.publish('products', { languages: ['ko'], at: time }, null);
    on.renderer.meanwhile = async () => {
      on.renderer.meanwhile = async () => undefined;
      throw new Error('the disk is full');
    };
    await database.collection('content').updateMany({}, { $set: { 'scheduled.at': new Date() } });
    await eventually(
      async () => on.noted,
      ({ length }) => length > 0,
    );
    const plans = await database.collection('content').find().toArray();
    expect(plans.filter(({ scheduled }) => scheduled !== null)).toMatchObject([{ scheduled: { isRefused: false } }]);
  });

  it('may be given another one, which never takes that of other languages', async () => {
    await on.save(withLead('하나', 'One'));
    await plan();
    for (const others of [['en'], ['ko', 'en']] as const)
      await expect(plan([...others])).rejects.toMatchObject({ code: 'conflict' });
    expect((await on.drafts.open('esg')).scheduled).toMatchObject({ at: time, languages: ['ko'] });
    expect(stateIn(await plan(['ko'], '2999-01-03T00:00Z')).scheduled?.at).toBe('2999-01-03T00:00:00.000Z');
    await on.publishing.unschedule('esg');
    expect(stateIn(await plan(['en'])).scheduled?.languages).toEqual(['en']);
  });

  it.each([
    ['taken away', () => on.publishing.unschedule('esg'), null],
    ['another one', () => plan(), { at: time, languages: ['ko'] }],
    ['for other words', () => retyped(), { isEarlier: false, isRefused: false }],
    ['gone with the draft', () => on.drafts.discard('esg'), null],
  ])('is not published if it is %s while it is rendered', async (_, change, scheduled) => {
    on.schedule.onModuleDestroy();
    await on.save(withLead('하나'));
    for (const problems of [[], [{ path: '/ko/esg', problem: 'fails' as const }]]) {
      await plan();
      await comes();
      on.renderer.problems = problems;
      on.renderer.meanwhile = async () => void (await change());
      await on.publishing.publishDue('esg');
      expect(await on.drafts.open('esg')).toMatchObject({ scheduled, published: { ko: { number: 0 } } });
    }
    expect([await on.numbers(), on.renderer.used]).toEqual([[], []]);
  });

  it('keeps it where other words are published before', async () => {
    on.schedule.onModuleDestroy();
    await on.save(withLead('하나'));
    await plan();
    await on.save(withLead('둘'), withLead('하나'));
    for (let turn = 0; turn < 2; turn += 1)
      expect(stateIn(await on.publish('ko')).scheduled).toMatchObject({ languages: ['ko'], isEarlier: true });
    await comes();
    await on.publishing.publishDue('esg');
    expect(on.renderer.used).toEqual(['ko: 둘', 'ko: 하나']);
    expect(await on.drafts.open('esg')).toMatchObject({ scheduled: null, value: { lead: { ko: '둘' } } });
  });

  it.each([undefined, '2999-01-02T00:00:00.000Z'])(
    'keeps what somebody plans while it is published before (there was one: %s)',
    async (before) => {
      await on.save(withLead('하나'));
      if (before) await plan(['ko'], before);
      on.renderer.meanwhile = async () => void (await plan());
      expect(stateIn(await on.publish('ko')).scheduled).toMatchObject({ at: time, languages: ['ko'] });
    },
  );

  it('keeps every privacy policy that was in force, in what is published later, too', async () => {
    on.schedule.onModuleDestroy();
    const { privacy } = defaultContent;
    const first = { ...privacy, from: '2998-01-01' };
    await on.drafts.save('privacy', { value: first, was: { ...privacy } });
    await on.publishing.publish('privacy', { languages: ['ko', 'en'], at: time }, null);
    const later = { ...first, lead: { ko: '더', en: 'More' } };
    const { value: draft } = await on.drafts.save('privacy', { value: later, was: first });
    await comes();
    await on.publishing.publishDue('privacy');
    const days = async () => {
      const { earlier } = (await on.published.contentOf('ko')).content.privacy;
      return earlier.map(({ from }) => from);
    };
    const kept = [...privacy.earlier.map(({ from }) => from), privacy.from];
    expect(await days()).toEqual(kept);
    const next = { ...later, from: '2998-02-01' };
    const saved = await on.drafts.save('privacy', { value: next, was: draft });
    expect(saved).toMatchObject({ isJoined: false, conflicts: [] });
    await on.publishing.publish('privacy', { languages: ['ko', 'en'] }, null);
    expect(await days()).toEqual([...kept, first.from]);
    const { value: newest } = await on.drafts.open('privacy');
    const planned = { ...newest, from: '2998-03-01' };
    await on.drafts.save('privacy', { value: planned, was: newest });
    await on.publishing.publish('privacy', { languages: ['ko', 'en'], at: time }, null);
    await on.drafts.save('privacy', { value: { ...newest, from: '2998-04-01' }, was: planned });
    await on.publishing.publish('privacy', { languages: ['ko', 'en'] }, null);
    await comes();
    await on.publishing.publishDue('privacy');
    expect(await days()).toEqual([...kept, first.from, next.from, '2998-04-01']);
  });

  it('may lose it before, in whole or for the languages that are published at once', async () => {
    await on.save(withLead('하나', 'One'));
    await plan(['ko', 'en']);
    expect(stateIn(await on.publish('ko')).scheduled?.languages).toEqual(['en']);
    await on.publishing.unschedule('esg');
    expect((await on.drafts.open('esg')).scheduled).toBeNull();
    expect(await on.publishing.publishDue('esg')).toBeUndefined();
    expect(on.renderer.used).toEqual(['ko: 하나']);
  });
});

describe('the change to planned words', () => {
  it('gives plans the draft of then, or what was published last, and ends those that have neither', async () => {
    const at = new Date('2999-01-01');
    const bare = (languages: Language[]) => ({ at, languages, session: null });
    const record = { last: 0, published: { ko: { number: 0, at: null }, en: { number: 0, at: null } }, revision: 1 };
    const kim = [{ path: 'lead', language: 'ko', by: 'Kim' }];
    const content = database.collection<{ _id: string; [field: string]: unknown }>('content');
    await content.insertMany([
      { ...record, _id: 'esg', draft: withLead('하나'), authors: kim, scheduled: bare(['ko', 'en']) },
      { ...record, _id: 'products', draft: null, last: 2, scheduled: bare(['en']) },
      { ...record, _id: 'history', draft: null, scheduled: bare(['en']) },
      { ...record, _id: 'company', draft: null, scheduled: null },
    ]);
    const { products } = defaultContent;
    const version = { document: 'products', number: 2, at, session: null, languages: ['ko'] };
    await database.collection('content-versions').insertOne({ ...version, value: { ...products } });
    for (let turn = 0; turn < 2; turn += 1) await runChange(databaseOf(database), toPlannedWords, () => undefined);
    const plans = await content.find().sort({ _id: 1 }).toArray();
    const isRefused = false;
    expect(plans.map((each) => [each._id, each.scheduled])).toEqual([
      ['company', null],
      ['esg', { ...bare(['ko', 'en']), value: withLead('하나'), authors: kim, isRefused }],
      ['history', null],
      ['products', { ...bare(['en']), value: products, authors: [], isRefused }],
    ]);
  });
});
