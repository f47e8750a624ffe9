import type { Language } from '../../shared/words/localized.types.js';
import { boardAt } from '../support/makers/boards.js';
import type { Fields } from '../support/makers/boards.js';
import { htmlProblems } from '../support/browser/html-problems.js';
import { eventually, signIn } from '../support/site/http.js';
import { postDataIn } from '../support/browser/post-page.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const DAY = 86_400_000;
const HOSTILE = `</dd><script>evil=1</script>"'& PostMarkwordsPostMark`;

let site: TestSite;
let token: string;
const get = (path: string, headers: Record<string, string> = {}) => askRaw(site.url, path, { headers });
const board = (language: Language) => boardAt(site, 'e-procurement', language, token);

beforeAll(async () => {
  site = await startTestSite('tender-pages');
  token = await signIn(site);
});

afterAll(async () => {
  await site.stop();
});

/** The same time of the day, so many days from now: that many midnights lie between, wherever. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function add(language: Language, fields: Fields) {
  const { status, body } = await board(language).add(fields);
  expect(status).toBe(201);
  return { id: body.id, path: `/${language}/e-procurement/${body.id}` };
}

/** A page's words about a tender, element by element; undefined if there are none. */
function tenderIn(html: string): string | undefined {
  const [section] = /<section\b[^>]*data-tender[\s\S]*?<\/section>/.exec(html) ?? [];
  return section
    ?.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '|')
    .replaceAll(/[| ]{2,}/g, '|')
    .replaceAll('&amp;', '&');
}

const whole: Fields = {
  title: 'Purchase of plates',
  content: 'Words of the notice.',
  tenderNumber: '2026-014',
  tenderRevision: '1',
  tenderKind: 're-notice',
  tenderClosesAt: '2099-12-01T14:00+09:00',
  tenderContact: '구매팀 <김하나>',
  tenderTelephone: '02-123-4567 (내선 12)',
};

describe("the page of a tender's post", () => {
  it.each([
    [
      'ko',
      [
        '공고번호|2026-014 (변경 1차)',
        '구분|재공고',
        '입찰 마감|2099. 12. 1. 14:00 (한국 시간)|D-',
        '담당자|구매팀',
        '전화|02-',
      ],
    ],
    [
      'en',
      ['Notice number|2026-014 (revision 1)', 'Kind|Re-notice', 'Closing time|1 Dec 2099, 14:00 (Korean time)|D-'],
    ],
  ] as const)('has all of it in its HTML (%s)', async (language, said) => {
    const { id, path } = await add(language, whole);
    const { status, text } = await get(path);
    expect(status).toBe(200);
    for (const words of said) expect(tenderIn(text)).toContain(words);
    expect(text).toContain('구매팀 &lt;김하나&gt;</dd>');
    expect(text).toContain('href="tel:021234567"');
    expect(text).toContain('<time dateTime="2099-12-01T05:00:00.000Z">');
    expect(text).toContain(`href="/api/e-procurement/${language}/${id}/calendar" download`);
    expect(text.indexOf('data-tender')).toBeLessThan(text.indexOf('Words of the notice.</div>'));
    expect(text).not.toMatch(/PostMark/);
    const { post } = postDataIn(text);
    expect(post?.tender?.lines.map(({ value }) => value)).toContain('구매팀 <김하나>');
  });

  it('says how it stands at the moment of each answer', async () => {
    const { id, path } = await add('en', { title: 'Closing', tenderClosesAt: inDays(3) });
    const first = await get(path);
    expect(tenderIn(first.text)).toContain('(Korean time)|D-3|closes in 3 days|');
    const known = { 'If-None-Match': first.headers.etag ?? '' };
    expect((await get(path, known)).status).toBe(304);
    // As if time had passed: the post itself is the same version.
    const collection = site.database.collection('en-e-procurement');
    const pass = (closesAt: string) =>
      collection.updateOne({ title: 'Closing' }, { $set: { 'tender.closesAt': new Date(closesAt) } });
    await pass(new Date().toISOString());
    const closed = await get(path, known);
    expect(closed.status).toBe(200);
    expect(tenderIn(closed.text)).toContain('(Korean time)|Closed|Closed|');
    expect(closed.text).toContain('data-closed="true"');
    expect(postDataIn(closed.text).post?.tender?.lines[0]?.closing?.isClosed).toBe(true);
    await board('en').remove(id);
  });

  it('shows only what there is, and nothing of a post without a tender', async () => {
    const { path } = await add('ko', { title: 'Bare', tenderContact: 'Kim' });
    const { text } = await get(path);
    expect(tenderIn(text)).toBe('|담당자|Kim|');
    const plain = await add('ko', { title: 'Plain' });
    const { text: without } = await get(plain.path);
    expect(tenderIn(without)).toBeUndefined();
    expect(postDataIn(without).post).toMatchObject({ tender: null });
    const { body } = await boardAt(site, 'posts', 'ko', token).add({});
    const { text: document } = await get(`/ko/posts/${body.id}`);
    expect(tenderIn(document)).toBeUndefined();
  });

  it('shows it in the frame of the other language, in its words', async () => {
    const { id } = await add('ko', whole);
    const { id: other } = await add('ko', { title: 'Result', tenderKind: 'result', tenderFirst: id });
    const { text } = await get(`/en/e-procurement/${id}?in=ko`);
    expect(tenderIn(text)).toContain('Kind|Re-notice');
    expect(tenderIn(text)).toContain('Other notices of this tender|Result|Tender result · ');
    expect(text).toContain(`href="/en/e-procurement/${other}?in=ko"`);
  });

  it('names the other notices, of a locked one nothing but its title', async () => {
    const { id: first, path } = await add('ko', { title: 'First notice' });
    const correction = await add('ko', { title: 'Corrected (1)', tenderKind: 'correction', tenderFirst: first });
    const locked = await add('ko', { title: 'Locked', tenderKind: 'result', tenderFirst: first, password: 'x' });
    const { text } = await get(path);
    expect(tenderIn(text)).toMatch(
      /^\|정정됨\|Corrected 1\|이 입찰의 다른 공고\|Corrected 1\|정정공고 · [\d. ]+\|Locked\|[\d. ]+\|$/,
    );
    for (const each of [correction, locked]) expect(text).toContain(`href="${each.path}"`);
    expect(tenderIn((await get(correction.path)).text)).toContain('|First notice|');
    const { status, text: closed } = await get(locked.path);
    expect(status).toBe(403);
    expect(tenderIn(closed)).toBeUndefined();
    expect(closed).not.toMatch(/개찰 결과|First notice/);
  });

  it('shows what was typed as text, and is valid HTML', async () => {
    const { id } = await add('en', { ...whole, title: 'Hostile', tenderNumber: '1', tenderContact: '2' });
    await add('en', { title: 'Another', tenderKind: 'result', tenderFirst: id });
    // As another program may have stored it.
    const stored = {
      'tender.number': HOSTILE,
      'tender.contact': HOSTILE,
      'tender.telephone': `032-123-4567${HOSTILE}`,
    };
    await site.database.collection('en-e-procurement').updateOne({ title: 'Hostile' }, { $set: stored });
    for (const path of [`/en/e-procurement/${id}`, `/ko/e-procurement/${id}?in=en`]) {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).not.toContain('<script>evil');
      expect(text.match(/&lt;\/dd&gt;&lt;script&gt;/g)).toHaveLength(3);
      expect(text).toContain('href="tel:0321234567"');
      expect(postDataIn(text).post?.tender?.lines[0]?.value).toContain(HOSTILE);
      expect(await htmlProblems(text, { 'long-title': 'off' })).toEqual([]);
    }
  });
});

