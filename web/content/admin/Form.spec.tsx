/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { ErrorCode } from '@shared/words/error.types';
import type { DraftInput, OpenDocument, Plan, SavedDraft } from '@shared/content/content-editing.types';
import { figure, line, lines, list, optional, plain } from '@shared/content/fields/fields';

import { createStore } from '@/lib/store';
import { installNetwork } from '@/lib/network.fixture';

import { DocumentForm } from './Form';

const label = (en: string) => ({ ko: en, en });
const fields = {
  title: line(label('Title'), 60),
  text: lines(label('Text'), 300),
  note: optional(plain(label('Note'), 20)),
  years: figure(label('Years'), { least: 0, most: 99 }),
  offices: list(label('Offices'), { city: line(label('City'), 20) }, { most: 3, entry: label('Office') }),
};
const city = (name: string) => ({ city: { ko: name, en: name } });
const value = {
  title: { ko: '제목', en: 'Heading' },
  text: { ko: ['하나'], en: ['One'] },
  years: 40,
  offices: [city('A'), city('B')],
};
const opened: OpenDocument = {
  name: 'home',
  title: label('Home page'),
  path: '',
  published: { ko: { number: 0, at: null }, en: { number: 0, at: null } },
  isChanged: { ko: true, en: true },
  isSample: false,
  scheduled: null,
  fields,
  value,
  revision: 1,
  problems: [],
  others: [],
};

const asSaved = { revision: 2, conflicts: [], isJoined: false };
const savedOf = (sent: object, more = {}): SavedDraft => ({ ...opened, ...asSaved, value: { ...sent }, ...more });

type Answers = {
  save?: (input: DraftInput, count: number) => SavedDraft | undefined | Promise<SavedDraft | undefined>;
  refused?: { status: number; body: { code: ErrorCode } };
  publish?: (body: unknown) => unknown;
  scheduled?: OpenDocument['scheduled'];
};

let saves: DraftInput[];
let published: unknown[];
let scrolls: jest.Mock;

