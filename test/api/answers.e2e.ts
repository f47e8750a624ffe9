import { fetchRequestFile, sendRequestFile } from '../support/makers/request-files.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { makePdf } from '../support/makers/pdf.js';
import { inInbox, requestAt, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const OFFICE = 'office@example.com';

let mailbox: Mailbox;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('answers', {
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

afterEach(() => mailbox.refuse(undefined));

let count = 0;
/** A request of somebody who has sent nothing else, with the ways to answer it. */
async function received(changes: Record<string, unknown> = {}) {
  count += 1;
  const email = `answered-${count}@example.com`;
  const sent = await sendRequest(site, { email, ...changes });
  const { id } = await inInbox(site, sent.reference, token);
  return { ...sent, id, email, ...answersAt(site, token, id), inbox: () => inInbox(site, sent.reference, token) };
}
type Received = Awaited<ReturnType<typeof received>>;

/** The request once no letter of its history waits. */
const settled = ({ inbox }: Received) =>
  eventually(inbox, ({ history }) => history.every(({ letter }) => !['queued', 'retrying'].includes(letter.state)));
const answersTo = (address: string) => mailbox.lettersTo(address).filter(({ inReplyTo }) => inReplyTo !== undefined);
const arrived = async (name: string, bytes = makePdf()) => (await sendRequestFile(site, name, bytes)).body.file;

describe('the template', () => {
  it('greets in the language of the request, repeats the conditions and says who answers', async () => {
    const ko = (await (await received({ products: ['heat-exchanger'] })).template()).body;
    expect(ko.subject).toBe(`[${ko.reference}] 견적 요청에 대한 답변`);
    expect(ko.text).toMatch(/^한강지역난방 김지우 님/);
    expect(ko.text).toContain('- 입구온도: 고온측 115 ℃, 저온측 45 ℃');
    expect(ko.text).toContain('- 유량: 고온측 25 m³/h, 저온측 43 m³/h');
    expect(ko.text).toMatch(/- 열부하: .* kW/);
    expect(ko.text).toMatch(/새길열교환기\n전화: .*\n이메일: office@example.com$/);
    const { body: en } = await (await received({ language: 'en', name: 'Kari' })).template();
    expect(en.text).toMatch(/^Dear Kari,/);
    expect(en.text).toContain('Saegil Heat Exchanger');
  });
});

describe('an answer', () => {
  it('is kept with the request, which is answered, and goes to its sender with its files', async () => {
    const quote = await received();
    const { messageId } = await mailbox.letterTo(quote.email);
    const words = { subject: '견적 답변', text: '가격은 <b>100</b>원\n둘째 줄' };
    const preview = await quote.preview(words);
    expect(preview.body.subject).toBe(`[${quote.reference}] 견적 답변`);
    const content = makePdf();
    const files = [await arrived('견적서.pdf', content), await arrived('b.pdf')];
    const { status, body } = await quote.send({ ...words, files, seen: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'answered', answeredAt: expect.any(String), files: [], fileCount: 0 });
    const stored = await settled(quote);
    expect(stored.history).toMatchObject([
      { kind: 'answer', by: null, subject: `[${quote.reference}] 견적 답변`, letter: { state: 'sent', attempts: 1 } },
    ]);
    expect(stored.history[0]?.attached.map(({ name }) => name)).toEqual(['견적서.pdf', 'b.pdf']);
    const [letter, ...others] = answersTo(quote.email);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ subject: `[${quote.reference}] 견적 답변`, inReplyTo: messageId });
    expect([letter?.references].flat()).toEqual([messageId]);
    expect(letter?.replyTo?.value).toMatchObject([{ address: OFFICE }]);
    expect(letter?.text).toContain(`https://www.example.com${quote.link}`);
    expect(letter?.attachments.map(({ filename }) => filename)).toEqual(['견적서.pdf', 'b.pdf']);
    expect(letter?.attachments[0]?.content.equals(content)).toBe(true);
    // The preview equals the sent letter, but for the files.
    const shown = (html: unknown) => String(html).split('<body')[1]?.split('class="files"')[0]?.replaceAll(/\s/g, '');
    expect(shown(letter?.html)).toContain('가격은&lt;b&gt;100&lt;/b&gt;원<br');
    expect(shown((await quote.preview({ ...words, files })).body.html)).not.toContain('undefined');
    expect(shown(preview.body.html)).toContain('가격은&lt;b&gt;100&lt;/b&gt;원<br');
    expect(await quote.inbox()).toMatchObject({ status: 'answered', lastAnswer: { by: null, letter: 'sent' } });
  });

  it('is stored and sent once, however often it is sent; another one under its key is a conflict', async () => {
    const [quote, key] = [await received(), crypto.randomUUID()];
    const json = answerOf({ files: [await arrived('q.pdf')] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => quote.send(json, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await quote.send(json, key)).status).toBe(200);
    expect((await quote.send({ ...json, text: 'another' }, key)).status).toBe(409);
    expect((await settled(quote)).history).toHaveLength(1);
    expect(answersTo(quote.email)).toHaveLength(1);
  });

  it('tells the second of two people what the first has answered, who may still send', async () => {
    const quote = await received();
    const both = await Promise.all([quote.send(answerOf({ text: 'one' })), quote.send(answerOf({ text: 'two' }))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await quote.inbox()).history).toHaveLength(1);
    expect((await quote.send(answerOf({ text: 'three', seen: 1 }))).body.history).toHaveLength(2);
    await quote.correct('a word of the sender');
    expect((await quote.send(answerOf({ text: 'four', seen: 2 }))).status).toBe(409);
    await settled(quote);
    expect(answersTo(quote.email)).toHaveLength(2);
    // Letters of two moments arrive in any order.
    const later = answersTo(quote.email).find(({ text }) => text?.includes('three'));
    const earlier = answersTo(quote.email).find((letter) => letter !== later);
    expect([later?.references].flat()).toContain(earlier?.messageId);
  });

  it('opens a request again that was taken back', async () => {
    const quote = await received();
    await quote.withdraw();
    const body = { status: 'answered', isWithdrawn: false, erasedAt: null };
    expect(await quote.send(answerOf({ seen: 1 }))).toMatchObject({ body });
  });

  it.each([
    ['nothing', { text: ' ' }, { text: 'required' }],
    ['no subject', { subject: '' }, { subject: 'required' }],
    ['too much', { text: 'x'.repeat(10_001) }, { text: 'too_long' }],
    ['no count', { seen: -1 }, { seen: 'invalid' }],
    ['a file that nobody has sent', { files: ['x'.repeat(43)] }, { files: 'not_found', 'files.0': 'not_found' }],
  ])('is refused when it is %s', async (_, changes, fields) => {
    const quote = await received();
    const { status, body } = await quote.send(answerOf(changes));
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect((await quote.inbox()).history).toEqual([]);
  });

  it.each(['', 'office', 'confirmation', 'x'.repeat(36)])('is refused under the key %j', async (key) => {
    const quote = await received();
    expect((await quote.send(answerOf(), key)).status).toBe(400);
  });

  it('that is refused for good was none, says so, and stays beside the one that follows', async () => {
    const [quote, content] = [await received(), makePdf()];
    const { dueAt } = await quote.inbox();
    await mailbox.letterTo(quote.email);
    mailbox.refuse({ responseCode: 550, message: 'No such box' });
    await quote.send(answerOf({ text: 'first', files: [await arrived('견적서.pdf', content)] }));
    const refused = { text: 'first', letter: { state: 'failed', lastError: expect.stringContaining('No such box') } };
    expect((await settled(quote)).history).toMatchObject([refused]);
    const opened = { status: 'in_progress', answeredAt: null, dueAt };
    expect(await eventually(quote.inbox, (now) => now.dueAt !== null)).toMatchObject(opened);
    expect((await quote.read()).body).toMatchObject({ state: 'in_progress', history: [] });
    expect((await quote.reply('acceptance')).status).toBe(409);
    mailbox.refuse(undefined);
    const { body: copied } = await quote.copyFiles((await quote.inbox()).history[0]?.id ?? '');
    await quote.send(answerOf({ text: 'second', files: copied.files.map(({ file }) => file), seen: 1 }));
    const after = await settled(quote);
    expect(answersTo(quote.email)[0]?.attachments[0]?.content.equals(content)).toBe(true);
    expect(after.history.map(({ attached }) => attached.map(({ name }) => name).join())).toEqual(
      Array(2).fill('견적서.pdf'),
    );
    expect(after.history.map(({ text, letter }) => `${text} ${letter.state}`)).toEqual(['first failed', 'second sent']);
    expect(after).toMatchObject({ status: 'answered', answeredAt: after.history[1]?.at, dueAt: null });
    expect((await quote.read()).body.history).toMatchObject([{ text: 'second' }]);
  });

  it('whose job got lost is found by the sweep, and goes once', async () => {
    const quote = await received();
    await mailbox.letterTo(quote.email);
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    await quote.send(answerOf());
    await eventually(quote.inbox, ({ history }) => history[0]?.letter.state === 'retrying');
    const jobs = site.database.collection('jobs');
    await jobs.deleteMany({ name: 'quote-letter' });
    mailbox.refuse(undefined);
    await jobs.updateOne({ name: 'quote-letter-sweep' }, { $set: { nextRunAt: new Date(), lockedAt: null } });
    expect((await settled(quote)).history).toMatchObject([{ letter: { state: 'sent' } }]);
    expect(answersTo(quote.email)).toHaveLength(1);
  });
});

describe('its files', () => {
  it('too large for an e-mail wait behind the link', async () => {
    const quote = await received();
    const large = [await arrived('a.pdf', makePdf(9_000_000)), await arrived('b.pdf', makePdf(9_000_000))];
    await quote.send(answerOf({ files: large }));
    await settled(quote);
    const [letter] = answersTo(quote.email);
    expect(letter?.attachments).toEqual([]);
    expect(letter?.text).toContain('아래 링크에서 내려받으실 수 있습니다');
    expect(letter?.text).toContain('a.pdf');
  });

  it('are downloaded by the sender and the office alone, and do not count for the request', async () => {
    const [quote, other] = [await received(), await received()];
    const content = makePdf(3000);
    await quote.correct('mine', [await arrived('mine.pdf', content)]);
    await quote.send(answerOf({ seen: 1, files: [await arrived('quotation.pdf', content)] }));
    const { body } = await quote.read();
    const [attached] = body.history[1]?.attached ?? [];
    expect(body.files.map(({ name }) => name)).toEqual(['mine.pdf']);
    for (const id of [attached?.id, body.files[0]?.id]) {
      const file = await quote.file(id ?? '');
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    }
    expect((await fetchRequestFile(site, token, quote.id, attached?.id ?? '')).status).toBe(200);
    for (const [link, id] of [
      [other, body.files[0]?.id],
      [other, attached?.id],
      [requestAt(site, 'x'.repeat(40)), attached?.id],
    ] as const)
      expect((await link.file(id ?? '')).status).toBe(404);
    const kept = site.database.collection('request-files');
    await kept.updateOne({ name: 'quotation.pdf' }, { $set: { scan: 'infected' } });
    expect((await quote.file(attached?.id ?? '')).status).toBe(422);
  });
});

describe('a reply of the sender', () => {
  it('to no answer is a conflict', async () => {
    const quote = await received();
    for (const kind of ['acceptance', 'change']) expect((await quote.reply(kind, 'x')).status).toBe(409);
    expect((await quote.reply('answer', 'x')).status).toBe(400);
  });

  it('stands in the history once, is told to the office, and is news', async () => {
    const quote = await received();
    await quote.send(answerOf());
    expect((await quote.reply('change')).status).toBe(400);
    const files = [await arrived('plan.pdf')];
    for (let turn = 0; turn < 2; turn += 1) expect((await quote.reply('change', '두 대로', files)).status).toBe(200);
    await Promise.all([quote.reply('acceptance'), quote.reply('acceptance')]);
    const after = await settled(quote);
    expect(after.history.map(({ kind, text, files: names }) => [kind, text, names])).toEqual([
      ['answer', answerOf().text, []],
      ['change', '두 대로', ['plan.pdf']],
      ['acceptance', '', []],
    ]);
    const waits = { status: 'in_progress', news: expect.any(String), reply: 'acceptance', dueAt: expect.any(String) };
    expect(after).toMatchObject(waits);
    expect(after.events.map(({ value }) => value)).toEqual(['answered', 'in_progress']);
    const told = mailbox.lettersTo(OFFICE).filter(({ subject = '' }) => subject.startsWith(`[${quote.reference}]`));
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      `[${quote.reference}] 고객이 답변을 수락했습니다`,
      `[${quote.reference}] 고객이 변경을 요청했습니다`,
    ]);
    // Another answer may be accepted again.
    expect((await quote.send(answerOf({ text: 'again', seen: 3 }))).body).toMatchObject({ news: null, dueAt: null });
    expect((await quote.reply('acceptance')).body.history).toHaveLength(5);
  });
});