const itemOf = async (language: Language, id: string) => {
  const { text } = await get(`/${language}/e-procurement/feed.xml`);
  return text.split('<item>').find((item) => item.includes(`/${id}</link>`));
};

describe('a correction', () => {
  const closesAt = '2099-12-08T05:00:00.000Z';
  const later: Fields = { tenderKind: 'correction', tenderClosesAt: closesAt, tenderTelephone: '02-765-4321' };
  const listed = async (id: string) =>
    (await board('ko').list('?pageSize=50')).body.items.find((each) => each.id === id)?.tender;

  it('holds for the first notice: on its page, in list, feed and calendar, as long as it is there', async () => {
    const first = await add('ko', { ...whole, title: 'First' });
    const own = new Date('2099-12-01T05:00:00Z').toISOString();
    expect(await listed(first.id)).toMatchObject({ closesAt: own, changedBy: null });
    const correction = await add('ko', { title: 'Corrected', ...later, tenderFirst: first.id });
    const { text } = await get(first.path);
    expect(tenderIn(text)).toMatch(
      /^\|정정됨: 입찰 마감 2099\. 12\. 8\. 14:00 \(한국 시간\), 전화 02-765-4321\|Corrected\|공고번호\|2026-014/,
    );
    expect(tenderIn(text)).not.toContain('2099. 12. 1.');
    expect(text).toContain(`href="${correction.path}"`);
    expect((await board('ko').open(first.id)).body.tender).toMatchObject({
      closesAt,
      contact: whole.tenderContact,
      changed: ['closesAt', 'telephone'],
    });
    expect(await listed(first.id)).toMatchObject({ number: '2026-014', closesAt, changedBy: 'correction' });
    expect(await itemOf('ko', first.id)).toContain('입찰 마감: 2099. 12. 8. 14:00');
    for (const { id } of [first, correction]) {
      const calendar = await get(`/api/e-procurement/ko/${id}/calendar`);
      // A calendar takes both for one event, which has moved.
      for (const line of ['DTSTART:20991208T050000Z', 'SEQUENCE:1', `UID:${first.id}@`])
        expect(calendar.text.split('\r\n').some((each) => each.startsWith(line))).toBe(true);
    }
    // The office sees what the notice itself says, and what a further one takes over.
    expect((await board('ko').read(first.id)).body).toMatchObject({
      tender: { closesAt: own },
      next: { number: '2026-014', revision: 1, contact: whole.tenderContact, telephone: '02-765-4321' },
    });
    await board('ko').remove(correction.id);
    expect(await listed(first.id)).toMatchObject({ closesAt: own, changedBy: null });
    expect(tenderIn((await get(first.path)).text)).toMatch(/^\|공고번호/);
  });

  it('that is locked is known by its title only', async () => {
    const first = await add('ko', { ...whole, title: 'Open' });
    await add('ko', { title: 'Locked', ...later, tenderFirst: first.id, password: 'key' });
    expect(await listed(first.id)).toMatchObject({ closesAt: '2099-12-01T05:00:00.000Z', changedBy: null });
    const { text } = await get(first.path);
    expect(tenderIn(text)).toMatch(/^\|새 공고 있음\|Locked\|공고번호/);
    expect(text).not.toMatch(/2099. 12. 8|765/);
  });
});

