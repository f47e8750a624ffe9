import { eventually } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { beginRequestFile, FOOT, sendRequestFile } from '../support/makers/request-files.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const start = (environment: Record<string, string>) =>
  startTestSite('request-files-limits', { UPLOAD_MEGABYTES: '1', TRUST_PROXY: '1', ...environment });

const large = makePdf(900_000);
const [office, home, workshop] = ['203.0.113.7', '198.51.100.9', '192.0.2.8'];

describe('files of one address', () => {
  let site: TestSite;
  let other: TestSite;

  beforeAll(async () => {
    site = await start({ REQUEST_FILES_MEGABYTES_PER_ADDRESS: '2' });
    other = await start({ REQUEST_FILES_MEGABYTES_PER_ADDRESS: '2', MONGODB_URI: site.databaseUri });
  });

  afterAll(async () => {
    await Promise.all([site?.stop(), other?.stop()]);
  });

  it('are refused past the amount of a day, by all servers; other addresses are not', async () => {
    expect((await sendRequestFile(site, 'a.pdf', large, office)).status).toBe(201);
    expect((await sendRequestFile(other, 'b.pdf', large, office)).status).toBe(201);
    const before = await uploadsOf(site);
    for (const each of [site, other]) {
      const refused = await sendRequestFile(each, 'c.pdf', large, office);
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'too_many_requests' });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
    }
    expect(await uploadsOf(site)).toEqual(before);
    // A refused file does not count.
    expect((await sendRequestFile(site, 'small.pdf', makePdf(), office)).status).toBe(201);
    expect((await sendRequestFile(site, 'd.pdf', large, home)).status).toBe(201);
  });

  it('arrive five at once; the next one is told to come again in a moment', async () => {
    const roomy = await start({});
    const sent = Array.from({ length: 5 }, () => beginRequestFile(roomy, large.subarray(0, 1000), large.length));
    const refused = await eventually(
      () => sendRequestFile(roomy, 'a.pdf', makePdf()),
      ({ status }) => status === 429,
    );
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await sendRequestFile(roomy, 'a.pdf', makePdf(), home)).status).toBe(201);
    for (const each of sent) each.end(Buffer.concat([large.subarray(1000), Buffer.from(FOOT)]));
    await eventually(
      () => sendRequestFile(roomy, 'a.pdf', makePdf()),
      ({ status }) => status === 201,
    );
    await roomy.stop();
  });

  it('give way to those of others where twenty arrive: nobody is kept out', async () => {
    const roomy = await start({});
    const slow = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].flatMap((from) =>
      Array.from({ length: 5 }, () => beginRequestFile(roomy, large.subarray(0, 1000), large.length, from)),
    );
    let ended = 0;
    for (const each of slow) each.once('close', () => (ended += 1));
    // Once all of them have begun, one more of an address that has five is refused.
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
      await eventually(
        () => sendRequestFile(roomy, 'a.pdf', makePdf(), from),
        ({ status }) => status === 429,
      );
    expect(ended).toBe(0);
    expect((await sendRequestFile(roomy, 'a.pdf', makePdf(), home)).status).toBe(201);
    await eventually(
      async () => ended,
      (count) => count === 1,
    );
    for (const each of slow) each.destroy();
    await roomy.stop();
  });

  it('count only if they stay', async () => {
    for (let index = 0; index < 4; index += 1) {
      expect((await sendRequestFile(site, 'a.png', large, workshop)).status).toBe(415);
      const sent = beginRequestFile(site, large.subarray(0, 800_000), large.length);
      sent.destroy();
    }
    for (const name of ['a.pdf', 'b.pdf'])
      await eventually(
        () => sendRequestFile(site, name, large, workshop),
        ({ status }) => status === 201,
      );
    expect((await sendRequestFile(site, 'c.pdf', large, workshop)).status).toBe(429);
  });
});

describe('all files together', () => {
  it('are refused past their amount, also those that arrive at the same moment, until some have gone', async () => {
    const site = await start({ REQUEST_FILES_MEGABYTES: '2' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => sendRequestFile(site, 'a.pdf', large, `203.0.113.${index}`)),
    );
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(codes.filter((code) => code === '201 ').length).toBeLessThanOrEqual(2);
    expect(codes.filter((code) => code !== '201 ').every((code) => code === '507 insufficient_storage')).toBe(true);
    await eventually(
      () => sendRequestFile(site, 'b.pdf', large, home),
      ({ status }) => status === 507,
    );
    const file = answers.find(({ status }) => status === 201)?.body.file;
    await fetch(`${site.url}/api/quotes/files/${file}`, { method: 'DELETE' });
    expect((await sendRequestFile(site, 'c.pdf', large, home)).status).toBe(201);
    await site.stop();
  });
});
