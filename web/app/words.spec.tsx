/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';

import type { SiteViews } from '@shared/content/views';

import { loadContent, useContent } from '@/lib/content';
import { installNetwork } from '@/lib/network.fixture';
import { createStore } from '@/lib/store';

import { ErrorBoundary } from './ErrorBoundary';
import { SiteRouter } from './SiteRouter';

const words = { home: 'home', esg: 'esg', here: 'here' };

/** Two pages, the second of which the site has not said yet. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/ko">{words.home}</Link>
      <Link to="/ko/esg">{words.esg}</Link>
      <ErrorBoundary pathname={pathname}>
        <Suspense fallback={null}>{pathname === '/ko' ? <p>{words.here}</p> : <Words />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

const Words = () => <p>{useContent('company').name}</p>;

const click = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

describe('the words of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are asked for a few times, with longer and longer pauses; the next move asks again', async () => {
    let isBroken = true;
    const asked: number[] = [];
    const company = { name: 'a company' } as SiteViews['company']; // what the page shows
    installNetwork(({ url }) => {
      if (url === '/api/content/ko/esg') asked.push(Date.now());
      return isBroken ? { status: 503 } : { body: { views: { company }, head: [], scripts: [] } };
    });
    const complaints: string[] = [];
    jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')));
    jest.spyOn(Math, 'random').mockReturnValue(0.6); // pauses vary
    history.replaceState(null, '', '/ko');
    const store = createStore();
    render(
      <Provider store={store}>
        <SiteRouter onMove={(place) => void loadContent(store, place)}>
          <Page />
        </SiteRouter>
      </Provider>,
    );
    await click('esg');
    expect(screen.getByText('here')).toBeTruthy();
    await wait(600_000);
    expect(screen.getByRole('alert').textContent).toContain('페이지를 불러오지 못했습니다');
    expect(asked.slice(1).map((time, place) => time - (asked[place] ?? 0))).toEqual([600, 1200, 2400]);
    expect(complaints.join('\n')).toContain('Loading chunk content/ko/esg failed');

    isBroken = false;
    await click('home');
    await click('esg');
    await wait(0);
    expect(screen.getByText('a company')).toBeTruthy();
    expect(asked).toHaveLength(5);
  });
});
