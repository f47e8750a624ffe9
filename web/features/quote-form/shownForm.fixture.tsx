import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '@/lib/store';

import { QuoteForm } from './QuoteForm';

type Sent = { body: Record<string, unknown>; key: string | null };
type Answer = { status: number; body: object; headers?: Record<string, string> } | 'none';

/** What the form has sent, and what it is answered. */
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
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send quote request' }));

/** At once, where keys do not matter: the form is drawn anew after each. */
async function paste(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** Everything that has to be filled in. */
export async function fillIn() {
  await paste('company', 'Hanbit');
  await paste('name', 'Kim');
  await paste('telephone', '02-1234-5678');
  await paste('emailUser', 'kim');
  await userEvent.selectOptions(field('emailDomainPick'), 'naver.com');
  await paste('projectName', 'Plant A');
  await paste('serviceInProcess', 'Cooling');
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
