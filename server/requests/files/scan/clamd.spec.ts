import { Readable } from 'node:stream';

import { startClamd } from '../../../../test/support/site/clamd.js';
import type { FakeClamd } from '../../../../test/support/site/clamd.js';

import { findVirus, Undecided } from './clamd.js';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.close());

const sent = (...pieces: (string | Buffer)[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

describe('findVirus', () => {
  it('sends the whole file, and finds nothing in a clean one', async () => {
    const large = Buffer.alloc(3_000_000, 'drawing ');
    expect(await findVirus(clamd.place, sent('%PDF', large, '%%EOF'))).toBeUndefined();
    expect(clamd.seen.at(-1)?.equals(Buffer.concat([Buffer.from('%PDF'), large, Buffer.from('%%EOF')]))).toBe(true);
  });

  it('tells what was found, however the file was cut on its way', async () => {
    expect(await findVirus(clamd.place, sent('a', 'EIC', 'AR', 'b'))).toBe('Eicar-Test-Signature');
  });

  it('is undecided about what the scanner cannot tell, also if that stops reading', async () => {
    await expect(findVirus(clamd.place, sent('BROKEN'))).rejects.toThrow(Undecided);
    clamd.limit(1000);
    const endless = Readable.from(
      (async function* () {
        for (let piece = 0; piece < 200; piece += 1) yield Buffer.alloc(65_536);
      })(),
    );
    await expect(findVirus(clamd.place, endless)).rejects.toThrow(/limit exceeded|EPIPE|ECONNRESET|hung up/);
    clamd.limit(undefined);
  });

  it('fails where nobody listens, where the scanner hangs up, and where the file cannot be read', async () => {
    await expect(findVirus({ path: '/nowhere/clamd.ctl' }, sent('a'))).rejects.toThrow(/ENOENT/);
    await expect(findVirus(clamd.place, sent('HANG UP'))).rejects.toThrow('clamd hung up');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('a');
        throw new Error('no disk');
      })(),
    );
    await expect(findVirus(clamd.place, broken)).rejects.toThrow('no disk');
  });
});
