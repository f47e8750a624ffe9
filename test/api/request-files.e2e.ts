import mongoose from 'mongoose';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { RequestFileSchema, StoredRequestFile } from '../../server/requests/files/request-files.schema.js';
import { RequestFilesService } from '../../server/requests/files/request-files.service.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { documentSamples, drawingSamples } from '../support/makers/documents.js';
import { quoteRequest } from '../support/makers/factories.js';
import { sha256 } from '../support/makers/fill-site.js';
import { ask, eventually, runJob, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { makePdf } from '../support/makers/pdf.js';
import { fetchRequestFile, sendQuoteWith, sendRequestFile } from '../support/makers/request-files.js';
import { inInbox } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let mailbox: Mailbox;
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  site = await startTestSite('request-files', {
    SMTP_URL: mailbox.url,
    QUOTE_MAILBOX: 'office@example.com',
    UPLOAD_MEGABYTES: '1',
  });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  await mailbox?.close();
});

const stored = () => site.database.collection('request-files');

/** Sends a file that is taken. */
async function arrived(name?: string, bytes?: Buffer<ArrayBuffer>): Promise<string> {
  const { status, body } = await sendRequestFile(site, name, bytes);
  expect(status).toBe(201);
  return body.file;
}

const drawing = (name: keyof typeof drawingSamples) => Buffer.from(drawingSamples[name].bytes);

describe('POST /api/quotes/files', () => {
  it('takes every kind by its content, and says what it is', async () => {
    for (const name of Object.keys(drawingSamples) as (keyof typeof drawingSamples)[]) {
      const { status, body } = await sendRequestFile(site, name, drawing(name));
      const [, ending = ''] = name.toLowerCase().split('.');
      const kind = { jpeg: 'jpg', stp: 'step' }[ending] ?? ending;
      expect({ status, ...body }).toEqual({
        status: 201,
        file: expect.stringMatching(/^[\w-]{43}$/),
        name,
        size: drawing(name).length,
        kind,
      });
    }
  });

  it('keeps no token, only its hash', async () => {
    const file = await arrived();
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(file);
  });

  it.each([
    ['a page under the name of a PDF', 'a.pdf', Buffer.from('<html>'), 415, 'unsupported_file'],
    ['a PDF under the name of a picture', 'a.png', makePdf(), 415, 'unsupported_file'],
    ['a picture under the name of a PDF', 'a.pdf', drawing('plate.png'), 415, 'unsupported_file'],
    ['a JPEG under the name of a PNG', 'a.png', drawing('plate.jpeg'), 415, 'unsupported_file'],
    ['a ZIP under the name of a table', 'a.xlsx', drawing('all.zip'), 415, 'unsupported_file'],
    ['a kind that only boards take', 'a.hwp', Buffer.from(documentSamples['공고.hwp'].bytes), 415, 'unsupported_file'],
    ['a program', 'a.exe', Buffer.from('MZ'), 415, 'unsupported_file'],
    ['a cut PDF', 'a.pdf', makePdf().subarray(0, 100), 415, 'unsupported_file'],
    ['a file that is too large', 'a.pdf', makePdf(1_100_000), 413, 'file_too_large'],
  ])('refuses %s, and keeps nothing of it', async (_, name, bytes, status, code) => {
    const before = [await uploadsOf(site), await stored().countDocuments()];
    const answer = await sendRequestFile(site, name, bytes);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect([await uploadsOf(site), await stored().countDocuments()]).toEqual(before);
  });

  it('refuses a form without a file, with another part or two files, and a body that is none', async () => {
    const url = `${site.url}/api/quotes/files`;
    const post = async (body: FormData | string, type?: string) => {
      const response = await fetch(url, { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} });
      return { status: response.status, fields: ((await response.json()) as { fields?: unknown }).fields };
    };
    const form = (...names: string[]) => {
      const made = new FormData();
      for (const name of names) made.append(name, new Blob([makePdf()]), 'a.pdf');
      return made;
    };
    const before = await uploadsOf(site);
    expect(await post(form())).toEqual({ status: 400, fields: { file: 'required' } });
    expect(await post(form('pdf'))).toEqual({ status: 400, fields: { pdf: 'unknown_field' } });
    expect(await post(form('file', 'file'))).toEqual({ status: 400, fields: undefined });
    expect((await post('{}', 'application/json')).status).toBe(400);
    expect((await post('x', 'text/plain')).status).toBe(415);
    await uploadsBecome(site, before);
  });

  it('says how large a file may be', async () => {
    expect((await ask(`${site.url}/api/quotes/files`)).body).toEqual({ megabytes: 1, most: 5 });
  });
});

