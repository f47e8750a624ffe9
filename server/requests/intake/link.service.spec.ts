import * as fc from 'fast-check';

import type { SigningService } from '../../access/sessions/signing.service.js';

import { RequestLinkService } from './link.service.js';

const NOBODY = '0'.repeat(24);

/** Links under this key, as a site makes them that has stored it. */
async function linksUnder(key: string): Promise<RequestLinkService> {
  const links = new RequestLinkService({ lastingKey: async () => key } as unknown as SigningService); // all it asks for
  await links.onModuleInit();
  return links;
}

const id = fc.stringMatching(/^[\da-f]{24}$/);

describe('a link to a request', () => {
  it('leads to its request, in either language', async () => {
    const links = await linksUnder('key');
    fc.assert(
      fc.property(id, (known) => {
        const token = links.tokenOf(known);
        expect(token).toMatch(/^[\w-]{40}$/);
        expect(links.idIn(token)).toBe(known);
        expect(links.path(known, 'en')).toBe(`/en/requests/${token}`);
      }),
    );
  });

  it('leads to nobody once one character of it is another, at whichever place', async () => {
    const links = await linksUnder('key');
    const token = links.tokenOf('6b012d9c69a50bf8d90573d9');
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let place = 0; place < token.length; place += 1) {
      for (const other of [...characters].filter((each) => each !== token[place])) {
        const forged = token.slice(0, place) + other + token.slice(place + 1);
        expect({ place, other, id: links.idIn(forged) }).toEqual({ place, other, id: NOBODY });
      }
    }
  });

  it('leads to nobody when it is no link of ours, whatever it is', async () => {
    const links = await linksUnder('key');
    const token = links.tokenOf('6b012d9c69a50bf8d90573d9');
    const others = [token.slice(1), `${token}A`, `${token}=`, `${token} `, token.toLowerCase(), '', '=', '%00'];
    for (const other of others) expect(links.idIn(other)).toBe(NOBODY);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(links.idIn(text)).toBe(NOBODY)));
  });

  it('of another site leads to nobody here', async () => {
    const [ours, others] = await Promise.all([linksUnder('key'), linksUnder('another')]);
    fc.assert(fc.property(id, (known) => expect(ours.idIn(others.tokenOf(known))).toBe(NOBODY)));
  });
});
