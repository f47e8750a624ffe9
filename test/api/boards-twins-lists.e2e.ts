import mongoose from 'mongoose';

import { boardAt, draftsAt } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { ask, runJob, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { alone, twinsAt } from '../support/makers/twins.js';

const UNKNOWN = '0123456789abcdef01234567';

let site: TestSite;
let token: string;
let twins: ReturnType<typeof twinsAt>;

beforeAll(async () => {
  site = await startTestSite('boards-twins-lists');
  token = await signIn(site);
  twins = twinsAt(site, token);
});

afterAll(() => site?.stop());

const at: typeof twins.at = (...board) => twins.at(...board);
const add: typeof twins.add = (...post) => twins.add(...post);
const addPair: typeof twins.addPair = (...fields) => twins.addPair(...fields);
const standing: typeof twins.standing = (...post) => twins.standing(...post);
const states: typeof twins.states = (pair) => twins.states(pair);

describe('the trash', () => {
  it('keeps the pair, which visitors do not see meanwhile, and brings it back', async () => {
    const { ko, en } = await addPair();
    await at('ko').change(ko.id, { content: 'later' });
    await at('en').remove(en.id);
    expect(await standing('ko', ko.id)).toEqual(alone);
    expect((await at('ko').open(ko.id)).body.twin).toBeNull();
    expect((await at('en').restore(en.id)).body).toMatchObject({ twin: ko.id, twinState: 'older' });
    expect(await states({ ko, en })).toBe('newer older');
    expect((await at('ko').open(ko.id)).body.twin).toBe(en.id);
  });

  it.each([
    ['ko', 'en', 'ko', 'en'],
    ['ko', 'en', 'en', 'ko'],
    ['en', 'ko', 'ko', 'en'],
    ['en', 'ko', 'en', 'ko'],
  ] as const)('may take both, in any order: %s, %s, back %s, %s', async (...order) => {
    const pair = await addPair();
    await at('ko').change(pair.ko.id, { content: 'later' });
    const [first, then, back, last] = order;
    for (const side of [first, then]) await at(side).remove(pair[side].id);
    await at(back).restore(pair[back].id);
    expect(await standing(back, pair[back].id)).toEqual(alone);
    await at(last).restore(pair[last].id);
    expect(await states(pair)).toBe('newer older');
  });

  it('is told of edits meanwhile', async () => {
    const pair = await addPair();
    await at('en').remove(pair.en.id);
    expect((await at('ko').change(pair.ko.id, { content: 'edited alone' })).body.twinState).toBeNull();
    await at('en').restore(pair.en.id);
    expect(await states(pair)).toBe('newer older');
  });

  it('gives a post back alone when its twin has taken another', async () => {
    const { ko, en } = await addPair();
    await at('en').remove(en.id);
    const { body: next } = await at('en').add({ twin: ko.id });
    expect((await at('en').restore(en.id)).body).toMatchObject(alone);
    expect(await standing('ko', ko.id)).toMatchObject({ twin: next.id });
  });

  it('frees the twin of what is gone for good, by hand and by time', async () => {
    const [one, two] = [await addPair(), await addPair()];
    for (const { en } of [one, two]) await at('en').remove(en.id);
    await at('en').purge(one.en.id);
    const posts = site.database.collection('en-posts');
    const long = { deletedAt: new Date(Date.now() - 31 * 24 * 3_600_000) };
    const _id = new mongoose.Types.ObjectId(two.en.id);
    await posts.updateOne({ _id }, { $set: long });
    await runJob(site, 'purge-posts', async () => (await posts.countDocuments({ _id })) === 0);
    for (const { ko } of [one, two]) {
      expect(await standing('ko', ko.id)).toEqual(alone);
      const stored = await site.database.collection('ko-posts').findOne({ _id: new mongoose.Types.ObjectId(ko.id) });
      expect(stored).toMatchObject({ twin: null, twinState: null });
    }
  });
});

describe('the activity log', () => {
  it('has every pairing with the post it was done at', async () => {
    const [ko, en] = [await add('ko', { title: '기록' }), await add('en')];
    await at('ko').pair(ko.id, { twin: en.id });
    await at('ko').pair(ko.id, { twin: UNKNOWN });
    await at('ko').compare(ko.id);
    await at('ko').unpair(ko.id);
    const { body } = await ask<{ items: { action: string; outcome: string; subject: { id: string; name: string } }[] }>(
      `${site.url}/api/admin/audit?kind=posts`,
      { token },
    );
    const own = body.items.filter(({ subject }) => subject.id === ko.id);
    expect(own.map(({ action, outcome, subject }) => `${action} ${outcome} ${subject.name}`)).toEqual([
      'post.unpair done 기록',
      'post.compare done 기록',
      'post.pair failed null',
      'post.pair done 기록',
      'post.create done 기록',
    ]);
  });
});

describe('a draft and its translation', () => {
  let board: TestBoard;
  let drafts: ReturnType<typeof draftsAt>;
  const english = () => boardAt(site, 'e-procurement', 'en', token);

  beforeAll(() => {
    board = boardAt(site, 'e-procurement', 'ko', token);
    drafts = draftsAt(site, 'e-procurement', 'ko', token);
  });

  it('are paired once it is published, unless the original has another one by now, or is gone', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const [one, two] = [(await drafts.add({ twin: original })).body.id, (await drafts.add({ twin: original })).body.id];
    expect((await drafts.publish(one)).body).toMatchObject({ twin: original, twinState: 'current' });
    expect((await drafts.publish(two)).body).toMatchObject({ twin: null, twinState: null });
    expect((await english().read(original)).body.twin).toBe(one);
    const gone = (await english().add({ title: 'Gone' })).body.id;
    const three = (await drafts.add({ twin: gone })).body.id;
    await english().remove(gone);
    expect((await drafts.publish(three)).body).toMatchObject({ twin: null, twinState: null });
  });

  it('say which is older when the original was edited while the draft waited', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await drafts.add({ twin: original });
    await english().change(original, { content: 'Edited' });
    expect((await drafts.publish(body.id)).body.twinState).toBe('older');
    expect((await english().read(original)).body.twinState).toBe('newer');
  });

  it('stand beside each other again after one was taken back', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    await drafts.withdraw(body.id);
    expect((await english().open(original)).body.twin).toBeNull();
    expect((await english().read(original)).body).toMatchObject({ twin: null, twinState: null });
    expect((await drafts.publish(body.id)).body).toMatchObject({ twin: original, twinState: 'current' });
    await drafts.withdraw(body.id);
    await drafts.change(body.id, { content: '고친 내용' });
    expect((await drafts.publish(body.id)).body.twinState).toBe('newer');
    await drafts.withdraw(body.id);
    expect((await english().change(original, { content: 'Followed' })).status).toBe(200);
    expect((await drafts.publish(body.id)).body.twinState).toBe('current');
  });

  it('leave one that comes out of the trash on its own while the other is a draft', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    await english().remove(original);
    await drafts.withdraw(body.id);
    await english().restore(original);
    expect((await english().open(original)).body.twin).toBeNull();
    expect((await english().read(original)).body).toMatchObject({ twin: null, twinState: null });
    expect((await drafts.publish(body.id)).body).toMatchObject({ twin: null, twinState: null });
    const again = await board.add({ twin: original });
    expect((await english().read(original)).body).toMatchObject({ twin: again.body.id, twinState: 'current' });
  });

  it('are free when both were taken back, and paired again by the second one', async () => {
    const original = (await english().add({ title: 'Original' })).body.id;
    const { body } = await board.add({ twin: original });
    const others = draftsAt(site, 'e-procurement', 'en', token);
    await drafts.withdraw(body.id);
    await others.withdraw(original);
    expect((await drafts.publish(body.id)).body.twin).toBeNull();
    expect((await others.publish(original)).body).toMatchObject({ twin: body.id, twinState: 'current' });
    expect((await board.read(body.id)).body).toMatchObject({ twin: original, twinState: 'current' });
  });
});
