import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { LETTERS_HEADER } from '../../server/quotes/quotes.types.js';
import type { QuotePage, QuoteReceipt } from '../../server/quotes/quotes.types.js';
import { quoteRequest } from '../support/factories.js';
import { ask, eventually, signIn } from '../support/http.js';
import { openMailbox } from '../support/mailbox.js';
import type { Mailbox } from '../support/mailbox.js';
import { startReplicaSet } from '../support/replica-set.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site.js';

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await openMailbox();
});

afterEach(async () => {
  await mailbox.close();
});

const send = async (url: string, email: string) =>
  (await ask<QuoteReceipt>(`${url}/api/quotes`, { json: quoteRequest({ email }) })).body.reference;

const deliveries = async (url: string) => {
  const { body } = await ask<QuotePage>(`${url}/api/admin/quotes`, { token: await signIn({ url }) });
  return body.items.flatMap((item) => [item.deliveries.office.state, item.deliveries.confirmation.state]);
};

const allSent = (url: string, count: number) =>
  eventually(
    () => deliveries(url),
    (states) => states.length === count && states.every((state) => state === 'sent'),
  );

describe('letters', () => {
  it('are sent once each by two servers on one database', async () => {
    const shared = { MONGODB_URI: testDatabaseUri('letters'), SMTP_URL: mailbox.url };
    const [one, two] = await Promise.all([startTestSite('one', shared), startTestSite('two', shared)]);
    const urls = Array.from({ length: 20 }, (_, index) => (index % 2 ? one.url : two.url));
    const references = await Promise.all(urls.map((url, index) => send(url, `visitor${index}@example.com`)));
    expect(new Set(references).size).toBe(20);
    await allSent(one.url, 40);
    const subjects = mailbox.letters.map(({ subject }) => subject);
    expect(subjects).toHaveLength(40);
    expect(new Set(subjects).size).toBe(40);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('are sent once to a mail server that looks through them for long', async () => {
    let release = () => {};
    mailbox.hold(new Promise<void>((resolve) => (release = resolve)));
    const site = await startTestSite('slow-mail', { SMTP_URL: mailbox.url });
    await send(site.url, 'patient@example.com');
    await mailbox.letterTo('patient@example.com');
    const jobs = site.database.collection('jobs');
    const locks = async () => (await jobs.find({ name: 'quote-letter' }).toArray()).map((job) => Number(job.lockedAt));
    const first = await locks();
    expect(first).toHaveLength(2);
    // Whoever looks for jobs of dead servers sees that this one lives.
    await eventually(locks, (later) => later.length === 2 && Math.min(...later) > Math.max(...first));
    release();
    await allSent(site.url, 2);
    expect(mailbox.letters).toHaveLength(2);
    await site.stop();
  });

  it('have one job each, whoever finds that they are to be sent', async () => {
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    const site = await startTestSite('jobs', { SMTP_URL: mailbox.url });
    await send(site.url, 'once@example.com');
    const jobs = site.database.collection('jobs');
    const job = await jobs.findOne({ name: 'quote-letter' });
    await expect(jobs.insertOne({ name: job?.name, data: job?.data })).rejects.toMatchObject({ code: 11_000 });
    await site.stop();
  });

  it('that waited for the mail server when the server was killed are sent by the next one', async () => {
    const shared = { MONGODB_URI: testDatabaseUri('killed'), SMTP_URL: mailbox.url };
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    const first = await startTestSite('first', shared);
    await send(first.url, 'patient@example.com');
    await eventually(
      () => deliveries(first.url),
      (states) => states.every((state) => state === 'retrying'),
    );
    await first.stop('SIGKILL');
    mailbox.refuse(undefined);
    const second = await startTestSite('second', shared);
    await allSent(second.url, 2);
    expect(mailbox.letters).toHaveLength(2);
    await second.stop();
  }, 120_000);

  it('whose job got lost are found again', async () => {
    const shared = { MONGODB_URI: testDatabaseUri('lost'), SMTP_URL: mailbox.url };
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    const first = await startTestSite('first', shared);
    await send(first.url, 'lost@example.com');
    await eventually(
      () => deliveries(first.url),
      (states) => states.every((state) => state === 'retrying'),
    );
    await first.database.collection('jobs').deleteMany({});
    await first.stop('SIGKILL');
    mailbox.refuse(undefined);
    const second = await startTestSite('second', shared);
    await allSent(second.url, 2);
    await second.stop();
  }, 120_000);
});

describe('letters without a mail server', () => {
  it('are written to files and said to be, to visitors and in the inbox, and go out by hand once there is one', async () => {
    const shared = { MONGODB_URI: testDatabaseUri('unmailed'), DATA_DIR: await testFolder('unmailed') };
    const first = await startTestSite('unmailed', shared);
    const { headers, body: receipt } = await ask<QuoteReceipt>(`${first.url}/api/quotes`, { json: quoteRequest() });
    expect(headers.get(LETTERS_HEADER)).toBe('none');
    expect(receipt).toEqual({
      success: true,
      message: `Your quote request has been received as ${receipt.reference}. No e-mail was sent.`,
      reference: receipt.reference,
      link: expect.stringMatching(/^\/ko\/requests\/[\w-]{40}$/),
    });
    await eventually(
      () => deliveries(first.url),
      (states) => states.length === 2 && states.every((state) => state === 'written'),
    );
    const inbox = await ask<QuotePage>(`${first.url}/api/admin/quotes`, { token: await signIn(first) });
    const written = { state: 'written', attempts: 1, lastError: null, sentAt: null };
    expect(inbox.body.items[0]?.deliveries).toEqual({ office: written, confirmation: written });
    expect(await readdir(join(first.dataFolder, 'outbox'))).toHaveLength(2);
    await first.stop();

    const second = await startTestSite('unmailed', { ...shared, SMTP_URL: mailbox.url });
    const token = await signIn(second);
    const json = { letter: 'office' };
    await ask(`${second.url}/api/admin/quotes/${inbox.body.items[0]?.id}/resend`, { token, json });
    expect((await mailbox.letterTo('sales@example.com')).subject).toContain(receipt.reference);
    await eventually(
      () => deliveries(second.url),
      ([office, confirmation]) => office === 'sent' && confirmation === 'written',
    );
    const answer = await ask<QuoteReceipt>(`${second.url}/api/quotes`, { json: quoteRequest() });
    expect(answer.headers.get(LETTERS_HEADER)).toBeNull();
    expect(answer.body.message).toBe(`Your quote request has been received as ${answer.body.reference}.`);
    await second.stop();
  });
});

describe('a letter that is gone', () => {
  it('can be told by its id when it goes out again; one that is sent again by hand is another', async () => {
    const site = await startTestSite('twice', { SMTP_URL: mailbox.url });
    const idsTo = (address: string) => mailbox.lettersTo(address).map(({ messageId }) => messageId);
    mailbox.refuse({ responseCode: 451, message: 'Later', isKept: true });
    await send(site.url, 'twice@example.com');
    await eventually(
      () => deliveries(site.url),
      (states) => states.every((state) => state === 'retrying'),
    );
    mailbox.refuse(undefined);
    await allSent(site.url, 2);
    const confirmations = idsTo('twice@example.com');
    const [office, ...again] = idsTo('sales@example.com');
    expect(confirmations.length).toBeGreaterThan(1);
    expect(new Set(confirmations)).toEqual(new Set([expect.stringMatching(/^<.+@example\.com>$/)]));
    expect(new Set(again)).toEqual(new Set([office]));
    expect(confirmations).not.toContain(office);
    const token = await signIn(site);
    const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes`, { token });
    const json = { letter: 'office' };
    await ask(`${site.url}/api/admin/quotes/${body.items[0]?.id}/resend`, { token, json });
    await allSent(site.url, 2);
    expect(idsTo('sales@example.com').at(-1)).not.toBe(office);
    await site.stop();
  });

  it('is not sent again because the database was away when it was to be noted', async () => {
    const set = await startReplicaSet(await testFolder('noted'), 1, ['--setParameter', 'enableTestCommands=1']);
    const site = await startTestSite('noted', { MONGODB_URI: set.uriOf('site'), SMTP_URL: mailbox.url });
    const admin = set.client.db('admin');
    const noPrimary = { failCommands: ['update'], errorCode: 189, namespace: 'site.quotes' };
    const { count } = await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data: noPrimary });
    await send(site.url, 'noted@example.com');
    await admin.command({ waitForFailPoint: 'failCommand', timesEntered: count + 12, maxTimeMS: 50_000 });
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    await allSent(site.url, 2);
    await site.stop();
    await set.stop();
    expect(mailbox.letters).toHaveLength(2);
  });
});
