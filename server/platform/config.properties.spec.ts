import { ExpressAdapter } from '@nestjs/platform-express';
import * as fc from 'fast-check';

import { ConfigError, loadConfig, settings } from './config.js';

const names = Object.values(settings).map(({ name }) => name);
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '0',
    '1',
    '-1',
    '1e3',
    '0x10',
    '80.5',
    'Infinity',
    'production',
    'info',
    'loopback, 10.0.0.0/8',
    'a@example.com',
  ),
  fc.constantFrom(
    'https://',
    'https://www.example.com/',
    'http://a b',
    'mongodb://a,b/site',
    'smtp://x',
    'javascript:alert(1)',
  ),
  fc.stringMatching(/^[a-f]{30,40}(?:,[a-f]{30,40})?$/),
);
const environment = fc.dictionary(fc.constantFrom(...names), value);

/** The settings, or what is wrong with them. */
function read(given: Record<string, string>): { config?: ReturnType<typeof loadConfig>; error?: unknown } {
  try {
    return { config: loadConfig(given) };
  } catch (error) {
    return { error };
  }
}

describe('loadConfig', () => {
  it('reads settings that hold what they promise, or names what is wrong, whatever is set', () => {
    fc.assert(
      fc.property(environment, (given) => {
        const { config, error } = read(given);
        expect(config !== undefined || error instanceof ConfigError).toBe(true);
        const problems = error instanceof ConfigError ? error.problems : [];
        expect(problems.filter((problem) => !names.some((name) => problem.startsWith(`${name} must `)))).toEqual([]);
        if (!config) return;
        expect(Number.isInteger(config.port) && config.port >= 0 && config.port <= 65_535).toBe(true);
        expect(['http:', 'https:']).toContain(new URL(config.publicUrl).protocol);
        expect(config.publicUrl.endsWith('/')).toBe(false);
        expect(config.signingKeys.every((key) => key.length >= 32)).toBe(true);
        expect(config.mailFrom + config.quoteMailbox).not.toMatch(/[\r\n]/);
        for (const limit of [config.loginTries, config.quotesPerHour, config.apiRequestsPerMinute, config.sessionHours])
          expect(limit).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  it('shows no secret in what it says is wrong', () => {
    const secrets = ['JWT_SECRET', 'ADMIN_INITIAL_PASSWORD', 'MONGODB_URI', 'SMTP_URL'];
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.stringMatching(/^hidden[a-z:/@]{0,20}$/), (name, secret) => {
        const { error } = read({ [name]: secret, PORT: 'x' });
        expect(String(error)).not.toContain('hidden');
      }),
    );
  });

  it('takes no proxies that the framework would not take', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom('::ffff:192.0.2.1', 'fe80::1%eth0', 'loopback', '1'),
    );
    const bits = fc.oneof(fc.integer({ min: -1, max: 140 }).map(String), fc.constantFrom('', '08', '255.0.0.0'));
    const proxy = fc.tuple(address, fc.option(bits)).map(([from, size]) => (size === null ? from : `${from}/${size}`));
    const list = fc.array(proxy, { minLength: 1, maxLength: 3 }).map((proxies) => proxies.join(', '));
    fc.assert(
      fc.property(fc.oneof(proxy, list, fc.string()), (given) => {
        const { config } = read({ TRUST_PROXY: given });
        expect(() => config && new ExpressAdapter().set('trust proxy', config.trustProxy)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('takes each whole number in its bounds and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 70_000 }), (port) => {
        expect(read({ PORT: String(port) }).config?.port).toBe(port >= 0 && port <= 65_535 ? port : undefined);
      }),
    );
  });
});
