/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

import { lazyPart, nearby } from './lazyPart';

/** The browser's own watch, as far as it is needed: `comeNear` has everything watched come into view. */
let comeNear: () => void;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const languageNames = { ko: '/ko/other', en: '/en/other' };

/** Hydrates a page whose part was prerendered as a paragraph "sent". */
async function hydrate(load: () => Promise<ComponentType>, isWanted = false) {
  history.replaceState(null, '', '/ko/page');
  const Part = nearby('Part', async () => ({ Part: await load() }), createElement('p', null, 'missing'));
  const container = document.createElement('div');
  container.innerHTML =
    '<a href="/ko/other" data-discover="true">ko</a><a href="/en/other" data-discover="true">en</a><fieldset disabled=""><p>sent</p><a href="/ko/products?x=1#gas-cooler">on</a></fieldset>';
  document.body.append(container);
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((complaint) => void complaints.push(complaint));
  await act(async () =>
    hydrateRoot(
      container,
      <BrowserRouter>
        {Object.entries(languageNames).map(([language, to]) => (
          <Link key={language} to={to}>
            {language}
          </Link>
        ))}
        <Part isWanted={isWanted} />
      </BrowserRouter>,
      { onRecoverableError: (problem) => complaints.push(problem) },
    ),
  );
  return complaints;
}

const settle = () => act(async () => comeNear());
const click = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const Live = () => createElement('p', null, 'live');

it('a part whose code does not come is named', async () => {
  const part = lazyPart('EsgPage', () => Promise.reject(new Error('gone')));
  await expect(part.preload()).rejects.toThrow('Loading chunk EsgPage failed');
});

describe('nearby', () => {
  beforeEach(() => Object.assign(globalThis, { IntersectionObserver: FakeObserver }));
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('shows what was sent, loading nothing, until it comes near', async () => {
    const load = jest.fn(async () => Live);
    const complaints = await hydrate(load);
    const sent = screen.getByText('sent');
    await click('ko');
    expect(screen.getByText('sent')).toBe(sent);
    expect([location.pathname, load.mock.calls.length]).toEqual(['/ko/other', 0]);
    await settle();
    expect(screen.getByText('live')).toBeTruthy();
    expect([screen.queryByText('sent'), complaints]).toEqual([null, []]);
  });

  it('has links that lead on within the page', async () => {
    await hydrate(async () => Live);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => screen.getByRole('link', { name: 'on' }).dispatchEvent(press));
    expect(location.pathname + location.search + location.hash).toBe('/ko/products?x=1#gas-cooler');
    expect(screen.getByText('sent')).toBeTruthy();
  });

  it.each([
    ['follows a link that became live while the pointer was down on it', '/ko/products', true],
    ['follows none where the pointer is released on another link', '/ko/esg', false],
  ])('%s', async (_, pathname, isFollowed) => {
    const clicked = jest.fn((event: MouseEvent) => event.preventDefault());
    const onClick = (event: { nativeEvent: MouseEvent }) => clicked(event.nativeEvent);
    const href = `${pathname}?x=1#gas-cooler`;
    await hydrate(async () => () => createElement('a', { href, onClick: onClick as never }, 'live'));
    screen.getByRole('link', { name: 'on' }).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    await settle();
    const release = () =>
      screen.getByRole('link', { name: 'live' }).dispatchEvent(new Event('pointerup', { bubbles: true }));
    await act(async () => void release());
    await act(async () => void release());
    expect(clicked.mock.calls.length).toBe(isFollowed ? 1 : 0);
  });

  it('loads at once where it is wanted', async () => {
    const complaints = await hydrate(async () => Live, true);
    expect(await screen.findByText('live')).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  it('speaks the other language, and does not bring back what was sent', async () => {
    await hydrate(async () => Live);
    await click('en');
    expect(await screen.findByText('live')).toBeTruthy();
    await click('ko');
    expect(screen.getByText('live')).toBeTruthy();
  });

  it.each([
    ['leaves room on a page that a link leads to', {}, ['first'], ['next', 'room']],
    ['is waited for where it is all of the page', { isAll: true }, ['first'], ['first']],
    ['is waited for by Back', {}, ['next', 'first'], ['first']],
  ])('%s', async (_, props, addresses, shown) => {
    let come = (_part: ComponentType) => undefined as void;
    const coming = new Promise<ComponentType>((resolve) => (come = resolve));
    const Part = nearby('Part', async () => ({ Part: await coming }), createElement('p', null, 'missing'));
    for (const address of addresses) history.pushState(null, '', `/ko/${address}`);
    const Page = () => {
      const name = useLocation().pathname.slice('/ko/'.length);
      return (
        <>
          <h1>{name}</h1>
          <Link to="/ko/next">{languageNames.ko}</Link>
          {name === 'next' && <Part {...props} />}
        </>
      );
    };
    render(createElement(BrowserRouter, null, createElement(Page)));
    await act(async () => {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      if (addresses.length === 1) return screen.getByRole('link').click();
      history.back();
      await moved;
    });
    const rooms = document.querySelectorAll('[aria-busy="true"]').length;
    expect([screen.getByRole('heading').textContent, ...Array.from({ length: rooms }, () => 'room')]).toEqual(shown);
    await act(async () => come(Live));
    expect([screen.getByRole('heading').textContent, screen.getByText('live').textContent]).toEqual(['next', 'live']);
  });

  it('says so where its code cannot be loaded', async () => {
    await hydrate(() => Promise.reject(new Error('offline')));
    await settle();
    expect(await screen.findByText('missing')).toBeTruthy();
  });
});
