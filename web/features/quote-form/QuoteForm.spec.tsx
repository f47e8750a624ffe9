/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { createStore } from '@/lib/store';

import { QuoteForm } from './QuoteForm';

type Sent = { body: Record<string, string>; key: string | null };
type Answer = { status: number; body: object; headers?: Record<string, string> } | 'none';

let sent: Sent[];
let answer: Answer;

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
    sent.push({ body: JSON.parse(init.body) as Record<string, string>, key: init.headers.get('Idempotency-Key') });
    if (answer === 'none') throw new TypeError('Failed to fetch');
    const { status, body, headers } = answer;
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

const word = (text: string) => ({ ko: text, en: text });
const notice = {
  title: word('Notice'),
  inShort: word('In short'),
  items: [{ name: word('How long'), text: word('{period}') }],
};

function show(language = 'en', products?: string, query = '') {
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[`/${language}/customer-support${query}`]}>
        <QuoteForm mailbox="sales@example.com" notice={notice} privacy={null} products={products} />
      </MemoryRouter>
    </Provider>,
  );
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send quote request' }));

async function fillIn() {
  await userEvent.type(field('company'), 'Hanbit');
  await userEvent.type(field('name'), 'Kim');
  await userEvent.type(field('telephone'), '02-1234-5678');
  await userEvent.type(field('emailUser'), 'kim');
  await userEvent.selectOptions(field('emailDomainPick'), 'naver.com');
  await userEvent.type(field('projectName'), 'Plant A');
  await userEvent.type(field('serviceInProcess'), 'Cooling');
}

