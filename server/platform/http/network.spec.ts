import * as fc from 'fast-check';

import { networkOf } from './network.js';

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['192.0.2.1:80', 'unknown'],
    ['[2001:db8::1]', 'unknown'],
    ['localhost', 'unknown'],
    ['1.2.3', 'unknown'],
  ])('of %j is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('of an IPv4 address is that address, also where it comes as an IPv6 one', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(address)).toBe(address);
        expect(networkOf(`::ffff:${address}`)).toBe(address);
      }),
    );
  });

  it('of an IPv6 address is told by its first half alone, however it is written', () => {
    const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        fc.pre(network.some((each) => each !== '0'));
        const write = (last: string[]) => [...network, ...last].join(':');
        const short = new URL(`http://[${write(other)}]`).hostname.slice(1, -1);
        expect(networkOf(write(one))).toBe(`${network.join(':')}::/64`);
        expect(networkOf(short.toUpperCase())).toBe(networkOf(write(one)));
      }),
    );
  });

  it('of anything at all is short', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.ipV6(), fc.string({ unit: fc.constantFrom(...'0f:.%[]') })),
        (text) => {
          expect(networkOf(text).length).toBeLessThan(25);
        },
      ),
    );
  });
});