it('who accepts, asks for changes and accepts again after all has said three things', async () => {
  const quote = await received();
  await quote.send(answerOf());
  for (const [kind, text] of [['acceptance'], ['change', '세 대로'], ['acceptance'], ['acceptance']] as const)
    expect((await quote.reply(kind, text)).status).toBe(200);
  const kinds = (await settled(quote)).history.map(({ kind }) => kind);
  expect(kinds).toEqual(['answer', 'acceptance', 'change', 'acceptance']);
});

describe('what is personal', () => {
  it('is not in the activity log, which knows who answered which request, and who was refused', async () => {
    const quote = await received();
    await quote.send(answerOf({ text: '기록에 없을 답변' }));
    await quote.send(answerOf({ text: '기록에 없을 답변' }));
    const found = await site.database.collection('audit-log').find({ 'subject.id': quote.id }).toArray();
    const answers = found.filter(({ action }) => action === 'quote.answer');
    expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
    expect(answers[0]?.subject).toMatchObject({ noun: 'quotes', name: quote.reference });
    expect(JSON.stringify(found)).not.toContain('기록에 없을');
  });

  it('is handed out with its files, and gone with an erasure', async () => {
    const quote = await received();
    await quote.send(answerOf({ text: '아무도 모를 답변', files: [await arrived('비밀견적.pdf')] }));
    await settled(quote);
    const people = `${site.url}/api/admin/people`;
    const json = { email: quote.email };
    expect((await ask<{ files: number }>(`${people}/find`, { json, token })).body.files).toBe(1);
    const exported = JSON.stringify((await ask<unknown>(`${people}/export`, { json, token })).body);
    for (const word of ['아무도 모를 답변', '비밀견적.pdf']) expect(exported).toContain(word);
    await ask(`${people}/erase`, { json: { ...json, references: [quote.reference] }, token });
    expect((await quote.send(answerOf({ seen: 1 }))).status).toBe(404);
    const collections = (await site.database.db?.collections()) ?? [];
    const left = JSON.stringify(await Promise.all(collections.map((each) => each.find().toArray())));
    for (const word of ['아무도 모를 답변', '비밀견적.pdf']) expect(left).not.toContain(word);
  });
});