describe('DELETE /api/quotes/files/{file}', () => {
  it('takes a file back with its bytes, and nothing else', async () => {
    const kept = await arrived('kept.pdf');
    const before = await uploadsOf(site);
    const back = (file: string) => ask(`${site.url}/api/quotes/files/${file}`, { method: 'DELETE' });
    const file = await arrived('back.pdf');
    expect((await back(file)).status).toBe(204);
    expect(await uploadsOf(site)).toEqual(before);
    expect((await back(file)).status).toBe(404);
    expect((await sendQuoteWith(site, [file])).body.fields).toEqual({ files: 'not_found', 'files.0': 'not_found' });
    expect((await sendQuoteWith(site, [kept])).status).toBe(201);
    expect((await back(kept)).status).toBe(404);
    expect(await uploadsOf(site)).toEqual(before);
  });
});

describe('a request with files', () => {
  it('brings them to the office: inbox, list, letter and CSV', async () => {
    const [pdf, dwg] = [makePdf(5000), drawing('plant.dwg')];
    const files = [await arrived('배관 계통도.pdf', pdf), await arrived('plant.dwg', dwg)];
    const { body } = await sendQuoteWith(site, files, { email: 'drawings@example.com' });
    const quote = await inInbox(site, body.reference, token);
    expect(quote.files).toEqual([
      { id: expect.any(String), name: '배관 계통도.pdf', size: pdf.length, kind: 'pdf', scan: 'unscanned' },
      { id: expect.any(String), name: 'plant.dwg', size: dwg.length, kind: 'dwg', scan: 'unscanned' },
    ]);
    const list = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${body.reference}`, { token });
    expect(list.body.items[0]?.fileCount).toBe(2);
    const letter = await eventually(
      async () => mailbox.letters.find((each) => each.replyTo?.value[0]?.address === 'drawings@example.com'),
      (found) => found !== undefined,
    );
    expect(letter?.text).toContain('첨부 파일 (2)\n  배관 계통도.pdf (5 KB)\n');
    expect(String(letter?.html)).toContain('배관 계통도.pdf');
    expect(letter?.attachments).toEqual([]);
    const csv = await ask<string>(`${site.url}/api/admin/quotes.csv?q=${body.reference}`, { token });
    expect(csv.body).toContain(',2,"배관 계통도.pdf; plant.dwg",');
  });

  it.each([
    ['names one that never was', async () => ['x'.repeat(43)], { files: 'not_found', 'files.0': 'not_found' }],
    [
      'names another request’s',
      async () => {
        const file = await arrived();
        await sendQuoteWith(site, [file]);
        return [await arrived(), file];
      },
      { files: 'not_found', 'files.1': 'not_found' },
    ],
    [
      'names one that is more than a day old',
      async () => {
        const file = await arrived('old.pdf');
        await stored().updateOne({ name: 'old.pdf' }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
        return [file, await arrived()];
      },
      { files: 'not_found', 'files.0': 'not_found' },
    ],
    ['names six', async () => Array.from({ length: 6 }, (_, index) => `${index}`.repeat(43)), { files: 'invalid' }],
    ['names one twice', async () => ['a'.repeat(43), 'a'.repeat(43)], { files: 'invalid' }],
    ['names what is no token', async () => ['../../etc/passwd'.repeat(3)], { files: 'invalid' }],
    ['has an operator there', async () => [{ $ne: null }] as never, { files: 'invalid' }],
  ])('that %s is refused, and nothing is stored', async (_, prepare, fields) => {
    const files = await prepare();
    const quotes = site.database.collection('quotes');
    const [count, before] = [await quotes.countDocuments(), await stored().find().toArray()];
    const { status, body } = await sendQuoteWith(site, files);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'validation_failed',
      fields,
    });
    expect(await quotes.countDocuments()).toBe(count);
    expect(await stored().find().toArray()).toEqual(before);
  });

  it('is stored once under its key, also when it is sent three times at once, and conflicts with other files', async () => {
    const [file, other] = [await arrived(), await arrived()];
    const headers = { 'Idempotency-Key': 'key-with-files' };
    const send = (files: string[]) => sendQuoteWith(site, files, { email: 'once@example.com' }, headers);
    const answers = await Promise.all([send([file]), send([file]), send([file])]);
    answers.push(await send([file]));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await send([file, other])).status).toBe(409);
    expect((await send([])).status).toBe(409);
    const quote = await inInbox(site, answers[0]?.body.reference ?? '', token);
    expect(quote.files).toHaveLength(1);
  });

  it('of a robot leaves them to nobody', async () => {
    const file = await arrived();
    const { body } = await sendQuoteWith(site, [file], { website: 'http://spam.example' });
    expect((await inInbox(site, body.reference, token)).files).toEqual([]);
    expect((await sendQuoteWith(site, [file])).status).toBe(201);
  });

  it('without any is as it always was', async () => {
    const { body } = await ask<{ reference: string }>(`${site.url}/api/quotes`, { json: quoteRequest() });
    expect((await inInbox(site, body.reference, token)).files).toEqual([]);
  });
});

describe('GET /api/admin/quotes/{id}/files/{file}', () => {
  it('sends the bytes to be saved, so that nothing in them runs, and notes it', async () => {
    for (const name of ['명판.JPG', 'nozzle.stp', 'data.XLSX'] as const) {
      const bytes = drawing(name);
      const { body } = await sendQuoteWith(site, [await arrived(name, bytes)]);
      const { id, files } = await inInbox(site, body.reference, token);
      const answer = await fetchRequestFile(site, token, id, files[0]?.id ?? '');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': drawingSamples[name].type,
        'content-disposition': expect.stringMatching(/^attachment; filename/),
        'content-length': String(bytes.length),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(name));
      expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(bytes));
      const log = await ask<AuditPage>(`${site.url}/api/admin/audit?kind=quotes`, { token });
      const entry = log.body.items.find(({ action }) => action === 'quote.file');
      expect(entry).toMatchObject({ outcome: 'done', subject: { noun: 'quotes', id, name: body.reference } });
    }
  });

  it('is closed to everybody else, and knows no file under another request', async () => {
    const first = await sendQuoteWith(site, [await arrived()]);
    const other = await sendQuoteWith(site, []);
    const { id, files } = await inInbox(site, first.body.reference, token);
    const { id: otherId } = await inInbox(site, other.body.reference, token);
    const file = files[0]?.id ?? '';
    for (const [quote, one] of [
      [otherId, file],
      [id, otherId],
      [id, 'x'],
      ['x', file],
    ] as const)
      expect((await fetchRequestFile(site, token, quote, one)).status).toBe(404);
  });
});

describe('a file that nobody has sent a request with', () => {
  it('goes after a day with its bytes; one of a request stays', async () => {
    const kept = await arrived('stays.pdf');
    await sendQuoteWith(site, [kept]);
    await arrived('goes.pdf');
    await arrived('young.pdf');
    const named = async (name: string) => (await stored().findOne({ name }))?.file as string | undefined;
    const [stays, goes, young] = [await named('stays.pdf'), await named('goes.pdf'), await named('young.pdf')];
    await stored().updateOne({ name: 'goes.pdf' }, { $set: { expiresAt: new Date(Date.now() - 3_700_000) } });
    await runJob(site, 'request-files', async () => (await named('goes.pdf')) === undefined);
    const uploads = await uploadsOf(site);
    expect(uploads).not.toContain(goes);
    expect(uploads).toEqual(expect.arrayContaining([stays, young]));
  });
});

describe('copies of an answer’s files', () => {
  it('go where one of them cannot be made', async () => {
    const { body } = await sendQuoteWith(site, []);
    const answers = answersAt(site, token, (await inInbox(site, body.reference, token)).id);
    const sent = await answers.send(answerOf({ files: [await arrived('first.pdf'), await arrived('lost.pdf')] }));
    await stored().updateOne({ name: 'lost.pdf' }, { $set: { file: crypto.randomUUID() } });
    const uploads = await uploadsOf(site);
    expect((await answers.copyFiles(sent.body.history[0]?.id ?? '')).status).toBe(404);
    expect(await stored().countDocuments({ name: 'first.pdf' })).toBe(1);
    expect(await uploadsOf(site)).toEqual(uploads);
  });

  it('go with a request that is erased while they are made', async () => {
    const kept = site.database.model<StoredRequestFile>(StoredRequestFile.name, RequestFileSchema);
    const quote = new mongoose.Types.ObjectId();
    const file = { file: 'erased', name: 'a.pdf', size: 1, tokenHash: 'x', scan: 'clean', quote } as const;
    const { _id } = await kept.create(file);
    const removal = { mark: (those: object) => kept.deleteOne(those), clear: async () => undefined } as never;
    // The erasure has only marked it, as yet.
    const save = async () => (await kept.updateOne({ quote }, { quote: null })) && { id: 'copy', size: 1 };
    const store = { find: async () => file, read: () => undefined, save } as never;
    const rooms = { enter: async () => ({ giveBack: async () => undefined, leave: () => undefined }) } as never;
    const service = new RequestFilesService(kept, {} as never, removal, rooms, store, {} as never);
    await expect(service.copy(quote, String(_id), '')).rejects.toMatchObject({ code: 'not_found' });
    expect(await kept.countDocuments({ file: 'copy' })).toBe(0);
  });
});
