/** @jest-environment jsdom */
import { jest } from '@jest/globals';

import type { DraftInput, FieldConflict, SavedDraft, VersionChange } from '@shared/content/content-editing.types';
import { day, line, list } from '@shared/content/fields/fields';

import { createDraft } from './draft';
import type { Opened } from './draft';

const label = { ko: '이름', en: 'Name' };
const fields = { title: line(label, 60), offices: list(label, { city: line(label, 20) }, { entry: label }) };
const words = (text: string) => ({ ko: text, en: text });
const value = { title: words('a'), offices: [{ city: words('b') }, { city: words('c') }] };
const isChanged = { ko: true, en: true };

type Answer = { data?: Partial<SavedDraft>; error?: unknown };

function draftThat(send: (input: DraftInput) => Answer, others: VersionChange[] = []) {
  sessionStorage.clear();
  const opened: Opened = { name: 'home', fields, value, revision: 1, problems: [], isChanged, others };
  return createDraft(opened, async (input) => {
    const { data, error } = send(input);
    const usual = { value: input.value, revision: 1, problems: [], isChanged, conflicts: [], isJoined: false };
    return { data: data && { ...usual, ...data }, error };
  });
}

describe('a draft with a text to be chosen', () => {
  const conflict: FieldConflict = { path: 'offices.1.city', language: 'ko', mine: 'mine', theirs: 'c' };
  const conflicting = () => draftThat(({ value: sent }) => ({ data: { conflicts: 'more' in sent ? [] : [conflict] } }));

  it('is not all saved before it is chosen', async () => {
    const draft = conflicting();
    draft.change('title.ko', 'A');
    expect(await draft.saveNow()).toBe(false);
    expect(await draft.saveNow()).toBe(false);
    draft.change('more', true);
    draft.settle(conflict, true);
    expect(await draft.saveNow()).toBe(true);
    expect(draft.get().was).toMatchObject({ offices: [{ city: words('b') }, { city: { ko: 'mine', en: 'c' } }] });
  });

  it('keeps the own one on screen, with what is typed on, and theirs in what is saved', async () => {
    const theirs = { ...value, title: { ko: 'theirs', en: 'a' } };
    const asked: FieldConflict = { path: 'title', language: 'ko', mine: 'A', theirs: 'theirs' };
    const sent: unknown[] = [];
    const draft = draftThat((input) => {
      sent.push(input.value.title);
      if (sent.length > 1) return { data: {} };
      draft.change('title', { ko: 'AB', en: 'a' }); // meanwhile
      return { data: { value: theirs, conflicts: [asked] } };
    });
    draft.change('title', { ko: 'A', en: 'a' });
    await draft.saveNow();
    expect(draft.get()).toMatchObject({ shown: { title: { ko: 'AB' } }, value: theirs, was: theirs });
    draft.change('title', { ko: 'ABC', en: 'b' });
    await draft.saveNow();
    expect(sent).toEqual([
      { ko: 'A', en: 'a' },
      { ko: 'theirs', en: 'b' },
    ]);
    const [left] = draft.get().conflicts;
    expect(left).toEqual({ ...asked, mine: 'ABC' });
    if (left) draft.settle(left, true);
    await draft.saveNow();
    expect(sent.at(-1)).toEqual({ ko: 'ABC', en: 'b' });
  });

  it('has none any more once the entry is removed, or all is forgotten', async () => {
    const draft = conflicting();
    draft.change('title.ko', 'A');
    await draft.saveNow();
    draft.change('offices', value.offices.slice(0, 1));
    expect(draft.get().conflicts).toEqual([]);

    const other = conflicting();
    other.change('title.ko', 'A');
    await other.saveNow();
    expect(other.get().conflicts).toEqual([conflict]);
    other.forget();
    expect(other.get().conflicts).toEqual([]);
  });
});