describe('QuoteForm', () => {
  beforeEach(() => {
    sessionStorage.clear();
    sent = [];
    answer = { status: 201, body: { success: true, message: 'ok', reference: 'Q-1' } };
    installNetwork();
  });
  afterEach(cleanup);

  it('sends nothing while required fields are empty, marks them and goes to the first', async () => {
    show();
    await send();
    expect(sent).toEqual([]);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7);
    expect(document.activeElement).toBe(field('company'));
    const described = document.getElementById(field('name').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This field is required.');
  });

  it('sends the joined e-mail, tells the reference and is empty again', async () => {
    show();
    await fillIn();
    await send();
    const message = await screen.findByText(/sent automatically to our mailbox \(sales@example.com\)/);
    expect(message.closest('[role="status"]')?.textContent).toContain('Q-1');
    expect(sent[0]?.body).toMatchObject({ email: 'kim@naver.com', language: 'en', website: '' });
    expect(field('company').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    // The next request is not judged while it is being typed.
    await userEvent.type(field('emailDomain'), 'n');
    expect(field('emailDomain').getAttribute('aria-invalid')).toBe('false');
  });

  it('speaks of no mail where the answer says that none goes out', async () => {
    answer = {
      status: 201,
      headers: { 'X-Letters': 'none' },
      body: { success: true, message: 'ok', reference: 'Q-1' },
    };
    show();
    await fillIn();
    await send();
    const title = await screen.findByText('Your quote request was received');
    const said = title.closest('[role="status"]')?.textContent;
    expect(said).toContain('Q-1');
    expect(said).toContain('No automatic e-mail is sent at the moment');
    expect(said).not.toContain('sent automatically');
  });

  it('sends a double click once', async () => {
    show();
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send quote request' }));
    await screen.findByText('Q-1');
    expect(sent).toHaveLength(1);
  });

  it('shows what the server refused at its fields and keeps everything typed', async () => {
    answer = {
      status: 400,
      body: { success: false, code: 'validation_failed', fields: { email: 'invalid_email' }, requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(field('emailUser').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toContain('Failed to send quote request: Please check');
    expect(document.activeElement).toBe(field('emailUser'));
    expect(field('company').value).toBe('Hanbit');
    await userEvent.type(field('emailUser'), '2');
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('tells how long to wait after too many requests', async () => {
    answer = {
      status: 429,
      headers: { 'Retry-After': '754' },
      body: { success: false, code: 'too_many_requests', requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    expect(await screen.findByText('You can send again in about 13 minutes.')).toBeTruthy();
  });

  it('repeats an unanswered request under the same key, a changed one under a new key', async () => {
    answer = 'none';
    show();
    await fillIn();
    await send();
    // Here at localhost, where who reads this can start the server.
    await screen.findByText('Server connection error: Please check if the server is running.');
    expect(screen.getByRole('alert').textContent).toContain('npm start');
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    await userEvent.type(field('comment'), 'Two units');
    await send();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('brings the text back when the page is opened again, in the other language too', async () => {
    const { unmount } = show();
    await userEvent.type(field('company'), 'Hanbit');
    unmount();
    show('ko');
    await waitFor(() => expect(field('company').value).toBe('Hanbit'));
  });

  it('puts a whole address typed in the first part where it belongs, and empties the domain for direct entry', async () => {
    show();
    await userEvent.type(field('emailUser'), 'kim@gmail.com');
    await userEvent.tab();
    expect([field('emailUser').value, field('emailDomain').value]).toEqual(['kim', 'gmail.com']);
    expect(field('emailDomainPick').value).toBe('gmail.com');
    await userEvent.selectOptions(field('emailDomainPick'), '');
    expect(field('emailDomain').value).toBe('');
  });

  it('clears the form and takes that back', async () => {
    show();
    await userEvent.type(field('company'), 'Hanbit');
    await userEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(field('company').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('company').value).toBe('Hanbit');
  });

  it('has the products chosen that are asked for, asks their questions and sends no others', async () => {
    show('en', 'ball-tank');
    const product = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await waitFor(() => expect(product('Ball tank').checked).toBe(true));
    expect(document.querySelector('[name="hotTempIn"]')).toBeNull();
    await userEvent.type(field('tankVolume'), '500');
    await userEvent.click(product('Gas cooler'));
    await userEvent.type(field('hotTempIn'), '115');
    await userEvent.click(product('Ball tank'));
    expect(document.querySelector('[name="tankVolume"]')).toBeNull();
    expect(screen.getByText(/^One value typed for other products will not be sent\./)).toBeTruthy();
    await fillIn();
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ products: ['gas-cooler'], hotTempIn: '115', tankVolume: '' });
  });

  it('shows again what was typed for a product that is chosen again', async () => {
    show('en', 'ball-tank');
    await waitFor(() => expect(document.querySelector('[name="tankVolume"]')).toBeTruthy());
    await userEvent.type(field('tankVolume'), '500');
    for (const time of ['off', 'on']) {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Ball tank' }));
      expect(document.querySelector('[name="tankVolume"]') !== null).toBe(time === 'on');
    }
    expect(field('tankVolume').value).toBe('500');
  });

  it('ignores a product that does not exist', () => {
    show('en', 'pump');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(field('hotTempIn').value).toBe('');
  });

  it('counts what may be filled in, and what is', async () => {
    show();
    const summary = screen.getByRole('button', { name: /^Technical data/ });
    expect(summary.textContent).toBe('Technical dataoptional: 23 fields');
    await userEvent.type(field('hotTempIn'), '115');
    await userEvent.selectOptions(field('tempUnit'), '°F');
    expect(summary.textContent).toBe('Technical dataoptional: 1 of 23 fields filled in');
  });

  it('has the technical data folded away on a phone until an address fills them in or one is refused', async () => {
    const isOpen = () => screen.getByRole('button', { name: /^Technical data/ }).getAttribute('aria-expanded');
    const { unmount } = show();
    // Without a style sheet every window is narrow.
    expect(isOpen()).toBe('false');
    unmount();
    const second = show('en', undefined, '?hotTempIn=115');
    await waitFor(() => expect(isOpen()).toBe('true'));
    await userEvent.click(screen.getByRole('button', { name: /^Technical data/ }));
    await userEvent.type(field('hotTempOut'), '55');
    expect(isOpen()).toBe('false');
    second.unmount();
    sessionStorage.clear();
    answer = {
      status: 400,
      body: { success: false, code: 'validation_failed', fields: { plateMaterial: 'invalid_choice' }, requestId: 'r' },
    };
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(isOpen()).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field('plateMaterial')));
  });

  it('takes technical values over from the address, once, and leaves the rest of the draft', async () => {
    const first = show();
    await userEvent.type(field('company'), 'Hanbit');
    await userEvent.type(field('comment'), 'Two units');
    first.unmount();
    const query = '?hotTempIn=115&tempUnit=%C2%B0F&plateMaterial=Ti&company=Other&comment=x&website=spam';
    const second = show('en', undefined, query);
    await screen.findByText('Figures taken over: check them and add your contact details.');
    const shown = ['hotTempIn', 'tempUnit', 'plateMaterial', 'company', 'comment', 'website'].map(field);
    expect(shown.map(({ value }) => value)).toEqual(['115', '°F', 'Ti', 'Hanbit', 'Two units', '']);
    expect(screen.queryByRole('button', { name: 'Back to what I had typed' })).toBeNull();

    await userEvent.type(field('hotTempIn'), '.5');
    second.unmount();
    show('en', undefined, query);
    await waitFor(() => expect(field('hotTempIn').value).toBe('115.5'));
  });

  it('brings back the figures that the address replaced, and takes the new ones again', async () => {
    const { unmount } = show();
    await userEvent.type(field('hotTempIn'), '90');
    unmount();
    show('en', undefined, '?hotTempIn=115&coldTempIn=45');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to what I had typed' }));
    expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['90', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Take the figures over again' }));
    expect([field('hotTempIn').value, field('coldTempIn').value]).toEqual(['115', '45']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(screen.queryByRole('button', { name: 'Back to what I had typed' })).toBeNull();
  });
});

describe('a form that asks for consent', () => {
  beforeEach(() => {
    document.documentElement.dataset.privacyBasis = 'consent';
    sessionStorage.clear();
    sent = [];
    answer = { status: 201, body: { success: true, message: 'ok', reference: 'Q-1' } };
    installNetwork();
  });
  afterEach(() => {
    cleanup();
    delete document.documentElement.dataset.privacyBasis;
  });
  const box = () => screen.getByRole('checkbox');

  it('leads to the box like to a field, sends what was agreed to, and asks again for the next request', async () => {
    show();
    await send();
    const list = screen.getByRole('alert');
    expect([...list.querySelectorAll('a')].at(-1)?.textContent).toBe('Consent to the use of personal data');
    expect(document.activeElement).toBe(field('company'));
    await fillIn();
    await send();
    expect([sent, document.activeElement]).toEqual([[], box()]);
    field('company').focus();
    await userEvent.click(screen.getByRole('link', { name: 'Consent to the use of personal data' }));
    expect(document.activeElement).toBe(box());
    await userEvent.click(box());
    expect(list.textContent).toBe('');
    await send();
    await screen.findByText(/sent automatically to our mailbox/);
    expect(sent[0]?.body).toMatchObject({ consent: true, privacyVersion: 2 });
    expect(box()).toMatchObject({ checked: false });
  });

  it('is the one of a page without a box when the server has been told to ask meanwhile', async () => {
    delete document.documentElement.dataset.privacyBasis;
    answer = { status: 400, body: { success: false, code: 'validation_failed', fields: { consent: 'required' } } };
    show();
    await fillIn();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(field('company').value).toBe('Hanbit');
    answer = { status: 201, body: { success: true, message: 'ok', reference: 'Q-1' } };
    await userEvent.click(box());
    await send();
    await screen.findByText(/sent automatically to our mailbox/);
    expect(sent.map(({ body }) => body.consent)).toEqual([undefined, true]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
