import { boardAt } from '../support/makers/boards.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite, testDatabaseUri } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const LIMIT = 4;
const PER_MINUTE = 50;
const limits = {
  TRUST_PROXY: '1',
  LOGIN_TRIES: String(LIMIT),
  QUOTES_PER_HOUR: String(LIMIT),
  API_REQUESTS_PER_MINUTE: String(PER_MINUTE),
};

let one: TestSite;
let two: TestSite;
let databaseUri: string;
let locked: string;

const start = (name: string) => startTestSite(name, { MONGODB_URI: databaseUri, ...limits });

beforeAll(async () => {
  databaseUri = testDatabaseUri('limits');
  one = await start('one');
  two = await start('two');
  const { body } = await boardAt(one, 'e-procurement', 'ko', await signIn(one)).add({ password: 'right' });
  locked = body.id;
});

afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
});

/** One try at what is limited; from the address that the proxy names. */
type Try = (site: TestSite, from: string) => Promise<number>;

const post = async (url: string, json: unknown, from: string) =>
  (await ask(url, { json, headers: { 'X-Forwarded-For': from } })).status;

const tries: [string, Try, number][] = [
  [
    'wrong administrator passwords',
    ({ url }, from) => post(`${url}/api/admin/login`, { password: 'wrong' }, from),
    403,
  ],
  [
    'wrong passwords of a post',
    (site, from) => post(`${site.url}/api/e-procurement/ko/${locked}/open`, { password: 'wrong' }, from),
    403,
  ],
  ['quote requests', ({ url }, from) => post(`${url}/api/quotes`, quoteRequest(), from), 201],
];

let next = 0;
/** Networks that no other test uses. */
const address = () => `198.51.100.${(next += 1)}`;
const network = () => `2001:db8:0:${(next += 1).toString(16)}`;

/** The answers to one more than the limit allows. */
const fullOf = (taken: number) => [...Array.from({ length: LIMIT }, () => taken), 429];

describe('each limit', () => {
  it('is one for all servers, and holds when they start again', async () => {
    const runs = tries.map(([name, attempt, taken]) => ({ name, attempt, taken, from: address() }));
    const answers = runs.map((): number[] => []);
    for (const [at, { attempt, from }] of runs.entries())
      for (const site of [one, two, one]) answers[at]?.push(await attempt(site, from));
    await two.stop();
    two = await start('two');
    for (const [at, { name, attempt, taken, from }] of runs.entries()) {
      for (const site of [two, one]) answers[at]?.push(await attempt(site, from));
      expect({ name, statuses: answers[at] }).toEqual({ name, statuses: fullOf(taken) });
      expect({ name, status: await attempt(two, from) }).toEqual({ name, status: 429 });
    }
  });
});

describe.each(tries)('the limit on %s', (_, attempt, taken) => {
  const full = fullOf(taken);

  it('holds for tries at the same moment at several servers', async () => {
    const from = address();
    const statuses = await Promise.all([one, two, one, two, one].map((site) => attempt(site, from)));
    expect(statuses.toSorted()).toEqual(full);
  });

  it('counts an IPv6 network as one visitor, and the next one as another', async () => {
    const net = network();
    const statuses = [];
    for (const host of ['::1', '::2', ':ffff:ffff:ffff:ffff', '::1', ':1:2:3:4'])
      statuses.push(await attempt(one, `${net}${host}`));
    expect(statuses).toEqual(full);
    expect(await attempt(two, `${network()}::1`)).toBe(taken);
  });

  it('counts an IPv4 address as itself, also written as an IPv6 one, and no neighbour', async () => {
    const from = address();
    const statuses = [];
    for (const written of [from, `::ffff:${from}`, `::FFFF:${from}`, from, `::ffff:${from}`])
      statuses.push(await attempt(one, written));
    expect(statuses).toEqual(full);
    expect(await attempt(one, address())).toBe(taken);
  });

  it('counts what the proxy says, whatever the visitor has said before', async () => {
    const from = address();
    const statuses = [];
    for (const said of ['', '127.0.0.1, ', `${address()}, `, `${network()}::1, ::1, `, 'unknown, , '])
      statuses.push(await attempt(one, said + from));
    expect(statuses).toEqual(full);
  });
});

describe('the limit on wrong passwords', () => {
  it('of one post and of the administrators does not touch the other', async () => {
    const from = address();
    const [[, login], [, open]] = tries as [(typeof tries)[0], (typeof tries)[0]];
    const statuses = [];
    for (let round = 0; round < LIMIT; round += 1) statuses.push(await login(one, from), await open(one, from));
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect([await login(one, from), await open(one, from)]).toEqual([429, 429]);
  });
});

describe('the limit on all requests', () => {
  const LOT = PER_MINUTE / 10;

  it('is one for all servers, but for a lot each', async () => {
    const sites = [one, two];
    const headers = { 'X-Forwarded-For': address() };
    const paths = [
      '/api/certificates',
      '/api/nothing',
      '/api/posts/ko',
      '/api/content/ko/esg',
      '/api/certificates/',
      '/api/POSTS/en',
    ];
    let taken = 0;
    const isRefused = sites.map(() => false);
    for (let turn = 0; isRefused.includes(false); turn += 1) {
      const at = turn % sites.length;
      const { status } = await ask(`${sites[at]?.url}${paths[turn % paths.length]}`, { headers });
      if (status === 429) isRefused[at] = true;
      else taken += 1;
    }
    expect(taken).toBeGreaterThanOrEqual(PER_MINUTE - LOT);
    expect(taken).toBeLessThanOrEqual(PER_MINUTE + sites.length * LOT);
    const other = { 'X-Forwarded-For': address() };
    expect((await ask(`${sites[0]?.url}/api/certificates`, { headers: other })).status).toBe(200);
    expect((await ask(`${sites[0]?.url}/api/health`, { headers })).status).toBe(200);
  });
});
