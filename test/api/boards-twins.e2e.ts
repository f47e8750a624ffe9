import mongoose from 'mongoose';

import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { furtherFile } from '../support/makers/documents.js';
import { eventually, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { alone, twinsAt } from '../support/makers/twins.js';
import type { Side } from '../support/makers/twins.js';

const UNKNOWN = '0123456789abcdef01234567';
const other = { ko: 'en', en: 'ko' } as const;

let site: TestSite;
/** Another server process on the same database. */
let second: TestSite;
let token: string;
let twins: ReturnType<typeof twinsAt>;

beforeAll(async () => {
  site = await startTestSite('boards-twins');
  second = await startTestSite('boards-twins-2', { MONGODB_URI: site.databaseUri });
  token = await signIn(site);
  twins = twinsAt(site, token);
});

afterAll(async () => {
  await second?.stop();
  await site?.stop();
});

const at: typeof twins.at = (...board) => twins.at(...board);
const add: typeof twins.add = (...post) => twins.add(...post);
const addPair: typeof twins.addPair = (...fields) => twins.addPair(...fields);
const standing: typeof twins.standing = (...post) => twins.standing(...post);
const states: typeof twins.states = (pair) => twins.states(pair);

describe.each(['posts', 'e-procurement'] as const)('a translation in %s', (kind) => {
  it('is stored with a new post, and named by both, for visitors too', async () => {
    const boards = twinsAt(site, token, kind);
    const [ko, en] = [boards.at('ko'), boards.at('en')];
    const original = await boards.add('ko', { title: '공고' });
    const { status, body: translation } = await en.add({ title: 'Notice', twin: original.id });
    expect(status).toBe(201);
    expect(translation).toMatchObject({ title: 'Notice', twin: original.id, twinState: 'current' });
    expect((await ko.read(original.id)).body).toEqual({ ...original, twin: translation.id, twinState: 'current' });
    expect((await en.read(translation.id)).body).toEqual(translation);
    expect((await ko.open(original.id)).body.twin).toBe(translation.id);
    expect((await en.open(translation.id)).body.twin).toBe(original.id);
    const listed = (await ko.list()).body.items.find(({ id }) => id === original.id);
    expect(listed).toMatchObject({ twin: translation.id });
    expect(listed).not.toHaveProperty('twinState');
  });
});

describe('pairing two posts', () => {
  it('names each by the other and changes no date', async () => {
    const [ko, en] = [await add('ko'), await add('en')];
    const { status, body } = await at('ko').pair(ko.id, { twin: en.id });
    expect({ status, body }).toEqual({ status: 200, body: { ...ko, twin: en.id, twinState: 'current' } });
    expect((await at('en').read(en.id)).body).toEqual({ ...en, twin: ko.id, twinState: 'current' });
    // Said again it is the same.
    expect((await at('en').pair(en.id, { twin: ko.id })).body.twin).toBe(ko.id);
    // A form that was opened before saves without a conflict.
    expect((await at('ko').change(ko.id, { title: 'Saved', updatedAt: ko.updatedAt })).status).toBe(200);
  });

  it('frees the former twins of both', async () => {
    const [one, two] = [await addPair(), await addPair()];
    expect((await at('ko').pair(one.ko.id, { twin: two.en.id })).status).toBe(200);
    expect(await standing('ko', one.ko.id)).toMatchObject({ twin: two.en.id });
    expect(await standing('en', two.en.id)).toMatchObject({ twin: one.ko.id });
    expect(await standing('en', one.en.id)).toEqual(alone);
    expect(await standing('ko', two.ko.id)).toEqual(alone);
  });

  it('is a conflict where it would free a twin that the administrator did not see', async () => {
    const [one, two, free] = [await addPair(), await addPair(), await add('en')];
    const before = await site.database.collection('ko-posts').find().toArray();
    for (const body of [
      { twin: free.id, former: null },
      { twin: free.id, former: two.en.id },
      { twin: two.en.id, former: one.en.id },
    ]) {
      const answer = await at('ko').pair(one.ko.id, body);
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', fields: { twin: 'changed' } } });
    }
    expect(await site.database.collection('ko-posts').find().toArray()).toEqual(before);
    expect((await at('ko').pair(one.ko.id, { twin: free.id, former: one.en.id })).status).toBe(200);
    expect(await standing('en', one.en.id)).toEqual(alone);
  });

  it('is undone on both sides, and can be said again', async () => {
    const { ko, en } = await addPair();
    expect((await at('en').unpair(en.id)).status).toBe(204);
    expect([await standing('ko', ko.id), await standing('en', en.id)]).toEqual([alone, alone]);
    expect((await at('en').unpair(en.id)).status).toBe(204);
    expect((await at('en').pair(en.id, { twin: ko.id, former: null })).status).toBe(200);
    expect(await standing('ko', ko.id)).toEqual({ twin: en.id, twinState: 'current' });
  });

  it('is refused for what is no post of the other language', async () => {
    const [ko, stranger] = [await add('ko'), await add('ko')];
    const { body: notice } = await boardAt(site, 'e-procurement', 'en', token).add();
    const { body: trashed } = await at('en').add();
    await at('en').remove(trashed.id);
    for (const twin of [UNKNOWN, stranger.id, notice.id, trashed.id, ko.id])
      expect(await at('ko').pair(ko.id, { twin })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const twin of ['1', '', null, 7, { $ne: null }, [UNKNOWN]])
      expect(await at('ko').pair(ko.id, { twin })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await at('ko').pair(ko.id, { twin: UNKNOWN, former: { $ne: 1 } })).status).toBe(400);
    for (const id of [UNKNOWN, '1', trashed.id]) {
      expect((await at('ko').pair(id, { twin: UNKNOWN })).status).toBe(404);
      expect((await at('ko').unpair(id)).status).toBe(404);
      expect((await at('ko').compare(id)).status).toBe(404);
    }
    expect(await standing('ko', ko.id)).toEqual(alone);
  });

  it('is not for the legacy boards', async () => {
    const { body: legacy } = await at('legacy').add();
    const ko = await add('ko');
    const refused = { status: 400, body: { fields: { twin: 'invalid' } } };
    expect(await at('legacy').pair(legacy.id, { twin: ko.id })).toMatchObject(refused);
    expect(await at('legacy').add({ twin: ko.id })).toMatchObject(refused);
  });

  it('of several administrators at once leaves everybody at most one twin, and both agree', async () => {
    const korean = await Promise.all([1, 2, 3, 4].map(() => add('ko')));
    const english = await Promise.all([1, 2, 3, 4].map(() => add('en')));
    const tries = korean.flatMap((ko, row) =>
      english.map((en, column) => at('ko', (row + column) % 2 ? site : second).pair(ko.id, { twin: en.id })),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const pairs = new Set<string>();
    for (const [board, posts] of [
      ['ko', korean],
      ['en', english],
    ] as const)
      for (const { id } of posts) {
        const { twin } = await standing(board, id);
        if (twin === null) continue;
        expect((await standing(other[board], twin)).twin).toBe(id);
        pairs.add(board === 'ko' ? `${id} ${twin}` : `${twin} ${id}`);
      }
    expect(pairs.size).toBeGreaterThan(0);
    expect(pairs.size).toBeLessThanOrEqual(4);
  });

  it('of two administrators who write the translation at once stores one, and loses nothing of the other', async () => {
    const ko = await add('ko');
    const write = (title: string, server: TestSite) => at('en', server).add({ title, twin: ko.id });
    const answers = await Promise.all([write('One', site), write('Other', second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ fields: { twin: 'changed' } });
    const stored = await at('en').titles('?pageSize=50');
    expect(stored.filter((title) => ['One', 'Other'].includes(title))).toHaveLength(1);
  });
});

describe('which of two is older', () => {
  it('is the one whose twin was edited since, until it follows', async () => {
    const pair = await addPair();
    const edit = (board: Side) => at(board).change(pair[board].id, { content: `edited ${Math.random()}` });
    expect(await states(pair)).toBe('current current');
    expect((await edit('ko')).body.twinState).toBe('newer');
    expect(await states(pair)).toBe('newer older');
    await edit('ko');
    expect(await states(pair)).toBe('newer older');
    expect((await edit('en')).body.twinState).toBe('current');
    expect(await states(pair)).toBe('current current');
    await edit('en');
    expect(await states(pair)).toBe('older newer');
  });

  it('changes by files too, but not by a save without a change, a password or a view', async () => {
    const pair = await addPair();
    const { title, content } = pair.ko;
    await at('ko').change(pair.ko.id, { title, content });
    await at('ko').change(pair.ko.id, { password: 'secret' });
    await at('ko').open(pair.ko.id, { password: 'secret' });
    expect(await states(pair)).toBe('current current');
    await at('ko').change(pair.ko.id, {}, pdfNamed('new.pdf'));
    expect(await states(pair)).toBe('newer older');
    await at('en').change(pair.en.id, {}, furtherFile('table.xlsx'));
    expect(await states(pair)).toBe('current current');
    await at('en').change(pair.en.id, { removeFiles: (await at('en').read(pair.en.id)).body.files[0]?.id ?? '' });
    expect(await states(pair)).toBe('older newer');
    await at('en').change(pair.en.id, { title: 'Other title' });
    await at('ko').change(pair.ko.id, { removePdf: 'true' });
    expect(await states(pair)).toBe('current current');
  });

  it('is nobody any more when somebody has compared them', async () => {
    const pair = await addPair();
    await at('en').change(pair.en.id, { title: 'A typing error less' });
    const { updatedAt } = (await at('ko').read(pair.ko.id)).body;
    const { status, body } = await at('ko').compare(pair.ko.id);
    expect({ status, state: body.twinState, updatedAt: body.updatedAt }).toEqual({
      status: 200,
      state: 'current',
      updatedAt,
    });
    expect(await states(pair)).toBe('current current');
    const single = await add('ko');
    expect((await at('ko').compare(single.id)).status).toBe(409);
  });

  it('is told of posts that are paired late by what was edited last', async () => {
    const pairNow = async (times: { ko: [number, number]; en: [number, number] }) => {
      const pair = { ko: await add('ko'), en: await add('en') };
      for (const side of ['ko', 'en'] as const) {
        const [createdAt, updatedAt] = times[side].map((day) => new Date(Date.UTC(2024, 0, day)));
        await site.database
          .collection(`${side}-posts`)
          .updateOne({ _id: new mongoose.Types.ObjectId(pair[side].id) }, { $set: { createdAt, updatedAt } });
      }
      await at('ko').pair(pair.ko.id, { twin: pair.en.id });
      return states(pair);
    };
    // The translation was written after the original.
    expect(await pairNow({ ko: [1, 1], en: [3, 3] })).toBe('current current');
    expect(await pairNow({ ko: [1, 5], en: [3, 3] })).toBe('newer older');
    expect(await pairNow({ ko: [1, 5], en: [3, 9] })).toBe('older newer');
  });
});

describe('the administrators’ list', () => {
  const titles = async (board: Side, query: string) =>
    (await at(board).adminList(query)).body.items.map(({ title }) => title);

  it('shows what lacks its twin and what is older than it, with how many they are', async () => {
    for (const side of ['ko', 'en'] as const) await site.database.collection(`${side}-posts`).deleteMany({});
    const outdated = await addPair({ title: 'edited' }, { title: 'outdated one', category: 'technical' });
    await addPair({ title: 'in step' }, { title: 'in step too' });
    const halved = await addPair({ title: 'alone again' }, { title: 'in the trash' });
    await add('ko', { title: 'never translated' });
    await at('ko').change(outdated.ko.id, { content: 'edited' });
    await at('en').remove(halved.en.id);

    expect((await at('ko').adminList()).body.translations).toEqual({ none: 2, older: 0 });
    expect((await at('en').adminList('?translation=older')).body).toMatchObject({
      total: 1,
      translations: { none: 0, older: 1 },
    });
    expect(await titles('ko', '?translation=none')).toEqual(['never translated', 'alone again']);
    expect(await titles('ko', '?translation=none&pageSize=1&page=2')).toEqual(['alone again']);
    expect(await titles('ko', '?translation=none&q=never')).toEqual(['never translated']);
    // Of two characters, where the index of bigrams knows the count.
    expect((await at('ko').adminList('?translation=none&q=in')).body.total).toBe(1);
    expect((await at('ko').adminList('?q=in')).body.total).toBe(2);
    expect(await titles('en', '?translation=older')).toEqual(['outdated one']);
    expect(await titles('en', '?translation=older&category=technical')).toEqual(['outdated one']);
    expect(await titles('en', '?translation=older&category=catalog')).toEqual([]);
    expect((await at('en').adminList('?translation=newer')).status).toBe(400);

    // Of another process, as soon as it has heard of it.
    const heard = async () => (await at('en', second).adminList()).body.translations;
    expect(await heard()).toEqual({ none: 0, older: 1 });
    await at('ko').compare(outdated.ko.id);
    expect((await at('en').adminList()).body.translations).toEqual({ none: 0, older: 0 });
  });

  it('counts a post of another program as one without', async () => {
    const { none } = (await at('ko').adminList()).body.translations;
    await site.database.collection('ko-posts').insertOne({ title: 'from elsewhere', deletedAt: null });
    const listed = async () => (await at('ko').adminList('?translation=none')).body;
    // The process hears of it from the database.
    const { items } = await eventually(listed, ({ translations }) => translations.none === none + 1);
    expect(items.map(({ title }) => title)).toContain('from elsewhere');
  });

  it('is not filtered so for visitors', async () => {
    expect((await at('ko').list('?translation=none')).status).toBe(400);
  });
});
