import type { ErrorBody } from '../../shared/words/error.types.js';
import { eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { sendQuoteWith, sendRequestFile } from '../support/makers/request-files.js';
import { inInbox, requestAt, sendRequest } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const OFFICE = 'office@example.com';

let mailbox: Mailbox;
let site: TestSite;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('requests-files', {
    SMTP_URL: mailbox.url,
    QUOTE_MAILBOX: OFFICE,
  });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

describe('files that are added', () => {
  const arrived = async (name: string) => (await sendRequestFile(site, name)).body.file;

  it('stand with the request and in its history, and are told to the office, with or without a text', async () => {
    const sent = await sendRequest(site);
    const files = [await arrived('P&ID.pdf'), await arrived('명판.pdf')];
    const { status, body } = await sent.correct(undefined, files);
    expect(status).toBe(200);
    expect(body.history).toMatchObject([{ kind: 'correction', text: '', files: ['P&ID.pdf', '명판.pdf'] }]);
    expect(body.files.map(({ name }) => name)).toEqual(['P&ID.pdf', '명판.pdf']);
    const withinApp = {
      'User-Agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK/10.8.5 (INAPP)',
    };
    const own = await sent.file(body.files[0]?.id ?? '', withinApp);
    expect(own.headers.get('content-disposition')).toMatch(/^inline; filename/);
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    await sent.correct('이것도 봐 주십시오.', [await arrived('third.pdf')]);
    const { files: shown, fileCount, history } = await inInbox(site, sent.reference, token);
    expect([shown.length, fileCount]).toEqual([3, 3]);
    expect(history.map((entry) => [entry.text, entry.files.length])).toEqual([
      ['', 2],
      ['이것도 봐 주십시오.', 1],
    ]);
    const letters = () =>
      mailbox.lettersTo(OFFICE).filter(({ text }) => text?.includes('첨부 파일: P&ID.pdf, 명판.pdf'));
    expect(
      await eventually(
        async () => letters(),
        (found) => found.length > 0,
      ),
    ).toHaveLength(1);
  });

  it('are added once by a double click, two tabs and a retry', async () => {
    const sent = await sendRequest(site);
    const files = [await arrived('once.pdf')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => sent.correct('once', files)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const { body } = await sent.correct('once', files);
    expect([body.history.length, body.files.length]).toEqual([1, 1]);
  });

  it('are refused when they are unknown, another request’s, or too many, and then nothing is added', async () => {
    const taken = await arrived('taken.pdf');
    await sendQuoteWith(site, [taken]);
    const sent = await sendRequest(site);
    const refused = async (files: string[], text?: string) => {
      const { status, body } = await sent.correct(text, files);
      return { status, fields: (body as unknown as ErrorBody).fields };
    };
    const gone = { status: 400, fields: { files: 'not_found', 'files.0': 'not_found' } };
    expect(await refused(['x'.repeat(43)], 'with it')).toEqual(gone);
    expect(await refused([taken])).toEqual(gone);
    const four = [];
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf']) four.push(await arrived(name));
    expect((await sent.correct(undefined, four)).status).toBe(200);
    const two = [await arrived('5.pdf'), await arrived('6.pdf')];
    expect(await refused(two)).toEqual({ status: 400, fields: { files: 'invalid' } });
    const { body } = await sent.read();
    expect([body.history.length, body.files.length]).toEqual([1, 4]);
    // A refused file can still go with another request.
    expect((await sendQuoteWith(site, two)).status).toBe(201);
  });

  it('cannot be added to a withdrawn or an erased request, nor by a forged link', async () => {
    const sent = await sendRequest(site);
    await sent.withdraw();
    const files = [await arrived('late.pdf')];
    expect((await sent.correct(undefined, files)).status).toBe(409);
    expect((await requestAt(site, 'A'.repeat(40)).correct(undefined, files)).status).toBe(404);
    expect((await sent.read()).body.files).toEqual([]);
  });
});
