import type { Post } from '../../shared/posts/boards.types.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import type { TestBoard } from '../support/makers/boards.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { claimsOf, part, signWith } from '../support/site/jwt.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const SECRET = 'a-secret-of-the-test-that-is-long-enough';
const PASSWORD = '한글 비밀번호';
const CONTENT = '입찰예정가격은 4,200만원';
const FILE_NAME = '예정가격조서.pdf';

let site: TestSite;
let token: string;
let board: TestBoard;

/** Every test tries from an address of its own, as seen through the proxy. */
let callers = 0;
const from = (address = `10.1.${callers >> 8}.${callers++ & 255}`) => ({ 'X-Forwarded-For': address });

beforeAll(async () => {
  site = await startTestSite('boards-locked', { JWT_SECRET: SECRET, TRUST_PROXY: '1', LOGIN_TRIES: '5' });
  token = await signIn(site);
  board = boardAt(site, 'e-procurement', 'ko', token);
});

afterAll(async () => {
  await site?.stop();
});

const addLocked = async (password = PASSWORD) => {
  const file = pdfNamed(FILE_NAME, 3000);
  const { body } = await board.add({ title: '제한 입찰', content: CONTENT, password }, file);
  return { ...body, bytes: file.bytes };
};

const unlock = async (id: string, password = PASSWORD) => (await board.open(id, { password }, from())).body;

const sign = (claims: object, secret = SECRET) => signWith(secret, claims);
const tokenIn = ({ pdfUrl }: Pick<Post, 'pdfUrl'>) => new URL(pdfUrl ?? '', site.url).searchParams.get('token') ?? '';

