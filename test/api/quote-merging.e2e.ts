import mongoose from 'mongoose';

import type { ErrorBody } from '../../shared/words/error.types.js';
import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { ask, runJob, signIn } from '../support/site/http.js';
import { sendRequestFile } from '../support/makers/request-files.js';
import { sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const DAY = 24 * 3_600_000;

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('merging');
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

const admin = <Body = ErrorBody>(path: string, options: Parameters<typeof ask>[1] = {}) =>
  ask<Body>(`${site.url}/api/admin/${path}`, { token, ...options });
const list = async (query = '') => (await admin<QuotePage>(`quotes${query}`)).body;
const read = async (id: string) => (await admin<QuoteDetail>(`quotes/${id}`)).body;
const change = (id: string, json: unknown) => admin(`quotes/${id}`, { method: 'PATCH', json });
const quotes = () => site.database.collection('quotes');
const stored = (id: string) => quotes().findOne({ _id: new mongoose.Types.ObjectId(id) });
const cameBefore = (reference: string, days: number) =>
  quotes().updateOne({ reference }, { $set: { createdAt: new Date(Date.now() - days * DAY) } });
const whats = ({ events }: QuoteDetail) => events.map(({ what, value }) => [what, value]);

/** Sends a request, and returns its id in the inbox, too. */
async function send(changes: Record<string, unknown> = {}) {
  const sent = await sendRequest(site, changes);
  const id = String((await quotes().findOne({ reference: sent.reference }))?._id);
  return { ...sent, id };
}

describe('two requests', () => {
  const merge = (id: string, reference: string, keep: string) =>
    admin<QuoteDetail & ErrorBody>(`quotes/${id}/merge`, { json: { reference, keep } });
  const split = (id: string) => admin<QuoteDetail>(`quotes/${id}/split`, { method: 'POST' });
  const inList = async (q: string) => (await list(`?q=${q}`)).items.map(({ reference }) => reference);
  const pair = async () =>
    [await send({ email: 'pair@example.co.kr' }), await send({ email: 'pair@example.co.kr' })] as const;

  it('become one and two again, with nothing lost', async () => {
    const [first, second] = await pair();
    const before = [await stored(first.id), await stored(second.id)];
    const { body } = await merge(second.id, first.reference, 'other');
    expect(body).toMatchObject({
      reference: first.reference,
      contains: [{ id: second.id, reference: second.reference, hasNews: false }],
      mergedInto: null,
    });
    expect(await inList('pair@')).toEqual([first.reference]);
    expect(await inList(second.reference)).toEqual([first.reference]);
    expect(await read(second.id)).toMatchObject({
      mergedInto: { id: first.id, reference: first.reference },
      status: 'new',
      dueAt: null,
    });
    // Once more changes nothing.
    expect((await merge(second.id, first.reference, 'other')).status).toBe(200);
    expect(whats(await read(first.id))).toEqual([['merged', second.reference]]);

    const { body: own } = await split(second.id);
    expect(own).toMatchObject({ mergedInto: null, dueAt: expect.any(String) });
    expect((await split(second.id)).status).toBe(200);
    expect((await inList('pair@')).toSorted()).toEqual([first.reference, second.reference]);
    expect(whats(own)).toEqual([
      ['joined', first.reference],
      ['split', first.reference],
    ]);
    const after = [await stored(first.id), await stored(second.id)];
    const kept = (found: (object | null)[]) =>
      found.map((quote) => ({ ...quote, events: undefined, updatedAt: undefined, deliveries: undefined }));
    expect(kept(after)).toEqual(kept(before));
    for (const { id } of [first, second]) await quotes().deleteOne({ _id: new mongoose.Types.ObjectId(id) });
  });

  it('may leave the later one, which is then due by the earlier', async () => {
    const [first, second] = await pair();
    await cameBefore(first.reference, 30);
    const { body } = await merge(second.id, first.reference, 'this');
    expect(body.reference).toBe(second.reference);
    expect(Date.parse(body.dueAt ?? '')).toBeLessThan(Date.now());
    await split(first.id);
    expect(Date.parse((await read(second.id)).dueAt ?? '')).toBeGreaterThan(Date.now());
    for (const { id } of [first, second]) await change(id, { status: 'closed' });
  });

  describe('of which one is answered or closed', () => {
    it.each(['answered', 'closed', 'spam', 'withdrawn'])(
      'open the kept one again, which is %s, while the other one waits',
      async (state) => {
        const [old, later] = await pair();
        await (state === 'withdrawn' ? old.withdraw() : change(old.id, { status: state }));
        await change(later.id, { status: 'in_progress', responsible: '김 과장', remindOn: '2027-03-02' });
        const { body } = await merge(later.id, old.reference, 'other');
        expect(body).toMatchObject({
          reference: old.reference,
          status: 'in_progress',
          erasedAt: null,
          isWithdrawn: false,
          dueAt: expect.any(String),
          responsible: '김 과장',
          remindAt: '2027-03-01T15:00:00.000Z',
        });
        expect(whats(body).slice(-4)).toEqual([
          ['status', 'in_progress'],
          ['responsible', '김 과장'],
          ['reminder', '2027-03-02'],
          ['merged', later.reference],
        ]);
        expect((await split(later.id)).body).toMatchObject({ status: 'in_progress', dueAt: expect.any(String) });
        expect(await read(old.id)).toMatchObject({ status: 'in_progress', erasedAt: null, dueAt: expect.any(String) });
        for (const { id } of [old, later]) await change(id, { status: 'closed', remindOn: '' });
      },
    );

    it('leave the kept one as it is where nobody waits, with its own reminder and who is responsible', async () => {
      const [old, later] = await pair();
      await change(old.id, { status: 'closed', responsible: '박 과장', remindOn: '2027-03-03' });
      await change(later.id, { status: 'answered', responsible: '김 과장', remindOn: '2027-03-02' });
      const { body } = await merge(later.id, old.reference, 'other');
      expect(body).toMatchObject({ status: 'closed', dueAt: null, erasedAt: expect.any(String) });
      expect(body).toMatchObject({ responsible: '박 과장', remindAt: '2027-03-02T15:00:00.000Z' });
      expect(whats(body).at(-2)).toEqual(['reminder', '2027-03-03']);
      await change(old.id, { remindOn: '' });
    });

    it('are due by what nobody has answered yet, also when all clocks are wound anew', async () => {
      const [answered, waiting] = await pair();
      const [whole, part] = await pair();
      for (const { id, reference } of [answered, whole]) {
        await cameBefore(reference, 30);
        await change(id, { status: 'answered' });
      }
      await merge(waiting.id, answered.reference, 'this');
      await merge(whole.id, part.reference, 'this');
      await cameBefore(part.reference, 20);
      const due = async (id: string) => Date.parse((await read(id)).dueAt ?? '');
      for (const { id } of [waiting, whole]) {
        const before = await due(id);
        expect(before).toBeGreaterThan(Date.now());
        await quotes().updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: { dueAt: null } });
      }
      const wound = async () => (await due(waiting.id)) > 0 && (await due(whole.id)) > 0;
      await runJob(site, 'quote-clocks', wound);
      expect(await due(waiting.id)).toBeGreaterThan(Date.now());
      expect(await due(whole.id)).toBeLessThan(Date.now());
    });

    it('show at the kept one how the other was answered', async () => {
      const [first, second] = await pair();
      await answersAt(site, token, second.id).send(answerOf());
      const { body } = await merge(second.id, first.reference, 'other');
      const [answer] = (await read(second.id)).history;
      expect(body.contains).toEqual([
        {
          id: second.id,
          reference: second.reference,
          hasNews: false,
          lastAnswer: { at: answer?.at, by: null, letter: expect.stringMatching(/^(queued|sent|written)$/) },
        },
      ]);
      expect(body.lastAnswer).toBeNull();
    });

    it('show the entries of both in order, and take one of two answers that are sent at once', async () => {
      const [first, second] = await pair();
      const [file] = [(await sendRequestFile(site, 'q.pdf')).body.file];
      await answersAt(site, token, second.id).send(answerOf({ text: 'one', files: [file] }));
      await answersAt(site, token, first.id).send(answerOf({ text: 'two' }));
      await second.reply('change', 'three');
      await merge(second.id, first.reference, 'other');
      const told = async (id: string) =>
        (await read(id)).history.map(({ text, of, attached }) => [text, of?.reference, attached.length]);
      expect(await told(first.id)).toEqual([
        ['one', second.reference, 1],
        ['two', undefined, 0],
        ['three', second.reference, 0],
      ]);
      expect((await told(second.id)).map(([, of]) => of)).toEqual([undefined, first.reference, undefined]);
      const answer = (id: string, seen: number) => answersAt(site, token, id).send(answerOf({ text: 'four', seen }));
      const both = await Promise.all([answer(first.id, 3), answer(second.id, 3)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await told(first.id)).toHaveLength(4);
      const late = both[0].status === 200 ? second.id : first.id;
      expect((await answer(late, 4)).status).toBe(200);
      expect(await told(first.id)).toHaveLength(5);
    });
  });

  it('take along what was merged into the one that goes, which stays when that one is split off', async () => {
    const [whole, part, own] = [await send(), await send(), await send()];
    await merge(own.id, part.reference, 'other');
    const { body } = await merge(part.id, whole.reference, 'other');
    expect(body.contains).toMatchObject([{ reference: part.reference }, { reference: own.reference }]);
    expect(await read(own.id)).toMatchObject({ mergedInto: { reference: whole.reference } });
    expect((await own.read()).body.belongsTo).toBe(whole.reference);
    for (const { reference } of [whole, part, own]) expect(await inList(reference)).toEqual([whole.reference]);

    expect((await split(part.id)).body.contains).toEqual([]);
    expect(await inList(part.reference)).toEqual([part.reference]);
    expect(await inList(own.reference)).toEqual([whole.reference]);
    await split(own.id);
    expect(await inList(own.reference)).toEqual([own.reference]);
    const found = await Promise.all([whole, part, own].map(({ id }) => read(id)));
    expect(found.map(whats)).toEqual([
      [
        ['merged', part.reference],
        ['merged', own.reference],
        ['split', part.reference],
        ['split', own.reference],
      ],
      [
        ['merged', own.reference],
        ['split', own.reference],
        ['joined', whole.reference],
        ['split', whole.reference],
      ],
      [
        ['joined', part.reference],
        ['split', part.reference],
        ['joined', whole.reference],
        ['split', whole.reference],
      ],
    ]);
  });

  it('are merged once when two do it at the same moment, and never into each other', async () => {
    const [first, second] = await pair();
    const answers = await Promise.all([
      merge(second.id, first.reference, 'other'),
      merge(second.id, first.reference, 'this'),
      merge(first.id, second.reference, 'other'),
    ]);
    const found = await Promise.all([first, second].map(({ id }) => read(id)));
    expect(found.filter(({ mergedInto }) => mergedInto)).toHaveLength(1);
    expect(answers.map(({ status }) => status).toSorted()).toContain(409);
    const gone = found.find(({ mergedInto }) => mergedInto);
    const other = await send();
    expect((await merge(gone?.id ?? '', other.reference, 'this')).status).toBe(409);
    expect((await merge(other.id, other.reference, 'this')).status).toBe(409);
    expect((await merge(other.id, 'Q-1999-000001', 'this')).body.fields).toEqual({ reference: 'invalid' });
  });

  it('keep both links; the merged one says where it belongs, and its news are seen at the other', async () => {
    const [first, second] = await pair();
    await merge(second.id, first.reference, 'other');
    await change(first.id, { status: 'in_progress' });
    expect((await second.read()).body).toMatchObject({ belongsTo: first.reference, state: 'in_progress' });
    expect((await first.read()).body).toMatchObject({ belongsTo: null, state: 'in_progress' });
    await second.correct('수량은 3대입니다.');
    expect((await list(`?q=${first.reference}`)).items[0]?.contains).toMatchObject([{ hasNews: true }]);
  });

  it('are two again when one of them is erased for its sender, and go together when their time is over', async () => {
    const mine = await send({ email: 'mine@example.kr' });
    const theirs = await send({ email: 'theirs@example.kr' });
    await merge(theirs.id, mine.reference, 'other');
    await admin('people/erase', { json: { email: 'mine@example.kr', references: [mine.reference] } });
    expect((await list('?q=theirs@example.kr')).items).toMatchObject([{ reference: theirs.reference }]);

    const [first, second] = await pair();
    await merge(second.id, first.reference, 'other');
    await change(first.id, { status: 'closed' });
    await quotes().updateOne({ reference: first.reference }, { $set: { closedAt: new Date(0) } });
    const left = () => quotes().countDocuments({ reference: { $in: [first.reference, second.reference] } });
    await runJob(site, 'erase-quotes', async () => (await left()) === 0);
  });
});