describe('the list of tenders in a state', () => {
  const idsIn = async (state: string, more = '') => {
    const { body } = await board('ko').list(`?state=${state}&pageSize=50${more}`);
    expect(body.total).toBe(body.items.length);
    return body.items.map(({ id }) => id);
  };
  const over = '2020-01-01T00:00Z';

  it('has those that take offers, or those that take none, by what holds now', async () => {
    await site.database.collection('ko-e-procurement').deleteMany({});
    const { id: open } = await add('ko', { ...whole, title: 'Bolts' });
    const { id: closed } = await add('ko', { tenderClosesAt: over });
    const { id: extended } = await add('ko', { tenderClosesAt: over });
    const { id: extension } = await add('ko', { tenderClosesAt: String(whole.tenderClosesAt), tenderFirst: extended });
    const { id: cancelled } = await add('ko', whole);
    const { id: cancellation } = await add('ko', { tenderKind: 'cancellation', tenderFirst: cancelled });
    await add('ko', { ...whole, password: 'key' });
    await add('ko', { title: 'No tender' });
    expect(await idsIn('open')).toEqual([extension, extended, open]);
    expect(await idsIn('closed')).toEqual([cancellation, cancelled, closed]);
    expect(await idsIn('open', '&q=bolts')).toEqual([open]);
    const second = await board('ko').list('?state=open&pageSize=2&page=2');
    expect(second.body).toMatchObject({ items: [{ id: open }], total: 3, pageCount: 2 });
    // Closes within a second: no list that was answered before counts.
    await board('ko').change(open, { tenderClosesAt: new Date(Date.now() + 1000).toISOString() });
    await eventually(
      () => idsIn('closed'),
      (ids) => ids.includes(open),
    );
    expect(await idsIn('open')).not.toContain(open);
  });

  it('is refused for another state, and empty on the data room', async () => {
    expect((await board('ko').list('?state=secret')).status).toBe(400);
    const room = boardAt(site, 'posts', 'ko', token);
    await room.add({});
    expect((await room.list('?state=closed')).body.total).toBe(0);
  });
});

describe('the feed of the board', () => {
  it('tells what a notice does and when its tender closes, and once that is over', async () => {
    const { id } = await add('ko', { ...whole, title: 'In the feed' });
    const item = await itemOf('ko', id);
    expect(item).toContain('<title>In the feed</title>');
    expect(item).toContain('<category>재공고</category>');
    expect(item).toContain(
      '<description>입찰 마감: 2099. 12. 1. 14:00 (한국 시간). Words of the notice.</description>',
    );
    await board('ko').change(id, { tenderClosesAt: '2020-01-02T18:30+09:00' });
    expect(await itemOf('ko', id)).toContain('2020. 1. 2. 18:30 (한국 시간) [마감]. Words');
    await board('ko').change(id, { tenderClosesAt: '', tenderKind: '' });
    const plain = await itemOf('ko', id);
    expect(plain).toContain('<description>Words of the notice.</description>');
    expect(plain).not.toContain('<category>');
  });

  it('is in the language of its board', async () => {
    const { id } = await add('en', { ...whole, tenderClosesAt: '2020-01-02T09:30Z', tenderKind: 'correction' });
    const item = await itemOf('en', id);
    expect(item).toContain('<category>Correction</category>');
    expect(item).toContain('Closing time: 2 Jan 2020, 18:30 (Korean time) [Closed]. Words');
    await board('en').change(id, { tenderKind: 'cancellation' });
    const cancelled = await itemOf('en', id);
    expect(cancelled).toContain('<category>Cancellation</category>');
    expect(cancelled).toContain('<description>Words of the notice.</description>');
  });
});
