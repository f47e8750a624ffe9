import { startClamd } from '../support/site/clamd.js';
import type { FakeClamd } from '../support/site/clamd.js';
import { eventually, runJob, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { fetchRequestFile, sendQuoteWith, sendRequestFile } from '../support/makers/request-files.js';
import { inInbox } from '../support/browser/sent-request.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const infected = Buffer.concat([Buffer.from('%PDF-1.7\n% EICAR\n'), makePdf()]);
const broken = Buffer.concat([Buffer.from('%PDF-1.7\n% BROKEN\n'), makePdf()]);

describe('a virus scanner', () => {
  let clamd: FakeClamd;
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    clamd = await startClamd();
    site = await startTestSite('request-files-scan', { CLAMD: clamd.setting });
    token = await signIn(site);
  });

  afterAll(async () => {
    await site?.stop();
    await clamd?.close();
  });

  it('looks at each file: a clean one is taken, one with a virus is refused and not kept', async () => {
    const clean = await sendRequestFile(site, 'clean.pdf', makePdf(200_000));
    expect(clamd.seen.at(-1)?.equals(makePdf(200_000))).toBe(true);
    const before = await uploadsOf(site);
    const refused = await sendRequestFile(site, 'virus.pdf', infected);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 'infected_file' });
    expect(await uploadsOf(site)).toEqual(before);
    const unclear = await sendRequestFile(site, 'unclear.pdf', broken);
    const { body } = await sendQuoteWith(site, [clean.body.file, unclear.body.file]);
    const { files } = await inInbox(site, body.reference, token);
    expect(files.map(({ scan }) => scan)).toEqual(['clean', 'undecided']);
  });

  it('that is away hinders nobody; it looks later, marks a virus for the office, and lets go of what is not sent', async () => {
    await clamd.close();
    const names = ['clean.pdf', 'virus.pdf'];
    const sent = [await sendRequestFile(site, 'clean.pdf'), await sendRequestFile(site, 'virus.pdf', infected)];
    const unsent = await sendRequestFile(site, 'unsent.pdf', infected);
    const { body } = await sendQuoteWith(
      site,
      sent.map((each) => each.body.file),
    );
    const read = () => inInbox(site, body.reference, token);
    expect((await read()).files.map(({ name, scan }) => [name, scan])).toEqual(
      names.map((name) => [name, 'unscanned']),
    );
    const [, suspect] = (await read()).files;
    const { id } = await read();
    expect((await fetchRequestFile(site, token, id, suspect?.id ?? '')).status).toBe(200);
    const uploads = await uploadsOf(site);

    clamd = await startClamd(clamd.place.port);
    const unscanned = () => site.database.collection('request-files').countDocuments({ scan: 'unscanned' });
    await runJob(site, 'request-files', async () => (await unscanned()) === 0);
    expect((await read()).files.map(({ scan }) => scan)).toEqual(['clean', 'infected']);
    const refused = await fetchRequestFile(site, token, id, suspect?.id ?? '');
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 422,
      body: { code: 'infected_file' },
    });
    await eventually(
      () => uploadsOf(site),
      ({ length }) => length === uploads.length - 1,
    );
    expect((await sendQuoteWith(site, [unsent.body.file])).body.fields).toMatchObject({ files: 'not_found' });
  });
});