describe('what a locked post keeps to itself', () => {
  it('is found by no way there is without its password', async () => {
    const post = await addLocked();
    const other = await addLocked('another password');
    const opened = await unlock(post.id);
    const own = tokenIn(opened);
    const claims = claimsOf(own);
    const tokens = {
      empty: '',
      noToken: 'x',
      session: token,
      ofAnotherPost: tokenIn(await unlock(other.id, 'another password')),
      forged: sign(claims, 'another-secret-of-thirty-two-characters'),
      unsigned: `${part({ alg: 'none' })}.${part(claims)}.`,
      expired: sign({ ...claims, exp: claims.iat - 1 }),
      ofASession: sign({ ...claims, aud: 'admin' }),
      ofAnotherLock: sign({ ...claims, lock: 'x' }),
      ofNoLock: sign({ ...claims, lock: undefined }),
      ofNoPost: sign({ ...claims, post: undefined }),
      ofAnotherBoard: sign({ ...claims, post: claims.post.replace('ko-', 'en-') }),
      operator: '{"$ne":null}',
    };
    const pdf = `/api/e-procurement/ko/${post.id}/pdf`;
    const open = (body: unknown) =>
      [`/api/e-procurement/ko/${post.id}/open`, { method: 'POST', body: JSON.stringify(body) }] as const;
    const hex = [...post.id].map((character) => `%${(character.codePointAt(0) ?? 0).toString(16)}`).join('');
    const ways: (readonly [string, { method?: string; headers?: Record<string, string>; body?: string }?])[] = [
      ['/api/e-procurement/ko'],
      ['/api/e-procurement/ko/'],
      ['/API/E-Procurement/ko?pageSize=50'],
      ...['4,200', '입찰예정', '조서', 'pdf', '한글'].map(
        (q) => [`/api/e-procurement/ko?q=${encodeURIComponent(q)}`] as const,
      ),
      ['/api/e-procurement/ko?fields=content'],
      ['/api/e-procurement/ko?select=%2Bpassword'],
      [`/api/e-procurement/ko/${post.id}`],
      [`/api/posts/ko/${post.id}/pdf?token=${own}`],
      [`/api/e-procurement/en/${post.id}/pdf?token=${own}`],
      [`/api/admin/e-procurement/ko`],
      [`/api/admin/e-procurement/ko/${post.id}`],
      [`/api/admin/e-procurement/ko/${post.id}/pdf`],
      [`/api/admin/e-procurement/ko/${post.id}/pdf?token=${own}`],
      [`/api/admin/e-procurement/ko/${post.id}`, { headers: { Authorization: `Bearer ${own}` } }],
      [`/api/admin/e-procurement/ko/${post.id}/restore`, { method: 'POST' }],
      ...[
        {},
        { password: '' },
        { password: '   ' },
        { password: null },
        { password: 'wrong' },
        { password: { $ne: 1 } },
      ].map(open),
      ...[{ password: [PASSWORD] }, { password: { $gt: '' } }, { $where: '1' }, []].map(open),
      [pdf, { method: 'HEAD' }],
      [pdf, { headers: { Range: 'bytes=0-99' } }],
      [pdf, { headers: { 'If-None-Match': '*' } }],
      [pdf, { headers: { Authorization: `Bearer ${token}`, Cookie: `admin_session=${token}` } }],
      [`${pdf}/`],
      [pdf.toUpperCase().replace('KO', 'ko')],
      [pdf.replace(post.id, post.id.toUpperCase())],
      [pdf.replace(post.id, hex)],
      [`/api/e-procurement/ko/../ko/${post.id}/pdf`],
      [`/api/e-procurement/ko/${other.id}/pdf?token=${own}`],
      [`${pdf}?token=${own}&token=${own}`],
      [`${pdf}?token[$ne]=1`],
      ...Object.values(tokens).map((each) => [`${pdf}?token=${encodeURIComponent(each)}`] as const),
      ['/uploads/'],
      [`/uploads/${(await board.read(post.id)).body.id}`],
    ];
    for (const [path, options] of ways) {
      const headers = { ...from(), ...(options?.body && { 'Content-Type': 'application/json' }), ...options?.headers };
      const answer = await askRaw(site.url, path, { ...options, headers });
      const all = decodeURIComponent(JSON.stringify(answer.headers).replaceAll('%"', '')) + answer.text;
      const isKept = !/4,200|조서|%PDF|argon2/.test(all);
      expect({ path, isKept, isFile: answer.headers['content-type'] === 'application/pdf' }).toEqual({
        path,
        isKept,
        isFile: false,
      });
      expect({ path, isServed: answer.status < 500 }).toEqual({ path, isServed: true });
      if (path.includes('?q=')) expect({ path, total: JSON.parse(answer.text).total }).toEqual({ path, total: 0 });
      if (path.includes(post.id)) expect({ path, status: answer.status }).not.toEqual({ path, status: 200 });
    }
    const { body } = await askRaw(site.url, opened.pdfUrl ?? '', { headers: from() });
    expect(body.equals(post.bytes)).toBe(true);
  });

  it('is not in the events, nor in what the server writes to its log', async () => {
    const leave = new AbortController();
    const answer = await fetch(`${board.visitors}/events`, { signal: leave.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { id } = await addLocked();
    await unlock(id);
    let told = '';
    while (!told.includes('changed')) told += (await reader?.read())?.value ?? '';
    leave.abort();
    expect(told.replaceAll('event: changed\ndata: {}\n\n', '')).toBe('retry: 2000\n\n');
    expect(site.output()).not.toMatch(/4,200|조서|비밀번호|argon2/);
  });
});

describe('a password', () => {
  it('that is right yields the post and a file that downloads, whole and in parts', async () => {
    const { id, bytes } = await addLocked();
    const { status, body } = await board.open(id, { password: PASSWORD }, from());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: CONTENT,
      pdfFileName: FILE_NAME,
      protected: true,
      hasPdf: true,
      fileTypes: ['PDF'],
      viewCount: 1,
    });
    const ranged = await askRaw(site.url, body.pdfUrl ?? '', { headers: { Range: 'bytes=5-9' } });
    expect({ status: ranged.status, body: ranged.text }).toEqual({
      status: 206,
      body: bytes.subarray(5, 10).toString(),
    });
    const { exp, iat } = claimsOf(tokenIn(body));
    expect(exp - iat).toBe(300);
  });

  it.each([
    ['missing', {}, 'post_password_required'],
    ['empty', { password: '' }, 'post_password_required'],
    ['blank', { password: ' \t' }, 'post_password_required'],
    ['wrong', { password: `${PASSWORD}!` }, 'post_password_incorrect'],
  ])('that is %s is refused and counts no view', async (_, json, code) => {
    const { id } = await addLocked();
    const { status, body } = await board.open(id, json, from());
    expect({ status, code: body.code }).toEqual({ status: 403, code });
    expect((await unlock(id)).viewCount).toBe(1);
  });

  it('fits in whichever way its Korean was composed, and with blanks around it', async () => {
    const { id } = await addLocked();
    expect((await unlock(id, `  ${PASSWORD.normalize('NFD')} `)).content).toBe(CONTENT);
    const { id: decomposed } = await addLocked(PASSWORD.normalize('NFD'));
    expect((await unlock(decomposed)).content).toBe(CONTENT);
  });

  it('is kept as a hash only', async () => {
    const { id } = await addLocked();
    const stored = await site.database.collection('ko-e-procurement').find().toArray();
    expect(stored.find(({ _id }) => String(_id) === id)?.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('tried wrong five times, even all at once, locks this post for this address for a while', async () => {
    const [post, other] = [await addLocked(), await addLocked()];
    const address = from('192.0.2.1');
    const tries = Array.from({ length: 8 }, () => board.open(post.id, { password: 'wrong' }, address));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const { status, headers, body } = await board.open(post.id, { password: PASSWORD }, address);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await board.open(post.id, {}, address)).status).toBe(403);
    expect((await board.open(other.id, { password: PASSWORD }, address)).status).toBe(200);
    expect((await board.open(post.id, { password: PASSWORD }, from('192.0.2.2'))).body.viewCount).toBe(1);
  });

  it('that is right makes the wrong tries before it forgotten', async () => {
    const { id } = await addLocked();
    const address = from();
    const statuses = [];
    for (const password of ['a', 'b', 'c', 'd', PASSWORD, 'e', 'f', PASSWORD])
      statuses.push((await board.open(id, { password }, address)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 200, 403, 403, 200]);
  });

  it('that changes ends what the old one opened', async () => {
    const { id } = await addLocked();
    const { pdfUrl } = await unlock(id);
    await board.change(id, { password: 'new' });
    const { status, text } = await askRaw(site.url, pdfUrl ?? '');
    expect({ status, code: JSON.parse(text).code }).toEqual({ status: 403, code: 'post_password_required' });
    expect((await unlock(id)).code).toBe('post_password_incorrect');
    expect((await ask(site.url + (await unlock(id, 'new')).pdfUrl)).status).toBe(200);
  });

  it('that was right lets a download end within an hour, and a refusal is a page for a browser', async () => {
    const { id, bytes } = await addLocked();
    const claims = claimsOf(tokenIn(await unlock(id)));
    const get = (ago: number, headers: Record<string, string> = {}) => {
      const own = sign({ ...claims, iat: claims.iat - ago, exp: claims.exp - ago });
      return askRaw(site.url, `/api/e-procurement/ko/${id}/pdf?token=${own}`, { headers: { ...from(), ...headers } });
    };
    const [onwards, version] = [{ Range: 'bytes=1000-' }, String((await get(10)).headers.etag)];
    const rest = await get(360, { ...onwards, 'If-Range': version });
    expect([rest.status, rest.body.equals(bytes.subarray(1000))]).toEqual([206, true]);
    expect((await get(360, onwards)).status).toBe(206);
    const refused: Record<string, string>[] = [{}, { Range: 'bytes=0-' }, { ...onwards, 'If-Range': '"another"' }];
    for (const headers of refused) expect((await get(360, headers)).status).toBe(403);
    expect((await get(3700, { ...onwards, 'If-Range': version })).status).toBe(403);
    const page = await get(360, { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' });
    expect([page.status, page.headers['content-disposition']]).toEqual([403, undefined]);
    expect(page.text).toContain(`<a href="/ko/e-procurement/${id}">`);
    // Browsers within other apps can show a PDF, but not save it.
    const shown = await get(10, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14);KAKAOTALK 2410810' });
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename/);
    await board.change(id, {}, pdfNamed('다른 파일.pdf'));
    expect((await get(360, onwards)).status).toBe(403);
    await board.change(id, { password: 'new' });
    expect((await get(10, onwards)).status).toBe(403);
  });

  it('that stays as it is while the rest changes keeps the post locked and its content out of the search', async () => {
    const { id } = await addLocked();
    await board.change(id, { content: '수정된 예정가격' });
    expect((await board.open(id, {}, from())).status).toBe(403);
    expect(await board.titles(`?q=${encodeURIComponent('수정된')}`)).toEqual([]);
    expect((await unlock(id)).content).toBe('수정된 예정가격');
  });

  it.each(['', '   '])('of %j locks nothing and unlocks what was locked', async (blank) => {
    const { body: open } = await board.add({ password: blank }, pdfNamed('open.pdf'));
    expect(open.protected).toBe(false);
    const { id, bytes } = await addLocked();
    const { body } = await board.change(id, { password: blank });
    expect(body.protected).toBe(false);
    const visitor = (await board.open(id, {}, from())).body;
    expect(visitor).toMatchObject({ content: CONTENT, pdfUrl: `/api/e-procurement/ko/${id}/pdf` });
    expect((await askRaw(site.url, visitor.pdfUrl ?? '')).body.equals(bytes)).toBe(true);
    expect(await board.titles('?q=4,200')).toEqual(['제한 입찰']);
    await board.remove(id);
  });
});

describe('the count of views', () => {
  it('is exactly 50 after 50 openings at once, and changes neither date nor version', async () => {
    const { body: post } = await board.add();
    await Promise.all(Array.from({ length: 50 }, () => board.open(post.id)));
    expect((await board.read(post.id)).body).toEqual({ ...post, viewCount: 50 });
  });

  it('that cannot be stored is logged, and the post opens all the same', async () => {
    const { body: post } = await board.add();
    const command = { collMod: 'ko-e-procurement', validationAction: 'error' };
    await site.database.db?.command({ ...command, validator: { viewCount: { $lt: 1 } } });
    const { status, body } = await board.open(post.id);
    await site.database.db?.command({ ...command, validator: {} });
    expect([status, body.content, body.viewCount]).toEqual([200, post.content, 0]);
    // Its log comes through a pipe, later than its answer.
    await eventually(
      async () => site.output(),
      (output) => output.includes('a view was not counted'),
    );
    expect((await board.open(post.id)).body.viewCount).toBe(1);
  });
});
