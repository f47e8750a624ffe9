import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { UntrustedProxy } from './untrusted-proxy.js';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket: { remoteAddress } }) as never;
const nobody = () => false;

describe('a proxy that is not trusted', () => {
  let said: unknown[];

  beforeEach(() => {
    said = [];
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void said.push(line));
  });

  afterEach(() => jest.restoreAllMocks());

  it.each(['127.0.0.1', '::ffff:172.18.0.2', '10.0.0.7', '::1', 'fd00::2'])('at %s is told once', (address) => {
    const proxy = new UntrustedProxy();
    for (const visitor of ['203.0.113.1', '203.0.113.2']) proxy.notice(from(address, visitor), nobody);
    expect(proxy.found).toBe(address.replace('::ffff:', ''));
    expect(said).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it.each([
    ['a trusted one', from('10.0.0.7', '203.0.113.1'), () => true],
    ['a visitor without one', from('127.0.0.1'), nobody],
    ['a stranger who writes its header', from('203.0.113.9', '198.51.100.1'), nobody],
    ['a connection that is gone', { headers: { 'x-forwarded-for': '1.2.3.4' }, socket: {} } as never, nobody],
  ])('is none: %s', (_, request, isTrusted) => {
    const proxy = new UntrustedProxy();
    proxy.notice(request, isTrusted);
    expect([proxy.found, said]).toEqual([undefined, []]);
  });
});
