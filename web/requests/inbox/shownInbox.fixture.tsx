import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { createStore } from '@/lib/store';

/** The server's answers by path below `/api`, now or later, and the requests made; one with a code is a refusal. */
export const network: { answers: Record<string, object>; asked: { method: string; url: string }[] } = {
  answers: {},
  asked: [],
};

/** The browser's network as far as the inbox needs it: jsdom has none. */
function installNetwork() {
  class FakeRequest {
    constructor(
      readonly url: string,
      readonly init: { method?: string },
    ) {}
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ url, init }: FakeRequest) => {
    network.asked.push({ method: init.method ?? 'GET', url });
    const body = await Promise.resolve(network.answers[url.replace(/^\/api\//, '').replace(/\?.*/, '')] ?? {});
    const status = 'code' in body ? 409 : 200;
    const response = { status, ok: status === 200, headers: new Headers(), text: async () => JSON.stringify(body) };
    return { ...response, clone: () => response };
  };
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
}

/** A request of the inbox as far as the tests name it. */
export const request = (changes: Partial<QuoteDetail> = {}) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is not shown
  ({ id: 'a', reference: 'Q-2026-000001', responsible: null, ...changes }) as QuoteDetail;

/** Shows a part of the inbox to the office. */
export const show = (part: ReactNode, query = '') =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[`/en/manage?tab=quotes${query}`]}>{part}</MemoryRouter>
    </Provider>,
  );

/** An inbox of its own for each test. */
export function inOwnInboxes(): void {
  beforeEach(() => {
    localStorage.clear();
    network.asked = [];
    network.answers = { 'admin/quote-desk': { late: 0, today: 0, reminded: 0, news: 0, responsibles: [], me: null } };
    installNetwork();
  });
  afterEach(cleanup);
}