describe('a draft that others change, too', () => {
  const earlier: VersionChange = {
    path: 'offices.0.city',
    language: 'ko',
    labels: [],
    before: '',
    after: 'b',
    by: ['Kim'],
  };
  const stored = { revision: 3, problems: [], isChanged };
  const namesOf = (changes: VersionChange[]) =>
    changes.map(({ path, language, before, after }) => [path, language, before, after]);

  it('takes in what they save, and tells it before it is published until it was looked at', async () => {
    const draft = draftThat(() => ({ data: { revision: 2 } }), [earlier]);
    draft.change('title', { ko: 'mine', en: 'a' });
    draft.catchUp({ ...stored, value: { ...value, title: words('early') } }); // not before the own is saved
    await draft.saveNow();
    expect(draft.get()).toMatchObject({ value: { title: { ko: 'mine' } }, revision: 2, isJoined: false });
    draft.catchUp({ ...stored, value: { ...value, title: { ko: 'mine', en: 'theirs' } } });
    expect(draft.get()).toMatchObject({ value: { title: { ko: 'mine', en: 'theirs' } }, revision: 3, isJoined: true });
    expect(await draft.saveNow()).toBe(true);
    // Typing beside it does not hide it.
    draft.change('title', { ko: 'more', en: 'theirs' });
    expect(namesOf(draft.others(['ko', 'en']))).toEqual([
      ['offices.0.city', 'ko', '', 'b'],
      ['title', 'en', 'a', 'theirs'],
    ]);
    expect(draft.others(['ko'])).toEqual([earlier]);
    draft.see(draft.others(['ko']));
    expect(namesOf(draft.others(['ko', 'en']))).toEqual([['title', 'en', 'a', 'theirs']]);
    draft.see(draft.others(['en']));
    expect(draft.others(['ko', 'en'])).toEqual([]);
  });

  it('that keeps what was in force with a new policy is nobody’s change', () => {
    const inForce = { from: day(label), changes: line(label, 20) };
    const policy = { ...inForce, earlier: list(label, inForce, { entry: label }) };
    const [before, after] = ['2026-01-01', '2027-01-01'].map((from) => ({ from, changes: words(from) }));
    const draft = createDraft(
      {
        name: 'privacy',
        fields: policy,
        value: { ...after, earlier: [] },
        revision: 1,
        problems: [],
        isChanged,
        others: [],
      },
      () => Promise.reject(new Error('Nothing was typed.')),
    );
    draft.catchUp({ ...stored, value: { ...after, earlier: [before] } });
    expect(draft.get()).toMatchObject({ value: { earlier: [before] }, isJoined: false });
    expect(draft.others(['ko', 'en'])).toEqual([]);
    draft.catchUp({ ...stored, value: { ...after, changes: words('theirs'), earlier: [before] } });
    expect(draft.get().isJoined).toBe(true);
  });

  it('does not tell what they have published themselves', () => {
    const draft = draftThat(() => ({}), [earlier]);
    draft.catchUp({ ...stored, value: { ...value, title: words('theirs') }, isChanged: { ko: false, en: false } });
    expect(draft.get()).toMatchObject({ value: { title: words('theirs') }, isJoined: true });
    expect(draft.others(['ko', 'en'])).toEqual([]);
  });

  it('takes nothing for theirs that publishing has tidied, or that is older than what is here', async () => {
    const draft = draftThat(() => ({ data: { revision: 2 } }));
    draft.change('title', { ko: 'mine ', en: 'a' });
    await draft.saveNow();
    draft.catchUp({ ...stored, revision: 1, value });
    draft.catchUp({ ...stored, value: { ...value, title: { ko: 'mine', en: 'a' } } });
    expect(draft.get()).toMatchObject({ value: { title: { ko: 'mine' } }, isJoined: false });
    expect(draft.others(['ko', 'en'])).toEqual([]);
  });
});

describe('a draft that is not taken', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits for the end of a publishing, of which it would be no part', async () => {
    const sent: unknown[] = [];
    const draft = draftThat(({ value: { title } }) => {
      sent.push(title);
      return { data: {} };
    });
    draft.change('title.ko', 'A');
    await draft.quietly(async () => {
      await draft.saveNow();
      draft.change('title.ko', 'AB');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sent).toEqual([{ ko: 'A', en: 'a' }]);
    });
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(['A', 'AB'].map((ko) => ({ ko, en: 'a' })));
  });

  it.each([
    ['no answer', { status: 'FETCH_ERROR' }, true],
    ['a fault of the server', { status: 503 }, true],
    ['what is too large', { status: 413 }, false],
    ['what is not allowed', { status: 403 }, false],
    ['what nobody was signed in for', { status: 401 }, true],
    ['what came too often', { status: 429 }, true],
  ])('is sent again by itself unless it was refused as it is: %s', async (_, error, isAgain) => {
    let sent = 0;
    const draft = draftThat(() => {
      sent += 1;
      return { error };
    });
    draft.change('title.ko', 'A');
    await jest.advanceTimersByTimeAsync(1000);
    expect([sent, draft.get().failure]).toEqual([1, error]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent > 1).toBe(isAgain);
    const before = sent;
    draft.change('title.ko', 'B');
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toBe(before + 1);
  });
});
