import type { TestLetterResult } from '../../shared/admin/mail.types.js';
import type { WebhookState } from '../../shared/admin/webhook.types.js';
import { inInbox, sendRequest } from '../support/browser/sent-request.js';
import { ask, signIn } from '../support/site/http.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('without-settings', { LOGIN_TRIES: '2' });
  token = await signIn(site);
});

afterAll(async () => {
  await site?.stop();
});

describe('GET /metrics where no token is set', () => {
  it('is nothing, whoever asks', async () => {
    for (const options of [{}, { token: 'what-prometheus-sends' }, { token: 'undefined' }]) {
      const { status, body } = await ask(`${site.url}/metrics`, options);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    }
  });
});

describe('TLS', () => {
  it('is not asked for where the site is not reached by it', async () => {
    for (const path of ['/ko', '/', '/api/health']) {
      const { headers } = await askRaw(site.url, path);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect(String(headers['set-cookie'])).not.toContain('Secure');
    }
  });
});

describe('a test letter without a mail server', () => {
  it('is not sent, and the session says that there is none', async () => {
    const json = { to: 'jiwoo.kim@example.com' };
    const { body: result } = await ask<TestLetterResult>(`${site.url}/api/admin/test-letter`, { json, token });
    expect(result).toEqual({ outcome: 'no_mail_server', to: 'jiwoo.kim@example.com', answer: '' });
    const { body } = await ask<object>(`${site.url}/api/admin/session`, { token });
    expect(body).toMatchObject({
      hasMailServer: false,
      hasUntrustedProxy: false,
      version: expect.stringMatching(/^\d/),
    });
  });
});

describe('a webhook without a receiver', () => {
  it('is off: requests are not announced, and no job asks for it', async () => {
    const { body } = await ask<WebhookState>(`${site.url}/api/admin/webhook`, { token });
    expect(body).toEqual({ host: null, waiting: 0, failed: 0, last: null });
    const { reference } = await sendRequest(site);
    expect((await inInbox(site, reference, token)).announcements).toEqual([]);
    const stored = await site.database.collection('quotes').findOne({ reference });
    expect(stored).not.toHaveProperty('announcements');
    expect(await site.database.collection('jobs').countDocuments({ name: /^webhook/ })).toBe(0);
  });
});

describe('POST /api/admin/login where there is no proxy', () => {
  it('does not believe what a caller says of its address, and the session says so', async () => {
    const statuses = [];
    for (const last of [1, 2, 3]) {
      const headers = { 'X-Forwarded-For': `192.0.2.${last}` };
      statuses.push((await ask(`${site.url}/api/admin/login`, { json: { password: 'x' }, headers })).status);
    }
    expect(statuses).toEqual([403, 403, 429]);
    const { body } = await ask<object>(`${site.url}/api/admin/session`, { token });
    expect(body).toMatchObject({ hasUntrustedProxy: true });
  });
});
