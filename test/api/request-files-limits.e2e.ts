import { eventually } from '../support/http.js';
import { makePdf } from '../support/pdf.js';
import { beginRequestFile, FOOT, sendRequestFile } from '../support/request-files.js';
import { startTestSite } from '../support/site.js';
import type { TestSite } from '../support/site.js';
import { uploadsOf } from '../support/uploads.js';

const running: TestSite[] = [];
async function start(environment: Record<string, string>): Promise<TestSite> {
  const site = await startTestSite('request-files-limits', { UPLOAD_MEGABYTES: '1', TRUST_PROXY: '1', ...environment });
  running.push(site);
  return site;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

const large = makePdf(900_000);
const [office, home] = ['203.0.113.7', '198.51.100.9'];

describe('files of one address', () => {
  it('are refused past the amount of a day, by all servers; other addresses are not', async () => {
    const site = await start({ REQUEST_FILES_MEGABYTES_PER_ADDRESS: '2' });
    const other = await start({ REQUEST_FILES_MEGABYTES_PER_ADDRESS: '2', MONGODB_URI: site.databaseUri });
    expect((await sendRequestFile(site, 'a.pdf', large, office)).status).toBe(201);
    expect((await sendRequestFile(other, 'b.pdf', large, office)).status).toBe(201);
    const before = await uploadsOf(site);
    for (const each of [site, other]) {
      const refused = await sendRequestFile(each, 'c.pdf', large, office);
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 429, code: 'too_many_requests' });
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600);
    }
    expect(await uploadsOf(site)).toEqual(before);
    // What was refused does not count.
    expect((await sendRequestFile(site, 'small.pdf', makePdf(), office)).status).toBe(201);
    expect((await sendRequestFile(site, 'd.pdf', large, home)).status).toBe(201);
  });

  it('count only if they stay', async () => {
    const site = await start({ REQUEST_FILES_MEGABYTES_PER_ADDRESS: '1' });
    for (let index = 0; index < 4; index += 1) {
      expect((await sendRequestFile(site, 'a.png', large, office)).status).toBe(415);
      const sent = beginRequestFile(site, large.subarray(0, 800_000), large.length);
      sent.destroy();
    }
    await eventually(
      () => sendRequestFile(site, 'a.pdf', large, office),
      ({ status }) => status === 201,
    );
    expect((await sendRequestFile(site, 'b.pdf', large, office)).status).toBe(429);
  });

  it('arrive five at once; the next one is told to come again in a moment', async () => {
    const site = await start({});
    const sent = Array.from({ length: 5 }, () => beginRequestFile(site, large.subarray(0, 1000), large.length));
    const refused = await eventually(
      () => sendRequestFile(site, 'a.pdf', makePdf()),
      ({ status }) => status === 429,
    );
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect((await sendRequestFile(site, 'a.pdf', makePdf(), home)).status).toBe(201);
    for (const each of sent) each.end(Buffer.concat([large.subarray(1000), Buffer.from(FOOT)]));
    await eventually(
      () => sendRequestFile(site, 'a.pdf', makePdf()),
      ({ status }) => status === 201,
    );
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
  });
});
