import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';

import { ConfigError, loadConfig, settings } from './config.js';

/** Problems of this environment, a line for each. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe('loadConfig', () => {
  it('needs nothing to be set', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      mongodbUri: undefined,
      smtpUrl: undefined,
      trustProxy: 0,
      isProduction: false,
      dataFolder: resolve('data'),
    });
  });

  it('takes blank variables for unset ones', () => {
    expect(loadConfig({ PORT: ' ', SMTP_URL: '', JWT_SECRET: '  ' })).toMatchObject({
      port: 8080,
      signingKeys: [],
    });
  });

  it('describes the routes of administrators unless in production, or as it is told', () => {
    expect(loadConfig({}).apiDocs).toBe('all');
    expect(loadConfig({ NODE_ENV: 'production' }).apiDocs).toBe('public');
    expect(loadConfig({ NODE_ENV: 'production', API_DOCS: 'all' }).apiDocs).toBe('all');
    expect(loadConfig({ API_DOCS: 'public' }).apiDocs).toBe('public');
  });

  it('has a mail server where SMTP_URL is set', () => {
    expect(loadConfig({}).hasMailServer).toBe(false);
    expect(loadConfig({ SMTP_URL: 'smtp://mail.example.com' }).hasMailServer).toBe(true);
  });

  it.each(['ab#cd', 'ab/cd', 'ab?cd', '100%off', '12#34', '12/34', '12?34', 'ab%ff', 'a@b#c'])(
    'tells to percent-encode the password %p of the mail server, without showing it',
    (password) => {
      const [problem = '', ...others] = problemsOf({ SMTP_URL: `smtp://site:${password}@mail.example.com:587` });
      expect(problem).toMatch(/^SMTP_URL must .*percent-encoded: # as %23/);
      expect([problem.includes(password), others]).toEqual([false, []]);
    },
  );

  it('knows where the virus scanner listens, and tells what is none', () => {
    expect(loadConfig({}).clamd).toBeUndefined();
    const placeOf = (CLAMD: string) => loadConfig({ CLAMD }).clamd;
    expect(placeOf('clamd:3310')).toEqual({ host: 'clamd', port: 3310 });
    expect(placeOf('10.0.0.7:3310')).toEqual({ host: '10.0.0.7', port: 3310 });
    expect(placeOf('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
    expect(placeOf('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
    for (const CLAMD of [
      'clamd',
      'clamd:',
      ':3310',
      'clamd:0',
      'clamd:65536',
      'unix:clamd.ctl',
      'unix:',
      'a b:1',
      '::1:3310',
    ])
      expect({ CLAMD, problems: problemsOf({ CLAMD }) }).toEqual({
        CLAMD,
        problems: [expect.stringContaining('CLAMD must be host:port')],
      });
  });

  it('reads several signing keys in their order', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(loadConfig({ JWT_SECRET: `${first}, ${second}` }).signingKeys).toEqual([first, second]);
  });

  it('takes the slash off the public address', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://www.example.com//' }).publicUrl).toBe('https://www.example.com');
  });

  it.each([
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['API_DOCS', 'off'],
    ['PUBLIC_URL', 'ftp://www.example.com'],
    ['PUBLIC_URL', 'https://'],
    ['SMTP_URL', 'mail.example.com:587'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['MONGODB_URI', 'db.example.com'],
    ['MAIL_FROM', 'website'],
    ['QUOTE_MAILBOX', 'sales@example.com\r\nBcc: x@example.com'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', `${'x'.repeat(32)}, short`],
    ['JWT_SECRET', `${'x'.repeat(32)},`],
    ['ADMIN_INITIAL_PASSWORD', '    '],
    ['ADMIN_INITIAL_PASSWORD', '\u3000\u3000\u3000\u3000'],
    ['ADMIN_INITIAL_PASSWORD', '\u3164\u200B\u2060\u00AD'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'a long one with blanks'],
    ['ADMIN_INITIAL_PASSWORD', '123'],
    ['ADMIN_INITIAL_PASSWORD', 'x'.repeat(201)],
    ['NODE_ENV', 'prod'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '::1/0'],
    ['LOGIN_TRIES', '0'],
    ['QUOTE_RETENTION_DAYS', '0'],
    ['QUOTE_RETENTION_DAYS', 'never'],
    ['PRIVACY_BASIS', 'contract'],
    ['WEBHOOK_URL', 'ftp://erp.example.com'],
    ['WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['WEBHOOK_SECRET', `whsec_${'A'.repeat(88)}`],
    ['WEBHOOK_NETWORK', 'private'],
  ])('refuses %s=%j by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} must `)]);
  });

  it.each([
    ['MONGODB_URI', 'mongodb://a:27017,b:27017/site?replicaSet=rs0'],
    ['MONGODB_URI', 'mongodb+srv://user@cluster.example.com/site'],
    ['MAIL_FROM', 'Saegil <website@example.com>'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, fd00::/8'],
    ['TRUST_PROXY', '2'],
    ['SMTP_URL', 'smtps://user:pass%40word@mail.example.com'],
    ['SMTP_URL', 'smtp://kim@example.com:a:b%23%2F%3F%25@mail.example.com:587'],
  ])('takes %s=%j', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it('takes a receiver of webhooks with a secret, and one without TLS only in any network', () => {
    const WEBHOOK_SECRET = `whsec_${'A'.repeat(32)}`;
    const [secure, plain] = ['https://erp.example.com/hook', 'http://erp:3000'];
    expect(problemsOf({ WEBHOOK_URL: secure, WEBHOOK_SECRET })).toEqual([]);
    expect(problemsOf({ WEBHOOK_URL: secure })).toEqual(['WEBHOOK_SECRET must be set where WEBHOOK_URL is']);
    expect(problemsOf({ WEBHOOK_URL: plain, WEBHOOK_SECRET })).toEqual([
      'WEBHOOK_URL must be an address beginning with https:// unless WEBHOOK_NETWORK is any',
    ]);
    expect(problemsOf({ WEBHOOK_URL: plain, WEBHOOK_SECRET, WEBHOOK_NETWORK: 'any' })).toEqual([]);
  });

  it('names all problems at once, and shows no secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      JWT_SECRET: `${'hidden'.repeat(6)}, hidden`,
      METRICS_TOKEN: 'hidden',
      SMTP_URL: 'hidden',
      MONGODB_URI: 'hidden',
      WEBHOOK_URL: 'hidden',
    });
    expect(problems).toHaveLength(6);
    expect(problems.join('\n')).toContain('"x"');
    expect(problems.join('\n')).not.toContain('hidden');
  });
});

describe('the table of settings in docs/operate.md', () => {
  const documented = Object.values(settings).filter(({ name }) => name !== 'PATH');

  it.each(documented.map(({ name, fallback }) => [name, fallback]))(
    'says that %s is %j by default',
    async (name, fallback) => {
      const document = await readFile(resolve('docs/operate.md'), 'utf8');
      const cells = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
      const [, , shown] = cells.find((row) => row[1] === name) ?? [];
      expect(shown?.replace(/^[–-]$/, '')).toBe(fallback.replace(homedir(), '~'));
    },
  );
});
