import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { LETTERS_HEADER } from '../../shared/requests/quotes.types.js';
import type { QuotePage, QuoteReceipt } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startReplicaSet } from '../support/site/replica-set.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let mailbox: Mailbox;

/** Opens a mail server for each test, where each has servers of its own. */
function openForEach(): void {
  beforeEach(async () => {
    mailbox = await openMailbox();
  });

  afterEach(async () => {
    await mailbox.close();
  });
}

const send = async (url: string, email: string) =>
  (await ask<QuoteReceipt>(`${url}/api/quotes`, { json: quoteRequest({ email }) })).body.reference;

/** The states of all letters, or of those of one request. */
const deliveries = async (url: string, reference?: string) => {
  const token = await signIn({ url });
  const { body } = await ask<QuotePage>(`${url}/api/admin/quotes${reference ? `?q=${reference}` : ''}`, { token });
  return body.items.flatMap((item) => [item.deliveries.office.state, item.deliveries.confirmation.state]);
};

const allAre = (state: string, url: string, count: number, reference?: string) =>
  eventually(
    () => deliveries(url, reference),
    (states) => states.length === count && states.every((each) => each === state),
  );

describe('letters', () => {
  const shared: Record<string, string> = {};
  let site: TestSite;

  beforeAll(async () => {
    mailbox = await openMailbox();
    Object.assign(shared, { MONGODB_URI: testDatabaseUri('waiting'), SMTP_URL: mailbox.url });
    site = await startTestSite('waiting', shared);
  });

  afterEach(() => {
    mailbox.refuse(undefined);
  });

  afterAll(async () => {
    await site?.stop();
    await mailbox?.close();
  });

  const lettersOf = (reference: string) => mailbox.letters.filter(({ subject }) => subject?.includes(reference));

  it('are sent once each by two servers on one database', async () => {
    // It looks for jobs as seldom as the product does.
    const other = await startTestSite('other', { ...shared, JOBS_POLL_MS: '' });
    const urls = Array.from({ length: 20 }, (_, index) => (index % 2 ? site.url : other.url));
    const references = await Promise.all(urls.map((url, index) => send(url, `visitor${index}@example.com`)));
    expect(new Set(references).size).toBe(20);
    await allAre('sent', site.url, 40);
    const subjects = mailbox.letters.map(({ subject }) => subject);
    expect(subjects).toHaveLength(40);
    expect(new Set(subjects).size).toBe(40);
    await other.stop();
  });

  it('are sent once to a mail server that looks through them for long', async () => {
    let release = () => {};
    mailbox.hold(new Promise<void>((resolve) => (release = resolve)));
    const reference = await send(site.url, 'slow@example.com');
    await mailbox.letterTo('slow@example.com');
    const quote = await site.database.collection('quotes').findOne({ reference });
    const ofIt = { name: 'quote-letter', 'data.quoteId': String(quote?._id) };
    const jobs = site.database.collection('jobs');
    const locks = async () => (await jobs.find(ofIt).toArray()).map((job) => Number(job.lockedAt));
    const first = await locks();
    expect(first).toHaveLength(2);
    // Another server that looks for the jobs of dead ones sees that this one lives.
    await eventually(locks, (later) => later.length === 2 && Math.min(...later) > Math.max(...first));
    release();
    await allAre('sent', site.url, 2, reference);
    expect(lettersOf(reference)).toHaveLength(2);
  });

  it('have one job each, whoever finds that they are to be sent', async () => {
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    const reference = await send(site.url, 'once@example.com');
    const quote = await site.database.collection('quotes').findOne({ reference });
    const jobs = site.database.collection('jobs');
    const job = await jobs.findOne({ name: 'quote-letter', 'data.quoteId': String(quote?._id) });
    await expect(jobs.insertOne({ name: job?.name, data: job?.data })).rejects.toMatchObject({ code: 11_000 });
  });

  it('can be told by their id when they go out again; one that is sent again by hand is another', async () => {
    mailbox.refuse({ responseCode: 451, message: 'Later', isKept: true });
    const reference = await send(site.url, 'twice@example.com');
    const idsTo = (address: string) => {
      const letters = mailbox.lettersTo(address).filter(({ subject }) => subject?.includes(reference));
      return letters.map(({ messageId }) => messageId);
    };
    await allAre('retrying', site.url, 2, reference);
    mailbox.refuse(undefined);
    await allAre('sent', site.url, 2, reference);
    const confirmations = idsTo('twice@example.com');
    const [office, ...again] = idsTo('sales@example.com');
    expect(confirmations.length).toBeGreaterThan(1);
    expect(new Set(confirmations)).toEqual(new Set([expect.stringMatching(/^<.+@example\.com>$/)]));
    expect(new Set(again)).toEqual(new Set([office]));
    expect(confirmations).not.toContain(office);
    const token = await signIn(site);
    const { body } = await ask<QuotePage>(`${site.url}/api/admin/quotes?q=${reference}`, { token });
    const json = { letter: 'office' };
    await ask(`${site.url}/api/admin/quotes/${body.items[0]?.id}/resend`, { token, json });
    await allAre('sent', site.url, 2, reference);
    expect(idsTo('sales@example.com').at(-1)).not.toBe(office);
  });

  it('are sent once by the next server when this one is killed, also where their jobs got lost', async () => {
    mailbox.refuse({ responseCode: 451, message: 'Later' });
    const references = [await send(site.url, 'patient@example.com'), await send(site.url, 'lost@example.com')];
    for (const reference of references) await allAre('retrying', site.url, 2, reference);
    const lost = await site.database.collection('quotes').findOne({ reference: references[1] });
    const { deletedCount } = await site.database.collection('jobs').deleteMany({ 'data.quoteId': String(lost?._id) });
    expect(deletedCount).toBe(2);
    await site.stop('SIGKILL');
    mailbox.refuse(undefined);
    site = await startTestSite('waiting', shared);
    for (const reference of references) {
      await allAre('sent', site.url, 2, reference);
      expect(lettersOf(reference)).toHaveLength(2);
    }
  }, 120_000);
});

describe('letters without a mail server', () => {
  openForEach();

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
  openForEach();

  it('is not sent again because the database was away when it was to be noted', async () => {
    const set = await startReplicaSet(await testFolder('noted'), 1, ['--setParameter', 'enableTestCommands=1']);
    const site = await startTestSite('noted', { MONGODB_URI: set.uriOf('site'), SMTP_URL: mailbox.url });
    const admin = set.client.db('admin');
    const noPrimary = { failCommands: ['update'], errorCode: 189, namespace: 'site.quotes' };
    const { count } = await admin.command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data: noPrimary });
    await send(site.url, 'noted@example.com');
    await admin.command({ waitForFailPoint: 'failCommand', timesEntered: count + 12, maxTimeMS: 50_000 });
    await admin.command({ configureFailPoint: 'failCommand', mode: 'off' });
    await allAre('sent', site.url, 2);
    await site.stop();
    await set.stop();
    expect(mailbox.letters).toHaveLength(2);
  });
});
