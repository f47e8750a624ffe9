import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { signedHeaders } from '../../server/platform/webhook/signature.js';
import type { WebhookAnswer, WebhookState } from '../../shared/admin/webhook.types.js';
import type { DeliveryState } from '../../shared/requests/quotes.types.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { answerOf, answersAt } from '../support/makers/answers.js';
import { quoteRequest } from '../support/makers/factories.js';
import { ask, eventually, runJob, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const SECRET = `whsec_${Buffer.alloc(24, 'key').toString('base64')}`;

let site: TestSite;
let token: string;
/** The receiver's answer, and what it has seen. */
let status: number;
/** A type that the receiver refuses. */
let unwanted: string;
const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    seen.push({ headers: request.headers, body });
    response.writeHead(body.startsWith(`{"type":"${unwanted}"`) ? 422 : status).end();
  });
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  site = await startTestSite('webhook', {
    WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_NETWORK: 'any',
    PUBLIC_URL: 'https://www.example.com',
    QUOTES_PER_HOUR: '100',
  });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
  receiver.close();
});

beforeEach(() => {
  status = 204;
  unwanted = '';
  seen.length = 0;
});

const announced = async (reference: string) => (await inInbox(site, reference, token)).announcements;
const become = (reference: string, ...states: DeliveryState[]) =>
  eventually(
    () => announced(reference),
    (found) => JSON.stringify(found.map(({ state }) => state)) === JSON.stringify(states),
  );
/** Has waiting announcements tried now, until this one's have these states. */
const retried = (reference: string, ...states: DeliveryState[]) =>
  runJob(
    site,
    'webhook',
    async () => JSON.stringify((await announced(reference)).map(({ state }) => state)) === JSON.stringify(states),
  );
const state = async () => (await ask<WebhookState>(`${site.url}/api/admin/webhook`, { token })).body;
const bodies = () => seen.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
const refused = async (changes: Record<string, unknown> = {}) => {
  status = 500;
  const sent = await sendRequest(site, changes);
  await become(sent.reference, 'retrying');
  return sent;
};

describe('a new request', () => {
  it('is announced, signed, with what was asked, as often as it takes and under one id', async () => {
    const { reference } = await refused({ products: ['gas-cooler'] });
    expect(await announced(reference)).toEqual([
      {
        type: 'request.received',
        at: expect.any(String),
        state: 'retrying',
        attempts: expect.any(Number),
        lastError: 'HTTP 500',
        sentAt: null,
      },
    ]);
    expect(await state()).toMatchObject({ waiting: 1, failed: 0, last: { state: 'retrying', lastError: 'HTTP 500' } });
    status = 204;
    await retried(reference, 'sent');
    expect(await state()).toMatchObject({ waiting: 0, last: { state: 'sent', lastError: null } });
    expect(seen.length).toBeGreaterThan(1);
    const { headers = {}, body = '' } = seen.at(-1) ?? {};
    expect(new Set(seen.map((each) => each.headers['webhook-id'])).size).toBe(1);
    const signed = signedHeaders(
      SECRET,
      String(headers['webhook-id']),
      Number(headers['webhook-timestamp']) * 1000,
      body,
    );
    expect(headers['webhook-signature']).toBe(signed['webhook-signature']);
    const { id } = await inInbox(site, reference, token);
    expect(JSON.parse(body)).toEqual({
      type: 'request.received',
      timestamp: expect.any(String),
      data: {
        reference,
        receivedAt: expect.any(String),
        language: 'ko',
        products: ['gas-cooler'],
        fields: quoteRequest(),
        url: `https://www.example.com/ko/manage?tab=quotes&quote=${id}`,
      },
    });
  });

  it('is given up after as many attempts as a letter', async () => {
    const { reference } = await refused();
    const last = { 'announcements.0.delivery.attempts': 79 };
    await site.database.collection('quotes').updateOne({ reference }, { $set: last });
    await retried(reference, 'failed');
    expect(await announced(reference)).toMatchObject([{ attempts: 80, lastError: 'HTTP 500' }]);
    expect(await state()).toMatchObject({ waiting: 0, failed: 1 });
    status = 204;
    await ask(`${site.url}/api/admin/webhook/test`, { method: 'POST', token });
    await runJob(site, 'webhook-sweep', async () => (await announced(reference))[0]?.state === 'sent');
    expect(await state()).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('whose job got lost is found by the sweep', async () => {
    const { reference } = await refused();
    await site.database.collection('jobs').deleteMany({ name: 'webhook' });
    status = 204;
    await runJob(site, 'webhook-sweep', async () => (await announced(reference))[0]?.state === 'sent');
  });

  it('that was erased meanwhile is announced no more', async () => {
    const email = 'erased@example.com';
    const { reference } = await refused({ email });
    status = 204;
    seen.length = 0;
    await ask(`${site.url}/api/admin/people/erase`, { json: { email, references: [reference] }, token });
    await runJob(
      site,
      'webhook',
      async () => (await site.database.collection('jobs').countDocuments({ name: 'webhook' })) === 0,
    );
    expect(seen).toEqual([]);
  });

  it('of a robot is not announced', async () => {
    await sendRequest(site, { website: 'https://spam.example.com' });
    const { reference } = await sendRequest(site);
    await become(reference, 'sent');
    expect(bodies().map(({ data }) => data.reference)).toEqual([reference]);
  });
});

describe('what a sender adds', () => {
  it('is announced after the request, and an acceptance as one', async () => {
    const sent = await sendRequest(site);
    await sent.correct('The hot side is 110 °C.');
    await become(sent.reference, 'sent', 'sent');
    const { id } = await inInbox(site, sent.reference, token);
    await answersAt(site, token, id).send(answerOf({ seen: 1 }));
    expect((await sent.reply('acceptance', 'We take it.')).status).toBe(200);
    await become(sent.reference, 'sent', 'sent', 'sent');
    expect(bodies().map(({ type, data }) => [type, data.reference, data.added])).toEqual([
      ['request.received', sent.reference, undefined],
      [
        'request.added',
        sent.reference,
        { kind: 'correction', text: 'The hot side is 110 °C.', files: [], quotation: '' },
      ],
      ['quotation.accepted', sent.reference, { kind: 'acceptance', text: 'We take it.', files: [], quotation: '' }],
    ]);
  });
});

describe('a refused announcement', () => {
  it('does not hold up those after it', async () => {
    const sent = await sendRequest(site);
    await become(sent.reference, 'sent');
    unwanted = 'request.added';
    await sent.correct('The hot side is 110 °C.');
    await become(sent.reference, 'sent', 'retrying');
    const { id } = await inInbox(site, sent.reference, token);
    await answersAt(site, token, id).send(answerOf({ seen: 1 }));
    expect((await sent.reply('acceptance', 'We take it.')).status).toBe(200);
    await retried(sent.reference, 'sent', 'retrying', 'sent');
  });
});

describe('a test webhook', () => {
  it('tells what the receiver answers', async () => {
    const test = async () =>
      (await ask<WebhookAnswer>(`${site.url}/api/admin/webhook/test`, { method: 'POST', token })).body;
    expect(await test()).toEqual({ outcome: 'accepted', answer: 'HTTP 204' });
    expect(bodies()).toMatchObject([{ type: 'test', data: {} }]);
    status = 401;
    expect(await test()).toEqual({ outcome: 'refused', answer: 'HTTP 401' });
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    expect(await test()).toEqual({ outcome: 'unreachable', answer: expect.stringContaining('ECONNREFUSED') });
  });
});
