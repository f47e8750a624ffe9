/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';

import type { Post, PostItem, PostPage } from '@shared/posts/boards.types';

import { api } from '@/lib/api';
import { shownPlace } from '@/lib/popupPlace';

import { Board } from './Board';
import { BoardTabs } from './Tabs';

type Asked = { url: string; body: unknown };
type Answer = { status: number; body: object; headers?: Record<string, string> };

let asked: Asked[];
let list: PostPage;
let answerOpen: (body: unknown) => Answer;

const item = (id: string, rest: Partial<PostItem> = {}): PostItem => ({
  id,
  title: `Document ${id}!`,
  shownTitle: `Document ${id}`,
  author: 'administrator',
  createdAt: '2024-03-01T16:00:00.000Z',
  viewCount: 7,
  category: 'catalog',
  protected: false,
  hasPdf: false,
  fileTypes: [],
  twin: null,
  pinned: false,
  tender: null,
  ...rest,
});
const opened = (id: string): Post => ({
  ...item(id, { viewCount: 8 }),
  tender: null,
  notices: [],
  calendarUrl: null,
  content: 'First line\nSecond line',
  pdfFileName: null,
  pdfUrl: null,
  files: [],
});
const refusal = (code: string, rest: Partial<Answer> = {}): Answer => ({ status: 403, body: { code }, ...rest });

/** The browser's network, events and dialogs as far as the board needs them: jsdom has none. */
function installBrowser() {
  class FakeRequest {
    constructor(
      readonly url: string,
      readonly init: { body?: string },
    ) {}
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ url, init }: FakeRequest) => {
    const body: unknown = init.body && JSON.parse(init.body);
    asked.push({ url, body });
    const answer: Answer = url.endsWith('/open') ? answerOpen(body) : { status: 200, body: list };
    const response = {
      status: answer.status,
      ok: answer.status < 300,
      headers: new Headers(answer.headers),
      text: async () => JSON.stringify(answer.body),
    };
    return { ...response, clone: () => response };
  };
  class FakeSource extends EventTarget {
    close() {
      return undefined;
    }
  }
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch, EventSource: FakeSource });
}

type Entry = NonNullable<Parameters<typeof createMemoryHistory>[0]>['initialEntries'];

let history: ReturnType<typeof createMemoryHistory>;
/** Contents of the browser's address bar. */
const bar = () => history.location.pathname + history.location.search + history.location.hash;
/** The same without the page. */
const address = () => history.location.search + history.location.hash;

/** The router of the site, on a history in memory. */
function TestRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((place) => setPlace(place)), []);
  return (
    <Router location={shownPlace(location)} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

const board = {
  kind: 'posts',
  label: 'Documents',
  categories: ['catalog', 'technical'],
  Tabs: BoardTabs,
  pageSize: 5,
} as const;

function show(path: NonNullable<Entry>[number], props: Partial<ComponentProps<typeof Board>> = {}) {
  history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <StrictMode>
      <Provider store={store}>
        <TestRouter>
          <Board {...board} {...props} />
        </TestRouter>
      </Provider>
    </StrictMode>,
  );
}
const openings = () => asked.filter(({ url }) => url.endsWith('/open'));
const rows = async () => {
  await screen.findAllByRole('link');
  return screen.getAllByRole('row').slice(1);
};

beforeEach(() => {
  asked = [];
  list = {
    items: [item('a'), item('b', { protected: true, hasPdf: true, fileTypes: ['PDF', 'ZIP', 'ZIP'] })],
    total: 12,
    page: 2,
    pageSize: 5,
    pageCount: 3,
  };
  answerOpen = () => ({ status: 200, body: opened('a') });
  installBrowser();
});
afterEach(cleanup);

