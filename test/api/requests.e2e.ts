import type { ErrorBody } from '../../shared/words/error.types.js';
import type { QuoteDetail, QuotePage } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const OFFICE = 'office@example.com';

let mailbox: Mailbox;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('requests', {
    SMTP_URL: mailbox.url,
    QUOTE_MAILBOX: OFFICE,

    PUBLIC_URL: 'https://www.example.com',
  });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const inbox = (reference: string) => inInbox(site, reference, token);
const change = (id: string, json: unknown) =>
  ask<QuoteDetail>(`${site.url}/api/admin/quotes/${id}`, { method: 'PATCH', json, token });
const officeLetters = (words: string) =>
  mailbox.lettersTo(OFFICE).filter(({ subject = '' }) => subject.includes(words));
/** The request in the inbox once no letter about it waits. */
const settled = (reference: string) =>
  eventually(
    () => inbox(reference),
    ({ deliveries, history }) =>
      [...Object.values(deliveries), ...history.map(({ letter }) => letter)].every(({ state }) => state !== 'queued'),
  );

describe('a request behind its link', () => {
  it('is what was sent, with where it stands', async () => {
    const sent = await sendRequest(site, { hotTempIn: '110' });
    const { status, body } = await sent.read();
    expect(status).toBe(200);
    const { website: _trap, ...fields } = quoteRequest({ hotTempIn: '110' });
    expect(body).toMatchObject({
      reference: sent.reference,
      language: 'ko',
      state: 'received',
      answerWorkingDays: 2,
      products: [],
      fields,
      calculation: { version: 2 },
      history: [],
      quotation: null,
    });
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'reference',
        'createdAt',
        'language',
        'state',
        'belongsTo',
        'answerWorkingDays',
        'products',
        'fields',
        'calculation',
        'files',
        'privacy',
        'history',
        'quotation',
      ].toSorted(),
    );
    expect(body.fields).not.toHaveProperty('note');
  });

  it('says what the office does with it, but not that it was taken for a robot’s', async () => {
    const sent = await sendRequest(site);
    const { id } = await inbox(sent.reference);
    for (const [status, state] of [
      ['in_progress', 'in_progress'],
      ['answered', 'answered'],
      ['closed', 'closed'],
      ['spam', 'received'],
    ]) {
      await change(id, { status });
      expect((await sent.read()).body.state).toBe(state);
    }
    const trapped = await sendRequest(site, { website: 'https://example.com' });
    expect((await trapped.read()).body.state).toBe('received');
  });

  it('is named by the confirmation and by the receipt, and by that of a repeat', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const json = quoteRequest({ email: 'linked@example.com', language: 'en' });
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1)
      answers.push(await ask<{ link: string }>(`${site.url}/api/quotes`, { json, headers }));
    const links = answers.map(({ body }) => body.link);
    expect(links[0]).toMatch(/^\/en\/requests\/[\w-]{40}$/);
    expect(links[1]).toBe(links[0]);
    const letter = await mailbox.letterTo('linked@example.com');
    expect(letter.text).toContain(`https://www.example.com${links[0]}`);
    expect(letter.html).toContain(`href="https://www.example.com${links[0]}"`);
    expect(letter.from?.value).toEqual([{ name: 'Saegil Heat Exchanger', address: 'website@example.com' }]);
    expect(letter.text).toContain('+82-32-000-0000');
    expect(String(letter.html).replaceAll(/ style="[^"]*"/g, '')).toContain(
      'Inlet temperature</th><td>115</td><td>45</td><td>°C</td>',
    );
  });
});

describe('the letters to the office', () => {
  it('are in its own language, whatever the sender’s is', async () => {
    const sent = await sendRequest(site, { language: 'en', email: 'english@example.com' });
    await sent.correct('110 °C, please');
    await settled(sent.reference);
    const subjects = officeLetters(sent.reference).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(
      [`[견적 요청 ${sent.reference}] 한강지역난방`, `[${sent.reference}] 고객이 내용을 추가했습니다`].toSorted(),
    );
    expect((await mailbox.letterTo('english@example.com')).subject).toMatch(/We have received/);
  });
});