function show(
  { save = ({ value: sent }) => savedOf(sent), refused, publish, scheduled = null }: Answers = {},
  search = '',
) {
  saves = [];
  published = [];
  installNetwork(async ({ method, url, body }) => {
    if (method === 'PUT') {
      saves.push(body as DraftInput);
      const saved = await save(body as DraftInput, saves.length);
      return saved ? { body: saved } : (refused ?? { status: 500, body: { code: 'internal_error' } });
    }
    if (url.endsWith('/publish')) {
      published.push(body);
      const result = publish?.(body);
      return { status: result === undefined ? 200 : 422, body: result ?? { isPublished: true, state: opened } };
    }
    if (url.endsWith('/schedule')) return {};
    return { status: 404, body: { code: 'not_found' } };
  });
  render(
    <Provider store={createStore({})}>
      <MemoryRouter initialEntries={[`/en/manage?tab=pages&document=home${search}`]}>
        <DocumentForm
          opened={{ ...opened, scheduled }}
          nameOf={(path) => label(path)}
          loadBuiltPictures={() => Promise.reject(new Error('none'))}
          onDiscarded={() => undefined}
        />
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const half = (name: string, language: string) =>
  within(screen.getByRole('group', { name })).getByLabelText<HTMLInputElement>(language);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saved = (count: number) => waitFor(() => expect(saves).toHaveLength(count), { timeout: 4000 });
const savedValue = (wanted: object) => waitFor(() => expect(saves.at(-1)?.value).toEqual(wanted), { timeout: 4000 });

describe('the form of a document', () => {
  beforeEach(() => {
    sessionStorage.clear();
    // Nothing scrolls in the simulated browser.
    Object.assign(Element.prototype, { scrollIntoView: (scrolls = jest.fn()) });
  });
  afterEach(cleanup);

  it('saves what was typed by itself, with what the server had said, and keeps it until then', async () => {
    const user = show();
    await user.type(half('Title', 'Korean'), '!');
    expect(sessionStorage).toHaveLength(1);
    expect(await screen.findByText('Saved.', {}, { timeout: 4000 })).toBeTruthy();
    expect(saves).toEqual([{ value: { ...value, title: { ko: '제목!', en: 'Heading' } }, was: value }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('writes paragraphs, figures and what may be left out as they are stored', async () => {
    const user = show();
    await user.type(half('Text', 'English'), '{Enter}{Enter}Two{Enter}{Enter}');
    await user.clear(screen.getByLabelText('Years'));
    await user.type(screen.getByLabelText('Years'), '41');
    await user.type(screen.getByLabelText('Note (optional)'), 'a{Backspace}');
    await savedValue({ ...value, text: { ko: ['하나'], en: ['One', 'Two'] }, years: 41 });
    expect(half('Text', 'English').value).toBe('One\n\nTwo\n\n');
  });

  it('keeps newer typing while a save is under way, and sends it with the next one', async () => {
    let answer: (saved: SavedDraft) => void = () => undefined;
    const user = show({
      save: ({ value: sent }, count) =>
        count > 1 ? savedOf(sent) : new Promise<SavedDraft>((resolve) => (answer = resolve)),
    });
    await user.type(half('Title', 'Korean'), '1');
    await saved(1);
    await user.type(half('Title', 'Korean'), '2');
    const theirs = { ...value, title: { ko: '제목1', en: 'Theirs' } };
    await act(async () => answer(savedOf(theirs, { isJoined: true })));
    expect(half('Title', 'Korean').value).toBe('제목12');
    expect(half('Title', 'English').value).toBe('Theirs');
    expect(screen.getByText('Somebody else’s changes were added, too.')).toBeTruthy();
    await saved(2);
    expect(saves[1]).toEqual({ value: { ...value, title: { ko: '제목12', en: 'Theirs' } }, was: theirs });
  });

  it('says that it could not save, keeps the words in the tab and saves them when asked', async () => {
    const user = show({ save: ({ value: sent }, count) => (count > 1 ? savedOf(sent) : undefined) });
    await user.type(half('Title', 'English'), '!');
    await screen.findByText(/Not saved\. What you typed is still on this screen\./, {}, { timeout: 4000 });
    expect(sessionStorage).toHaveLength(1);
    await user.click(button('Save again'));
    await screen.findByText('Saved.');
    expect(saves[1]).toEqual(saves[0]);
  });

  it('says why it could not save, where it is saved and where it was to be published', async () => {
    const user = show({ save: () => undefined, refused: { status: 413, body: { code: 'payload_too_large' } } });
    await user.type(half('Title', 'English'), '!');
    await user.click(button('Publish English'));
    expect(await screen.findAllByText(/Not saved\..* The request is too large\./)).toHaveLength(2);
  });

  it('brings back what an earlier visit has not saved', async () => {
    const user = show({ save: () => undefined });
    await user.type(half('Title', 'English'), ' kept');
    cleanup();
    show();
    expect(half('Title', 'English').value).toBe('Heading kept');
    await saved(1);
    expect(saves[0]?.was).toEqual(value);
  });

  it.each([
    ['Use mine', '제목!'],
    ['Use theirs', 'theirs'],
  ])('shows both texts of a field that two have changed: %s', async (choice, wanted) => {
    const conflict = { path: 'title', language: 'ko' as const, mine: '제목!', theirs: 'theirs' };
    const user = show({
      save: ({ value: sent }, count) =>
        count > 1
          ? savedOf(sent)
          : savedOf({ ...value, title: { ko: 'theirs', en: 'Heading' } }, { conflicts: [conflict] }),
    });
    await user.type(half('Title', 'Korean'), '!');
    const question = await screen.findByRole('group', { name: /Somebody else has changed/ }, { timeout: 4000 });
    expect(within(question).getByText('제목!')).toBeTruthy();
    expect([half('Title', 'Korean').value, scrolls.mock.contexts.at(-1)]).toEqual(['제목!', question]);
    await user.click(within(question).getByRole('button', { name: choice }));
    expect(half('Title', 'Korean').value).toBe(wanted);
    expect(screen.queryByRole('group', { name: /Somebody else/ })).toBeNull();
    await saved(2);
    expect(saves[1]?.value).toMatchObject({ title: { ko: wanted } });
  });

  it('lets nobody publish or leave before a text is chosen, and leads to its field', async () => {
    const conflict = { path: 'offices.1.city', language: 'en' as const, mine: 'mine', theirs: 'theirs' };
    const user = show({
      save: ({ value: sent }, count) => savedOf(sent, { conflicts: count > 1 ? [] : [conflict] }),
    });
    await user.type(half('Title', 'Korean'), '!');
    await user.click(button('Publish Korean'));
    const [above, below] = await screen.findAllByText(/Please choose which text you want in each/);
    expect([above, below].map((each) => each?.closest('[role="alert"]') !== null)).toEqual([true, true]);
    await user.click(screen.getByRole('link', { name: 'Earlier versions' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('your text there is lost');
    expect(within(question).queryByRole('button', { name: 'Keep them and leave' })).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Office 2 › City (English)'));
    expect(document.activeElement).toBe(half('City', 'English'));
    await user.click(button('Use mine'));
    expect(screen.queryByText(/Please choose which text/)).toBeNull();
    await user.click(button('Publish Korean'));
    await waitFor(() => expect(published).toHaveLength(1));
  });

  it('shows what keeps it from being published at the fields, and leads there from above', async () => {
    const problems = [
      { path: 'offices.1.city', language: 'en', problem: 'missing' },
      { path: 'years', problem: 'too_great', limit: 99 },
    ];
    const user = show({ publish: () => ({ isPublished: false, problems, pages: [] }) });
    await user.click(button('Publish Korean'));
    const summary = (await screen.findByText(/Please correct these/)).closest('[role="alert"]');
    expect(summary?.textContent).toMatch(/Years\s*It must be at most 99\./);
    // Empty fields of the other language are not asked for.
    expect(summary?.textContent).not.toMatch(/City/);
    expect(screen.getByLabelText('Years').getAttribute('aria-invalid')).toBe('true');
    await user.click(button('Publish English'));
    await user.click(await screen.findByRole('button', { name: 'Office 2 › City (English)' }));
    expect(document.activeElement).toBe(half('City', 'English'));
    expect(published).toEqual(['ko', 'en'].map((each) => ({ languages: [each], revision: 1 })));
  });

  it('asks whether to publish one half when the other one is empty', async () => {
    const problems = [{ path: 'title', language: 'en', problem: 'missing' }];
    const user = show({
      publish: (body) =>
        (body as { languages: string[] }).languages.length > 1
          ? { isPublished: false, problems, pages: [] }
          : undefined,
    });
    await user.click(button('Publish both'));
    await screen.findByText('The English is empty. Publish the Korean only?');
    await user.click(button('Publish Korean only'));
    const asked = [['ko', 'en'], ['ko']].map((each) => ({ languages: each, revision: 1 }));
    await waitFor(() => expect(published).toEqual(asked));
  });

  it('says that its plan holds earlier words, and takes another time only once that is cancelled', async () => {
    const scheduled: Plan = { at: '2999-11-30T00:00:00.000Z', languages: ['ko'], isEarlier: false, isRefused: false };
    const save = ({ value: sent }: DraftInput) => savedOf(sent, { scheduled: { ...scheduled, isEarlier: true } });
    const user = show({ scheduled, save });
    expect(screen.queryByText(/stays a draft/)).toBeNull();
    await user.type(half('Title', 'English'), '!');
    await screen.findByText(/stays a draft\. To .+ please cancel this first/, {}, { timeout: 4000 });
    expect(button('Publish later…').hasAttribute('disabled')).toBe(true);
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Publish later…').hasAttribute('disabled')).toBe(false));
    expect(screen.queryByText(/please cancel this first/)).toBeNull();
  });

  it('names the pages that the content would break', async () => {
    const pages = [{ path: '/esg', problem: 'too_large' }];
    const user = show({ publish: () => ({ isPublished: false, problems: [], pages }) });
    await user.click(button('Publish both'));
    expect((await screen.findByText('/esg')).closest('li')?.textContent).toContain('The page is too large.');
    expect(screen.getByText(/still shows the old pages/)).toBeTruthy();
  });

  it('moves, adds and removes entries, and brings a removed one back', async () => {
    const user = show();
    const names = () => screen.getAllByRole('button', { name: /^Office \d/ }).map(({ textContent }) => textContent);
    await user.click(button('Move down: Office 1: A'));
    expect(names()).toEqual(['Office 1: B', 'Office 2: A']);
    // At the end there is no further down.
    expect(document.activeElement).toBe(button('Office 2: A'));
    await user.click(button('Remove: Office 1: B'));
    expect(names()).toEqual(['Office 1: A']);
    await user.click(button('Undo'));
    expect(names()).toEqual(['Office 1: B', 'Office 2: A']);
    await user.click(button('Add: Office'));
    expect(button('Add: Office').hasAttribute('disabled')).toBe(true);
    await user.click(button('Office 3'));
    await user.type(half('City', 'English'), 'C');
    expect(names()).toEqual(['Office 1: B', 'Office 2: A', 'Office 3: C']);
    await savedValue({ ...value, offices: [city('B'), city('A'), { city: { ko: '', en: 'C' } }] });
  });

  it('opens at the field that the address names', () => {
    show({}, '&field=offices.1.city');
    expect(document.activeElement).toBe(half('City', 'Korean'));
    expect(button('Office 2: B').getAttribute('aria-expanded')).toBe('true');
  });
});