describe('the list of a board', () => {
  it('shows number, displayed title, author, date and views of each post', async () => {
    show('/en/x?page=2');
    const [first, second] = await rows();
    const cells = within(first as HTMLElement).getAllByRole('cell'); // the answer has two posts
    expect(cells.map((cell) => cell.textContent)).toEqual(['6', 'Document a', 'Administrator', '3/2/2024', '7']);
    expect(within(second as HTMLElement).getByRole('img', { name: 'Password protected' })).toBeTruthy();
    expect(asked[0]?.url).toBe('/api/posts/en?category=catalog&page=2&pageSize=5');
  });

  it('marks what a notice does and how its tender stands, not the usual notice', async () => {
    const facts = { number: '1', revision: 0, closesAt: '2020-01-01T00:00:00.000Z', changedBy: null };
    const closed = { ...facts, kind: 'correction' } as const;
    list.items = [item('a', { tender: closed }), item('b', { tender: { ...closed, kind: 'notice', closesAt: null } })];
    show('/en/x');
    const [first, second] = await rows();
    expect(first?.textContent).toContain('Document aCorrectionClosed');
    expect(second?.textContent).toContain('Document b1Administrator');
  });

  it('counts down from the total where asked to, in the language of the page', async () => {
    show('/ko/x?page=2', { kind: 'e-procurement', categories: undefined, numbering: 'down' });
    const [first] = await rows();
    expect(first?.textContent).toContain('7Document a관리자2024. 3. 2.');
    expect(screen.getByText('총 12건')).toBeTruthy();
  });

  it('says when there is nothing, without pages', async () => {
    list = { items: [], total: 0, page: 1, pageSize: 5, pageCount: 0 };
    show('/en/x');
    expect(await screen.findByText('No documents registered.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('searches what is typed after a pause and keeps the rest of the address', async () => {
    show('/en/x?from=mail&page=2#download-center');
    await userEvent.type(await screen.findByRole('searchbox'), ' pump ');
    await waitFor(() => expect(address()).toBe('?from=mail&q=pump#download-center'));
  });

  it('clears the search with another tab', async () => {
    show('/en/x?q=pump&page=2');
    await userEvent.click(screen.getByRole('tab', { name: 'Technical Documentation' }));
    expect(address()).toBe('?category=technical');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('opens the tab that an arrow key leads to', async () => {
    show('/en/x');
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('?category=technical');
    expect(document.activeElement?.textContent).toBe('Technical Documentation');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('');
  });
});

describe('opening a post', () => {
  it('opens by a click anywhere on its row, once, and shows the view just counted', async () => {
    show('/en/x?q=pump');
    const [first] = await rows();
    await userEvent.click(within(first as HTMLElement).getByText('Administrator'));
    expect(bar()).toBe('/en/posts/a');
    expect((await screen.findByText(/First line/)).textContent).toBe('First line\nSecond line');
    expect(screen.getByRole('heading', { name: 'Document a' }).title).toBe('Document a!');
    expect(openings()).toEqual([{ url: '/api/posts/en/a/open', body: {} }]);
    expect(first?.textContent).toContain('8');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBe('/en/x?q=pump');
    expect(document.activeElement?.textContent).toBe('Document a');
  });

  it('shows the tender of a post above its text, with a way to its other notices', async () => {
    const tender: Post['tender'] = {
      number: '2026-014',
      revision: 1,
      kind: 'notice',
      closesAt: '2020-01-01T05:00:00.000Z',
      contact: null,
      telephone: '02-123-4567',
      first: null,
      changedBy: null,
      changed: [],
    };
    const notice = { id: 'c', shownTitle: 'Document c', twin: null, kind: 'result', createdAt: null, isLater: false };
    const notices = [notice];
    answerOpen = () => ({ status: 200, body: { ...opened('a'), tender, notices, calendarUrl: '/api/x/calendar' } });
    show('/en/x', { kind: 'e-procurement', categories: undefined });
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Document a' }));
    const block = within(await screen.findByRole('region', { name: 'Tender' }));
    const facts = block.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '2026-014 (revision 1)',
      'Tender notice',
      '1 Jan 2020, 14:00 (Korean time) ClosedClosed',
      '02-123-4567',
    ]);
    const links = block.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['02-123-4567', 'tel:021234567'],
      ['Add the closing time to a calendar', '/api/x/calendar'],
      ['Document c', '/en/e-procurement/c'],
    ]);
  });

  it('opens a linked post that is not in the list, and counts that once', async () => {
    show({ pathname: '/en/posts/zz', state: { over: '/en/x?page=2#center', post: 'zz' } });
    expect(await screen.findByText(/First line/)).toBeTruthy();
    expect(openings()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBe('/en/x?page=2#center');
  });

  it('is kind about a link to nothing', async () => {
    answerOpen = () => refusal('not_found', { status: 404 });
    show({ pathname: '/en/posts/zz', state: { over: '/en/x', post: 'zz' } });
    expect((await screen.findByRole('alert')).textContent).toContain('no longer here');
  });

  it('asks for the password first and keeps asking after a wrong one', async () => {
    answerOpen = (body) =>
      (body as { password?: string }).password === 'right'
        ? { status: 200, body: opened('b') }
        : refusal('post_password_incorrect');
    show('/en/x');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Document b' }));
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(openings()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    await userEvent.type(field, 'wrong{Enter}');
    expect(await screen.findByText('Incorrect password')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'right{Enter}');
    expect(await screen.findByText(/First line/)).toBeTruthy();
    expect(openings()).toHaveLength(2);
  });

  it('tells how long to wait after too many passwords', async () => {
    answerOpen = () => refusal('too_many_requests', { status: 429, headers: { 'Retry-After': '300' } });
    show('/en/x');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Document b' }));
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect(await screen.findByText(/in about 5 minutes/)).toBeTruthy();
  });
});