describe('a correction', () => {
  it('is stored as it was typed, told to the office, and leaves what was sent as it is', async () => {
    const sent = await sendRequest(site, { email: 'corrects@example.com' });
    const before = await inbox(sent.reference);
    const { status, body } = await sent.correct('  입구온도는 110 ℃입니다.\r\n<b>확인</b> 바랍니다. ');
    const text = '입구온도는 110 ℃입니다.\n<b>확인</b> 바랍니다.';
    expect(status).toBe(200);
    expect(body.history).toMatchObject([{ kind: 'correction', text }]);
    expect((await sent.read()).body).toEqual(body);
    const after = await settled(sent.reference);
    expect(after).toMatchObject({
      fields: before.fields,
      calculation: before.calculation,
      status: 'new',
      updatedAt: before.updatedAt,
      history: [{ kind: 'correction', text, letter: { state: 'sent', attempts: 1 } }],
    });
    expect(after.news).toBe(after.history[0]?.at);
    const [letter] = officeLetters(`[${sent.reference}]`);
    expect(letter?.replyTo?.value).toEqual([{ name: '김지우', address: 'corrects@example.com' }]);
    expect(letter?.text).toContain(text);
    expect(letter?.html).toContain('&lt;b&gt;확인&lt;/b&gt;');
  });

  it('is stored once by a double click, two tabs and a retry; the same words later are another', async () => {
    const sent = await sendRequest(site);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sent.correct('115 ℃')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const text of ['115 ℃', '110 ℃', '115 ℃', '115 ℃']) await sent.correct(text);
    expect((await sent.read()).body.history.map(({ text }) => text)).toEqual(['115 ℃', '110 ℃', '115 ℃']);
    await settled(sent.reference);
    const letters = officeLetters(`[${sent.reference}]`);
    expect(letters).toHaveLength(3);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it.each([
    ['nothing', undefined, 'required'],
    ['blanks', ' \n ', 'required'],
    ['too much', 'x'.repeat(2001), 'too_long'],
    ['a list', ['x'], 'wrong_type'],
    ['an operator', { $ne: '' }, 'wrong_type'],
  ])('is refused when it is %s', async (_, text, code) => {
    const sent = await sendRequest(site);
    const { status, body } = await sent.correct(text);
    expect({ status, fields: (body as unknown as ErrorBody).fields }).toEqual({ status: 400, fields: { text: code } });
    expect((await sent.read()).body.history).toEqual([]);
  });

  it('of a request that was taken for spam is kept, and disturbs nobody', async () => {
    const trapped = await sendRequest(site, { website: 'https://example.com' });
    expect((await trapped.correct('Buy now')).status).toBe(200);
    const stored = await inbox(trapped.reference);
    expect(stored).toMatchObject({ news: null, history: [{ text: 'Buy now', letter: { state: 'off' } }] });
  });
});

describe('news of the sender', () => {
  it('mark the request until somebody says that they are seen; later ones mark it again', async () => {
    const sent = await sendRequest(site, { company: '새소식상사' });
    const listed = async () =>
      (await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${sent.reference}`, { token })).body.items[0];
    expect(await listed()).toMatchObject({ news: null, isWithdrawn: false });
    await sent.correct('one');
    const first = await inbox(sent.reference);
    expect((await listed())?.news).toBe(first.news);
    await sent.correct('two');
    // Somebody who has seen the first one only.
    const { body } = await change(first.id, { seen: first.news });
    expect(body.news).toBe(body.history[1]?.at);
    const seen = (await change(first.id, { seen: body.news })).body;
    expect(seen).toMatchObject({ news: null, updatedAt: first.updatedAt });
    await sent.correct('three');
    expect((await listed())?.news).toEqual(expect.any(String));
  });
});

describe('a withdrawal', () => {
  it('closes the request, tells the office once, and ends corrections but not the right to be erased', async () => {
    const sent = await sendRequest(site);
    const before = await inbox(sent.reference);
    const answers = await Promise.all(Array.from({ length: 4 }, sent.withdraw));
    for (const { status, body } of answers) expect([status, body.state]).toEqual([200, 'withdrawn']);
    const after = await settled(sent.reference);
    expect(after).toMatchObject({ status: 'closed', isWithdrawn: true, erasedAt: expect.any(String) });
    expect(after.history.map(({ kind }) => kind)).toEqual(['withdrawal']);
    expect(officeLetters(`[${sent.reference}]`).map(({ subject }) => subject)).toEqual([
      `[${sent.reference}] 고객이 견적 요청을 취소했습니다`,
    ]);
    expect((await sent.correct('after all')).status).toBe(409);
    expect((await sent.askForErasure()).body.history.map(({ kind }) => kind)).toEqual(['withdrawal', 'erasure']);
    // A change of the former version answers a conflict.
    expect((await change(before.id, { status: 'answered', updatedAt: before.updatedAt })).status).toBe(409);
  });

  it('is over when the office opens the request again', async () => {
    const sent = await sendRequest(site);
    await sent.withdraw();
    const { id } = await inbox(sent.reference);
    const { body } = await change(id, { status: 'in_progress' });
    expect(body).toMatchObject({ isWithdrawn: false, erasedAt: null });
    expect((await sent.correct('thank you')).body).toMatchObject({ state: 'in_progress' });
    expect((await sent.withdraw()).body.history.map(({ kind }) => kind)).toEqual([
      'withdrawal',
      'correction',
      'withdrawal',
    ]);
  });
});

describe('the wish to be erased', () => {
  it('is told to the office once, even of what was taken for spam', async () => {
    for (const changes of [{}, { website: 'https://example.com' }]) {
      const sent = await sendRequest(site, changes);
      await Promise.all([sent.askForErasure(), sent.askForErasure()]);
      await sent.askForErasure();
      const { history, news } = await settled(sent.reference);
      expect(history.map(({ kind, letter }) => `${kind} ${letter.state}`)).toEqual(['erasure sent']);
      expect(news).not.toBeNull();
      expect(officeLetters(`[${sent.reference}]`).map(({ subject }) => subject)).toEqual([
        `[${sent.reference}] 고객이 개인정보 삭제를 요청했습니다`,
      ]);
    }
  });

  it('is fulfilled in the personal data screen; then the link is dead', async () => {
    const email = 'erased@example.com';
    const sent = await sendRequest(site, { email });
    await sent.correct('비밀스러운 정정');
    await sent.askForErasure();
    const people = `${site.url}/api/admin/people`;
    const exported = await ask<unknown>(`${people}/export`, { json: { email }, token });
    expect(JSON.stringify(exported.body)).toContain('비밀스러운 정정');
    await ask(`${people}/erase`, { json: { email, references: [sent.reference] }, token });
    for (const answer of [
      await sent.read(),
      await sent.correct('x'),
      await sent.withdraw(),
      await sent.askForErasure(),
    ])
      expect(answer.status).toBe(404);
    const collections = (await site.database.db?.collections()) ?? [];
    const left = await Promise.all(collections.map((each) => each.find().toArray()));
    expect(JSON.stringify(left)).not.toContain('비밀스러운 정정');
  });
});
