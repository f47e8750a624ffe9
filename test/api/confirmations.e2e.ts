import type { QuotePage } from '../../shared/requests/quotes.types.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, runJob, signIn } from '../support/site/http.js';
import { openMailbox } from '../support/site/mailbox.js';
import type { Mailbox } from '../support/site/mailbox.js';
import { startTestSite, testDatabaseUri } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const MOST = 3;
const OFFICE = 'office@example.com';

let mailbox: Mailbox;
let sites: TestSite[];
let token: string;

beforeAll(async () => {
  mailbox = await openMailbox();
  const settings = {
    MONGODB_URI: testDatabaseUri('confirmations'),
    SMTP_URL: mailbox.url,
    QUOTE_MAILBOX: OFFICE,
    CONFIRMATIONS_PER_HOUR: String(MOST),
    QUOTES_PER_HOUR: '3',
    TRUST_PROXY: '1',
  };
  sites = [await startTestSite('confirmations-one', settings), await startTestSite('confirmations-two', settings)];
  token = await signIn(site());
});

afterAll(async () => {
  await Promise.all((sites ?? []).map((each) => each.stop()));
  await mailbox?.close();
});

let turn = 0;
/** The servers in turn, as a balancer asks them. */
function site(): TestSite {
  const next = sites[(turn += 1) % sites.length];
  if (!next) throw new Error('There is no site.');
  return next;
}

/** Requests a quote in somebody's name, each time from another address. */
async function requestQuote(email: string): Promise<string> {
  const headers = { 'X-Forwarded-For': `203.0.113.${(turn += 1) % 250}` };
  const json = quoteRequest({ email, company: `company of ${email.toLowerCase()}` });
  const { status, body } = await ask<{ reference: string }>(`${site().url}/api/quotes`, { json, headers });
  expect(status).toBe(201);
  return body.reference;
}

/** States of these requests' confirmations in the inbox, once none waits any more. */
async function confirmationsOf(company: string): Promise<string[]> {
  const { body } = await eventually(
    () => ask<QuotePage>(`${site().url}/api/admin/quotes?q=${encodeURIComponent(company)}`, { token }),
    (page) =>
      page.body.items.every(({ deliveries }) => Object.values(deliveries).every(({ state }) => state !== 'queued')),
  );
  return body.items.map(({ deliveries }) => deliveries.confirmation.state).toSorted();
}

/** Number of letters to an address, however it is capitalized: mail programs change that. */
const countLettersTo = (address: string) =>
  mailbox.letters.filter(({ to }) =>
    [to ?? []].flat().some(({ value }) => value.some((each) => each.address?.toLowerCase() === address)),
  ).length;
const officeLetters = (references: readonly string[]) =>
  mailbox.lettersTo(OFFICE).filter(({ subject = '' }) => references.some((reference) => subject.includes(reference)));

describe('confirmations to one address', () => {
  it('are at most three an hour, whoever asks at whichever server; the office gets every request', async () => {
    const written = ['stranger@example.com', 'Stranger@Example.COM', 'STRANGER@example.com'];
    const references = await Promise.all(
      Array.from({ length: 15 }, (_, index) => requestQuote(written[index % written.length] ?? '')),
    );
    const states = await confirmationsOf('company of stranger@');
    expect(states).toEqual([...Array.from({ length: 12 }, () => 'limited'), 'sent', 'sent', 'sent']);
    expect(countLettersTo('stranger@example.com')).toBe(MOST);
    expect(new Set(officeLetters(references).map(({ subject }) => subject)).size).toBe(15);
  });

  it('do not keep others from theirs, nor the same person under another address', async () => {
    await Promise.all(['other@example.com', 'stranger+2@example.com'].map(requestQuote));
    expect(await confirmationsOf('company of other@')).toEqual(['sent']);
    expect(await confirmationsOf('company of stranger+2@')).toEqual(['sent']);
  });

  it('may be tried again by an administrator, within the same limit', async () => {
    const { body } = await ask<QuotePage>(
      `${site().url}/api/admin/quotes?q=${encodeURIComponent('company of stranger@')}`,
      { token },
    );
    const limited = body.items.find(({ deliveries }) => deliveries.confirmation.state === 'limited');
    const resend = `${site().url}/api/admin/quotes/${limited?.id}/resend`;
    const again = { token, json: { letter: 'confirmation' } };
    expect((await ask(resend, again)).status).toBeLessThan(300);
    expect((await confirmationsOf('company of stranger@')).filter((state) => state === 'sent')).toHaveLength(MOST);
    await sites[0]?.database.collection('rate-limits').deleteMany({ key: /^confirmations/ });
    expect((await ask(resend, again)).status).toBeLessThan(300);
    expect((await confirmationsOf('company of stranger@')).filter((state) => state === 'sent')).toHaveLength(MOST + 1);
  });

  it('are not counted twice when they are tried again', async () => {
    mailbox.refuse({ responseCode: 451, message: 'later' });
    await requestQuote('patient@example.com');
    expect(await confirmationsOf('company of patient@')).toEqual(['retrying']);
    mailbox.refuse(undefined);
    const states = () => confirmationsOf('company of patient@');
    await eventually(states, ([state]) => state === 'sent');
    for (let request = 0; request < MOST; request += 1) await requestQuote('patient@example.com');
    expect(await confirmationsOf('company of patient@')).toEqual(['limited', 'sent', 'sent', 'sent']);
  });

  it('wait while the limit cannot be counted; the request is taken and the office told all the same', async () => {
    const [first] = sites;
    const database = first?.database.db;
    const counts = 'rate-limits';
    // The database refuses the counts of confirmations, and only those.
    await database?.command({ collMod: counts, validator: { key: { $not: /^confirmations/ } } });
    const reference = await requestQuote('unlucky@example.com');
    await eventually(
      async () => officeLetters([reference]),
      (letters) => letters.length > 0,
    );
    expect(mailbox.lettersTo('unlucky@example.com')).toHaveLength(0);
    await database?.command({ collMod: counts, validator: {} });
    if (first) await runJob(first, 'quote-letter', async () => mailbox.lettersTo('unlucky@example.com').length > 0);
    expect(await confirmationsOf('company of unlucky@')).toEqual(['sent']);
  });

  it('leave no address in the counts', async () => {
    const kept = await sites[0]?.database
      .collection('rate-limits')
      .find({ key: /^confirmations/ })
      .toArray();
    expect(kept?.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('@');
  });
});
