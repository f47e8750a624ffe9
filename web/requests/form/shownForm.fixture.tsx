import { jest } from '@jest/globals';
import { cleanup, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '@/lib/store';

// The form's own tests need no calculation.
jest.unstable_mockModule('@/calculation/panel/LivePanel', () => ({ LivePanel: () => null }));
const { QuoteForm } = await import('./QuoteForm');

type Sent = { body: Record<string, unknown>; key: string | null };
type Answer = { status: number; body: object; headers?: Record<string, string> } | 'none';

/** Requests sent by the form, and the server's answer. */
export const network: { sent: Sent[]; answer: Answer } = { sent: [], answer: 'none' };

/** The browser's network as far as the client of the server needs it, and scrolling: jsdom has neither. */
function installNetwork() {
  class FakeRequest {
    constructor(
      readonly url: string,
      readonly init: { body: string; headers: Headers },
    ) {}
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ init }: FakeRequest) => {
    network.sent.push({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form has just written
      body: JSON.parse(init.body) as Record<string, unknown>,
      key: init.headers.get('Idempotency-Key'),
    });
    if (network.answer === 'none') throw new TypeError('Failed to fetch');
    const { status, body, headers } = network.answer;
    const response = {
      status,
      ok: status < 300,
      headers: new Headers(headers),
      text: async () => JSON.stringify(body),
    };
    return { ...response, clone: () => response };
  };
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
  Element.prototype.scrollIntoView = () => undefined;
}

const notice = {
  version: 2,
  title: 'Notice',
  inShort: 'In short',
  items: [{ name: 'How long', text: 'For one year' }],
};

/** The form as its page shows it. */
export function show(language = 'en', products?: string, query = '', store = createStore()) {
  const shown = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/${language}/customer-support${query}`]}>
        <QuoteForm mailbox="sales@example.com" notice={notice} privacy={null} products={products} />
      </MemoryRouter>
    </Provider>,
  );
  return { ...shown, store };
}

export const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
/** Presses the form's button; to find it by its role every button of the form would have to be named. */
export async function send() {
  const button = field('company').form?.querySelector('button[type="submit"]');
  if (!button) throw new Error('The form has no button to send it.');
  await userEvent.click(button);
}

/** Fills in at once, where keys do not matter: the form is drawn again after each. */
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** Fills in everything that is asked for. */
export async function fillIn() {
  fill('company', 'Hanbit');
  fill('name', 'Kim');
  fill('telephone', '02-1234-5678');
  fill('emailUser', 'kim');
  await userEvent.selectOptions(field('emailDomainPick'), 'naver.com');
  fill('projectName', 'Plant A');
  fill('serviceInProcess', 'Cooling');
}

/** A new tab before each test, and a server that takes every request. */
export function inNewTabs(): void {
  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(network, {
      sent: [],
      answer: { status: 201, body: { success: true, message: 'ok', reference: 'Q-1' } },
    });
    installNetwork();
  });
  afterEach(cleanup);
}
