/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import type { Certificate } from '@shared/certificates/certificates.types';

import type { BuiltInCertificate } from '@/certificates/certificateGroups';
import { api } from '@/lib/api';

import { Certificates } from './Certificates';
import { useCertificates } from './useCertificates';

type Answer = { status: number; body: unknown };

/** The server's answers by path, the last one repeated; a path without any is never answered. */
let answers: Record<string, Answer[]>;
let asked: string[];

/** The browser's network as far as the client needs it. */
function installNetwork() {
  class FakeRequest {
    constructor(
      readonly url: string,
      readonly options: { method?: string } = {},
    ) {}
    clone() {
      return this;
    }
  }
  const fakeFetch = async ({ url, options }: FakeRequest) => {
    asked.push(`${options.method ?? 'GET'} ${url}`);
    const known = answers[url];
    const answer = known && (known.length > 1 ? known.shift() : known[0]);
    if (!answer) return new Promise(() => undefined);
    const response = () => ({
      status: answer.status,
      ok: answer.status < 300,
      headers: new Headers(),
      text: async () => JSON.stringify(answer.body),
    });
    return { ...response(), clone: response };
  };
  Object.assign(globalThis, { Request: FakeRequest, fetch: fakeFetch });
}

const builtIn: BuiltInCertificate[] = [
  {
    id: 'built-in-1',
    category: 'kc',
    name: 'KC Certificate',
    title: { ko: 'KC in Korean', en: 'KC Certificate' },
    image: 'kc certificate.webp',
    pdf: 'kc certificate.pdf',
    order: 1,
  },
];
const stored: Certificate = {
  id: '1',
  category: 'asme',
  name: 'Typed name',
  image: 'typed.png',
  pdf: 'typed.pdf',
  order: 1,
};
const about = 'About them';
const kinds = { 'iso-ko': about, 'iso-en': about, asme: about, kc: about, patent: about };

const SIGN_IN = 'sign in';
function Login({ isOpen, onLogin }: { isOpen: boolean; onLogin: () => void }) {
  return (
    isOpen && (
      <button type="button" onClick={onLogin}>
        {SIGN_IN}
      </button>
    )
  );
}
function Page() {
  return <Certificates shown={useCertificates(builtIn)} builtIn={builtIn} kinds={kinds} Login={Login} />;
}
function show(language: 'ko' | 'en') {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/${language}/certification-detail`]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
}

const list = (language: string) => `/api/certificates?language=${language}`;
const down: Answer = { status: 503, body: { success: false, code: 'database_unavailable', message: '' } };
const good = (...items: Certificate[]): Answer => ({ status: 200, body: { items } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Certificates', () => {
  beforeEach(() => {
    answers = {};
    asked = [];
    installNetwork();
  });
  afterEach(cleanup);

  it('shows the built-in ones in Korean before any answer, under their Korean names', () => {
    show('ko');
    expect(screen.getByRole('link', { name: /KC in Korean/ }).getAttribute('href')).toBe(
      '/certificates/kc%20certificate.pdf',
    );
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('keeps their place in English until the server has answered', () => {
    show('en');
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Loading the certificates.')).toBeTruthy();
    expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(1);
  });

  it.each(['ko', 'en'] as const)('shows what the server lists, as it was typed (%s)', async (language) => {
    answers = { [list(language)]: [good(stored)] };
    show(language);
    const link = await screen.findByRole('link', { name: /Typed name/ });
    expect(link.getAttribute('href')).toBe('/certificates/typed.pdf');
    expect(within(link).getByAltText('Typed name').getAttribute('src')).toBe('/certificates/typed.png');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows the built-in ones without complaint when nothing is stored', async () => {
    answers = { [list('en')]: [good()] };
    show('en');
    expect(await screen.findByRole('link', { name: /KC Certificate/ })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what failed above the built-in ones, and tries again', async () => {
    answers = { [list('en')]: [down, good(stored)] };
    show('en');
    await screen.findByText('Error loading certificate data: The database is not available right now.');
    expect(screen.getByRole('link', { name: /KC Certificate/ })).toBeTruthy();
    await press('Try Again');
    await screen.findByRole('link', { name: /Typed name/ });
    expect(screen.queryByText(/Error loading/)).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('link'))).toBe(true);
  });

  it.each([
    [{ status: 503, body: { status: 'down', database: 'down', storage: 'up' } }, 'Database: down, file storage: up.'],
    [{ status: 502, body: 'Bad gateway' }, 'The server cannot be reached.'],
  ])('tests the connection: %j', async (answer, said) => {
    answers = { [list('en')]: [down], '/api/health': [answer] };
    show('en');
    await screen.findByText(/Error loading/);
    await press('Test Connection');
    expect((await screen.findByText(said, { exact: false })).getAttribute('role')).toBe('status');
  });

  it('adds the initial data after a login and shows what is stored then', async () => {
    const seed = '/api/admin/certificates/seed';
    const refused = { status: 401, body: { success: false, code: 'unauthenticated', message: '' } };
    answers = { [list('en')]: [down, good(stored)], [seed]: [refused, { status: 200, body: { added: 9 } }] };
    show('en');
    await screen.findByText(/Error loading/);
    await press('Add Initial Certificate Data');
    await userEvent.click(await screen.findByRole('button', { name: SIGN_IN }));
    await screen.findByText('Initial certificate data added successfully!');
    await screen.findByRole('link', { name: /Typed name/ });
    expect(asked.filter((each) => each === `POST ${seed}`)).toHaveLength(2);
  });

  it('says why the initial data could not be added', async () => {
    answers = { [list('en')]: [down], '/api/admin/certificates/seed': [down] };
    show('en');
    await screen.findByText(/Error loading/);
    await press('Add Initial Certificate Data');
    const said = await screen.findByText('Error adding initial data: The database is not available right now.');
    expect(said.closest('[role="alert"]')).toBeTruthy();
  });
});
