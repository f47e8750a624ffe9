import { join as pathOf } from 'node:path';

import type { Role } from '../../shared/admin/accounts.types.js';
import { join, turnOn } from '../support/makers/accounts.js';
import { ask } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { storedIn } from '../support/makers/stored.js';
import type { Layout } from '../support/site/told-site.js';

/**
 * Roles allowed on routes, by the beginning of their address; the first one that fits counts. Owners may use all. Each
 * new address is a decision.
 */
const RULES: readonly [beginning: string, allowed: readonly Role[]][] = [
  ['/api/admin/accounts', []],
  ['/api/admin/account', ['office', 'editor']],
  ['/api/admin/session', ['office', 'editor']],
  ['/api/admin/logout', ['office', 'editor']],
  ['/api/admin/password', []],
  ['/api/admin/test-letter', []],
  ['/api/admin/webhook', []],
  ['/api/admin/audit', []],
  ['/api/admin/vitals', []],
  ['/api/admin/figures', []],
  ['/api/admin/samples', []],
  ['/api/admin/quotes', ['office']],
  ['/api/admin/quotations', ['office']],
  ['/api/admin/quote-desk', ['office']],
  ['/api/admin/holidays', []],
  ['/api/admin/clock', []],
  ['/api/admin/people', ['office']],
  ['/api/admin/certificates', ['office']],
  ['/api/admin/content', ['editor']],
  ['/api/admin/pictures', ['editor']],
  ['/api/admin/deliveries', ['editor']],
  ['/api/admin/posts', ['office', 'editor']],
  ['/api/admin/e-procurement', ['office', 'editor']],
];

const UNKNOWN = '0123456789abcdef01234567';

type Route = { method: string; path: string; allowed: readonly Role[] | undefined };

let site: TestSite;
let routes: Route[];
const tokens = new Map<Role, string>();

beforeAll(async () => {
  const program = ['--import', 'tsx', pathOf(import.meta.dirname, '../support/site/told-site.ts')];
  site = await startTestSite('roles', {}, program);
  const layout: Layout = JSON.parse(/^\{"layers.*$/m.exec(site.output())?.[0] ?? '');
  routes = layout.layers
    .flatMap(({ path = '', methods = [] }) => methods.map((method) => ({ method: method.toUpperCase(), path })))
    .filter(({ path }) => path.startsWith('/api/admin/') && !/^\/api\/admin\/(?:login|sign-in)/.test(path))
    .map((route) => ({ ...route, allowed: rolesOf(route) }));
  const owner = await turnOn(site);
  tokens.set('owner', owner);
  for (const role of ['office', 'editor'] as const)
    tokens.set(role, (await join(site, owner, `${role}@example.com`, role)).token);
});

afterAll(async () => {
  await site?.stop();
});

function rolesOf({ method, path }: Pick<Route, 'method' | 'path'>): readonly Role[] | undefined {
  // Everybody's screens read the switches; owners turn them.
  if (path === '/api/admin/settings') return method === 'GET' ? ['office', 'editor'] : [];
  const rule = RULES.find(
    ([beginning]) => path === beginning || path.startsWith(`${beginning}/`) || path.startsWith(`${beginning}.`),
  );
  return rule?.[1];
}

const send = ({ method, path }: Route, token: string) =>
  ask(`${site.url}${path.replace(':board', 'ko').replaceAll(/:\w+/g, UNKNOWN)}`, { method, token });

describe('the routes of administrators', () => {
  it('are all known here', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter(({ allowed }) => !allowed)).toEqual([]);
  });

  it.each(['office', 'editor'] as const)('refuse the role %s what others do, and change nothing', async (role) => {
    const closed = routes.filter(({ allowed }) => !allowed?.includes(role));
    expect(closed.length).toBeGreaterThan(20);
    const before = await storedIn(site);
    for (const route of closed) {
      const { status, body } = await send(route, tokens.get(role) ?? '');
      expect({ ...route, status, code: body.code }).toEqual({ ...route, status: 403, code: 'forbidden' });
    }
    expect(await storedIn(site)).toBe(before);
  });

  it.each(['office', 'editor', 'owner'] as const)('let the role %s do its own', async (role) => {
    // Without a body, and about nothing that is there: refused for that, if at all.
    const open = routes.filter(
      ({ allowed, path, method }) =>
        (role === 'owner' || allowed?.includes(role)) &&
        path !== '/api/admin/logout' &&
        !(path === '/api/admin/account/sessions' && method === 'DELETE') &&
        path !== '/api/admin/samples',
    );
    for (const route of open) {
      const { status, body } = await send(route, tokens.get(role) ?? '');
      const isRefused = status === 401 || body?.code === 'forbidden' || status >= 500;
      expect({ ...route, status, code: body?.code, isRefused }).toMatchObject({ isRefused: false });
    }
  });

  it('count a changed role and a deactivated account at once', async () => {
    const owner = tokens.get('owner') ?? '';
    const someone = await join(site, owner, 'moving@example.com', 'office');
    const change = (json: unknown) =>
      ask(`${site.url}/api/admin/accounts/${someone.id}`, { method: 'PATCH', json, token: owner });
    const see = async (path: string) => (await ask(`${site.url}/api/admin/${path}`, { token: someone.token })).status;
    expect([await see('quotes'), await see('pictures')]).toEqual([200, 403]);
    await change({ role: 'editor' });
    expect([await see('quotes'), await see('pictures')]).toEqual([403, 200]);
    await change({ isActive: false });
    expect([await see('session'), await see('pictures')]).toEqual([401, 401]);
    await change({ isActive: true });
    expect(await see('session')).toBe(401);
  });
});
