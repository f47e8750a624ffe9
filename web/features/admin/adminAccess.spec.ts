import { configureStore } from '@reduxjs/toolkit';

import { api } from '@/lib/api';

import { selectAccess, selectIsRefused } from './adminAccess';
import { adminApi } from './adminApi';

const session = { expiresAt: '2026-11-22T00:00:00Z', passwordIsDefault: false, uploadMegabytes: 20 };
const answers = new Map<string, Response | 'no network'>();
const refused = () =>
  Response.json({ success: false, code: 'unauthenticated', message: '', requestId: '' }, { status: 401 });

const storeOf = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const originalFetch = globalThis.fetch;
const OriginalRequest = globalThis.Request;

beforeAll(() => {
  // Node's Request takes absolute addresses only.
  globalThis.Request = class extends OriginalRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init);
    }
  };
  globalThis.fetch = async (input) => {
    const answer = answers.get(new URL((input as Request).url).pathname);
    if (!answer || answer === 'no network') throw new TypeError('no network');
    return answer.clone();
  };
});
afterAll(() => {
  globalThis.fetch = originalFetch;
  globalThis.Request = OriginalRequest;
});
beforeEach(() => answers.clear());

describe('the access of a visitor', () => {
  const ask = async (store: ReturnType<typeof storeOf>, answer: Response | 'no network') => {
    answers.set('/api/admin/session', answer);
    await store.dispatch(adminApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
    return selectAccess(store.getState());
  };

  it('is unknown before the server was asked', () => {
    expect(selectAccess(storeOf().getState())).toBe('unknown');
  });

  it('is signed out when the server knows no session', async () => {
    expect(await ask(storeOf(), refused())).toBe('signedOut');
  });

  it('has ended when a session was there before', async () => {
    const store = storeOf();
    expect(await ask(store, Response.json(session))).toBe('signedIn');
    expect(await ask(store, refused())).toBe('ended');
  });

  it('stays signed in while the network is away, and fails without a session to go by', async () => {
    const store = storeOf();
    await ask(store, Response.json(session));
    expect(await ask(store, 'no network')).toBe('signedIn');
    expect(await ask(storeOf(), 'no network')).toBe('failed');
  });

  it('comes back with a login after the session ended', async () => {
    const store = storeOf();
    await ask(store, Response.json(session));
    await ask(store, refused());
    answers.set('/api/admin/login', Response.json({ ...session, accessToken: 't' }));
    await store.dispatch(adminApi.endpoints.login.initiate({ password: 'x' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(selectAccess(store.getState())).toBe('signedIn');
    expect(selectIsRefused(store.getState())).toBe(false);
  });

  it('notices that any other request was refused since', async () => {
    const store = storeOf();
    await ask(store, Response.json(session));
    expect(selectIsRefused(store.getState())).toBe(false);
    answers.set('/api/admin/settings', refused());
    await store.dispatch(adminApi.endpoints.settings.initiate());
    expect(selectIsRefused(store.getState())).toBe(true);
  });

  it('forgets everything at logout', async () => {
    const store = storeOf();
    await ask(store, Response.json(session));
    answers.set('/api/admin/logout', new Response(null, { status: 204 }));
    await store.dispatch(adminApi.endpoints.logout.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(selectAccess(store.getState())).toBe('unknown');
  });
});
