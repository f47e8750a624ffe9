import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

import type { AuditPage } from '../../shared/admin/audit.types.js';
import type { ErrorBody } from '../../shared/words/error.types.js';
import type { TestLetterResult } from '../../shared/admin/mail.types.js';
import { ask, signIn } from '../support/site/http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

const path = '/api/admin/test-letter';

const send = (site: TestSite, token: string, json: object = {}, from = '192.0.2.1') =>
  ask<TestLetterResult & ErrorBody>(site.url + path, { json, token, headers: { 'X-Forwarded-For': from } });

const listening = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // a TCP server's address
};
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

type Login = NonNullable<SMTPServerOptions['onAuth']>;
const known: Login = (_login, _session, done) => done(null, { user: 'site' });
const withoutTls: SMTPServerOptions = { allowInsecureAuth: true, disabledCommands: ['STARTTLS'], onAuth: known };

describe('a test letter', () => {
  let site: TestSite;
  let token: string;
  let port: number;
  const letters: string[] = [];

  /** Puts a mail server where the site expects one, while the work lasts. */
  async function meanwhile(options: SMTPServerOptions, work: () => Promise<void>): Promise<void> {
    const onData: SMTPServerOptions['onData'] = (stream, _session, done) =>
      void text(stream).then((letter) => done(letters.push(letter) > 0 ? null : undefined), done);
    // Its own certificate is known to nobody, which is what we want: `logger` has it say no more about that.
    const server = new SMTPServer({ onData, logger: false, ...options });
    server.on('error', () => undefined); // a client that does not trust it
    await listening(server.server, port);
    await work().finally(() => new Promise<void>((resolve) => server.close(() => resolve())));
  }

  beforeAll(async () => {
    const free = createServer();
    port = await listening(free);
    free.close();
    site = await startTestSite('test-letter', {
      SMTP_URL: `smtp://site:secret-of-smtp@127.0.0.1:${port}`,
      QUOTE_MAILBOX: 'office@example.com',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '1',
    });
    token = await signIn(site);
  });

  afterAll(() => site?.stop());

  it('goes to the office unless another address is typed, and is noted', async () => {
    await meanwhile(withoutTls, async () => {
      for (const [json, to] of [
        [{}, 'office@example.com'],
        [{ to: ' ' }, 'office@example.com'],
        [{ to: 'jiwoo.kim@example.com' }, 'jiwoo.kim@example.com'],
      ] as const) {
        const { status, body } = await send(site, token, json);
        expect({ status, body }).toEqual({
          status: 200,
          body: { outcome: 'accepted', to, answer: expect.stringMatching(/^250/) },
        });
        expect(letters.at(-1)).toContain(`To: ${to}`);
      }
      for (const to of ['nobody', 0, {}, ['a@example.com'], 'a@example.com\r\nBcc: b@example.com', 'a@b.com, c@d.com'])
        expect(await send(site, token, { to })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    });
    expect(letters).toHaveLength(3);
    const { body } = await ask<AuditPage>(`${site.url}/api/admin/audit?kind=settings`, { token });
    expect(body.items.map(({ action, outcome }) => `${action} ${outcome}`).toReversed()).toEqual([
      ...Array.from({ length: 3 }, () => 'mail.test done'),
      ...Array.from({ length: 6 }, () => 'mail.test failed'),
    ]);
    expect(site.output()).not.toContain('jiwoo.kim@example.com');
  });

  it('is refused to an address that asks for many, and to no other', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push((await send(site, token, {}, '192.0.2.2')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await send(site, token, {}, '192.0.2.3')).status).toBe(200);
  });

  it('tells what the mail server said against it', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_to, _session, done) => done(refusal(550, 'No such mailbox here'));
    await meanwhile({ ...withoutTls, onRcptTo }, async () => {
      expect((await send(site, token, {}, '192.0.2.3')).body).toEqual({
        outcome: 'refused',
        to: 'office@example.com',
        answer: '550 No such mailbox here',
      });
    });
  });

  it('tells that the mail server refuses the login, and keeps the password to itself', async () => {
    const onAuth: Login = (_login, _session, done) => done(refusal(535, 'Wrong user or password'));
    await meanwhile({ ...withoutTls, onAuth }, async () => {
      const { body } = await send(site, token, {}, '192.0.2.3');
      expect(body).toMatchObject({ outcome: 'login_refused', answer: '535 Wrong user or password' });
      expect(JSON.stringify(body) + site.output()).not.toContain('secret-of-smtp');
    });
  });

  it('tells that there is no secure connection to a server whose certificate nobody knows', async () => {
    await meanwhile({ onAuth: known }, async () => {
      const { body } = await send(site, token, {}, '192.0.2.3');
      expect(body).toMatchObject({ outcome: 'tls_failed', answer: expect.stringContaining('certificate') });
    });
  });

  it('tells that no mail server answers, where nobody listens and where somebody is silent', async () => {
    expect((await send(site, token, {}, '192.0.2.3')).body).toMatchObject({
      outcome: 'unreachable',
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    const held: Socket[] = [];
    const silent = createServer((socket) => held.push(socket));
    await listening(silent, port);
    expect((await send(site, token, {}, '192.0.2.3')).body.outcome).toBe('unreachable');
    for (const socket of held) socket.destroy();
    silent.close();
  });
});
