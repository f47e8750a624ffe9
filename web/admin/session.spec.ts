import { api } from '@/lib/api';
import { createStore } from '@/lib/store';

import { selectSession, sessionApi } from './session';

const session = { expiresAt: '2026-11-22T00:00:00Z', passwordIsDefault: false, uploadMegabytes: 20 };
const answers = new Map<string, Response | 'no network'>();
const refused = () =>
  Response.json({ success: false, code: 'unauthenticated', message: '', requestId: '' }, { status: 401 });

const other = api.injectEndpoints({
  endpoints: (build) => ({ other: build.query<void, void>({ query: () => 'other' }) }),
});

type Store = ReturnType<typeof createStore>;

function sessionIn(store: Store) {
  const state: object = store.getState(); // its type does not know of slices that come with a page
  return selectSession(state);
}

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
  const ask = async (store: Store, answer: Response | 'no network') => {
    answers.set('/api/admin/session', answer);
    await store.dispatch(sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true }));
    return sessionIn(store).access;
  };

  it('is unknown before the server was asked', () => {
    expect(sessionIn(createStore()).access).toBe('unknown');
  });

  it('is signed out when the server knows no session', async () => {
    expect(await ask(createStore(), refused())).toBe('signedOut');
  });

  it('has ended when a session was there before', async () => {
    const store = createStore();
    expect(await ask(store, Response.json(session))).toBe('signedIn');
    expect(await ask(store, refused())).toBe('ended');
  });

  it('stays signed in while the network is away, and fails without a session to go by', async () => {
    const store = createStore();
    await ask(store, Response.json(session));
    expect(await ask(store, 'no network')).toBe('signedIn');
    expect(await ask(createStore(), 'no network')).toBe('failed');
  });

  it('comes back with a login after the session ended', async () => {
    const store = createStore();
    await ask(store, Response.json(session));
    await ask(store, refused());
    answers.set('/api/admin/login', Response.json({ ...session, accessToken: 't' }));
    await store.dispatch(sessionApi.endpoints.login.initiate({ password: 'x' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionIn(store).access).toBe('signedIn');
    expect(sessionIn(store).isRefused).toBe(false);
  });

  it('notices that any other request was refused since', async () => {
    const store = createStore();
    await ask(store, Response.json(session));
    expect(sessionIn(store).isRefused).toBe(false);
    answers.set('/api/other', refused());
    await store.dispatch(other.endpoints.other.initiate());
    expect(sessionIn(store).isRefused).toBe(true);
  });

  it('forgets everything at logout', async () => {
    const store = createStore();
    await ask(store, Response.json(session));
    answers.set('/api/admin/logout', new Response(null, { status: 204 }));
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionIn(store).access).toBe('unknown');
  });
});
