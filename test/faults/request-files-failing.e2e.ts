import mongoose from 'mongoose';

import type { PersonErasure, PersonExport, PersonSummary } from '../../shared/requests/personal-data.types.js';
import { runBackup, runRestore } from '../support/makers/archives.js';
import { sha256 } from '../support/makers/fill-site.js';
import { ask, runJob, signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { beginRequestFile, fetchRequestFile, sendQuoteWith, sendRequestFile } from '../support/makers/request-files.js';
import { inInbox } from '../support/browser/sent-request.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { ageUploads, loseUpload, storage, uploadBegins, uploadsBecome, uploadsOf } from '../support/makers/uploads.js';

const large = makePdf(5_000_000);
const most = large.subarray(0, 4_500_000);

const running: TestSite[] = [];
async function start(environment: Record<string, string> = {}) {
  const site = await startTestSite('request-files-failing', environment);
  running.push(site);
  return { site, token: await signIn(site), stored: site.database.collection('request-files') };
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

describe('a file', () => {
  it('whose line breaks at 90 % leaves nothing, and is no failure of ours', async () => {
    const { site, stored } = await start();
    for (let index = 0; index < 5; index += 1) {
      const sent = beginRequestFile(site, most, large.length);
      await uploadBegins(site);
      sent.destroy();
      await uploadsBecome(site, []);
    }
    expect(await stored.countDocuments()).toBe(0);
    expect(site.output()).not.toContain('"level":50');
    expect((await sendRequestFile(site)).status).toBe(201);
  });

  it('in the middle of which the server is killed leaves nothing that stays, and what had arrived is there', async () => {
    const places = { MONGODB_URI: testDatabaseUri('request-killed'), DATA_DIR: await testFolder('request-killed') };
    const database = await mongoose.createConnection(places.MONGODB_URI).asPromise();
    const uploads = { dataFolder: places.DATA_DIR, database };
    const first = await start(places);
    const arrived = await sendRequestFile(first.site, 'a.pdf');
    const [kept = ''] = await uploadsOf(uploads);
    const sent = beginRequestFile(first.site, most, large.length);
    const [unfinished = ''] = await uploadBegins(uploads);
    running.splice(0);
    await first.site.stop('SIGKILL');
    sent.destroy();
    await ageUploads(uploads, [kept, unfinished]);
    const { site, token } = await start(places);
    expect(await uploadsOf(uploads)).toEqual([kept]);
    const { body } = await sendQuoteWith(site, [arrived.body.file]);
    expect((await inInbox(site, body.reference, token)).files).toHaveLength(1);
    await database.close();
  });

  it('that the database refuses is not kept', async () => {
    const { site } = await start();
    await site.database.db?.command({ collMod: 'request-files', validator: { name: { $ne: 'refused.pdf' } } });
    expect((await sendRequestFile(site, 'refused.pdf')).status).toBe(500);
    expect(await uploadsOf(site)).toEqual([]);
  });
});

describe('an erasure', () => {
  it('takes the files of a person by their bytes, and says before what it takes', async () => {
    const { site, token, stored } = await start();
    const own = [await sendRequestFile(site, '홍길동 명판.pdf', large), await sendRequestFile(site, 'plan.pdf')];
    const other = await sendRequestFile(site, 'other.pdf');
    const tokens = own.map(({ body }) => body.file);
    const { reference } = (await sendQuoteWith(site, tokens, { email: 'gone@example.com' })).body;
    const kept = (await sendQuoteWith(site, [other.body.file], { email: 'kept@example.com' })).body;
    const [keptFile = ''] = (await stored.find({ name: 'other.pdf' }).toArray()).map(({ file }) => String(file));
    const people = <Body>(path: string, json: object) =>
      ask<Body>(`${site.url}/api/admin/people/${path}`, { json: { email: 'gone@example.com', ...json }, token });
    expect((await people<PersonSummary>('find', {})).body).toMatchObject({ files: 2 });
    expect((await people<PersonExport>('export', {})).body.requests[0]?.files).toMatchObject([
      { name: '홍길동 명판.pdf', size: large.length },
      { name: 'plan.pdf' },
    ]);
    expect((await people<PersonErasure>('erase', { references: [reference] })).status).toBe(200);
    expect(await uploadsOf(site)).toEqual([keptFile]);
    expect(JSON.stringify(await stored.find().toArray())).not.toMatch(/홍길동|plan/);
    const { id, files } = await inInbox(site, kept.reference, token);
    expect((await fetchRequestFile(site, token, id, files[0]?.id ?? '')).status).toBe(200);
  });

  it('that was cut before the bytes were gone has forgotten the name, and goes on later', async () => {
    const { site, stored } = await start();
    await sendRequestFile(site, '홍길동.pdf');
    // As it is between the two steps of an erasure.
    await stored.updateMany({}, { $set: { quote: null, name: '', expiresAt: new Date(0) } });
    await runJob(site, 'request-files', async () => (await stored.countDocuments()) === 0);
    expect(await uploadsOf(site)).toEqual([]);
  });
});

describe('a backup', () => {
  it('has the files of requests, and none that is over; they come back byte for byte', async () => {
    const { site } = await start();
    const file = await sendRequestFile(site, 'plan.pdf', large);
    const { reference } = (await sendQuoteWith(site, [file.body.file])).body;
    await sendRequestFile(site, 'over.pdf');
    const stored = site.database.collection('request-files');
    const over = (await stored.findOne({ name: 'over.pdf' }))?.file as string;
    const { dataFolder, databaseUri } = site;
    const places = {
      MONGODB_URI: databaseUri,
      DATA_DIR: dataFolder,
      UPLOADS_DIR: `${dataFolder}/uploads`,
      STORAGE: storage,
    };
    const archive = `${await testFolder('archive')}/site.tar.gz`;
    // Its bytes have just gone, what is known of it not yet.
    await stored.updateOne({ name: 'over.pdf' }, { $set: { expiresAt: new Date(0) } });
    await loseUpload(site, over);
    expect(await runBackup(places, archive)).toMatchObject({ code: 0 });
    const DATA_DIR = await testFolder('restored');
    const others = {
      MONGODB_URI: testDatabaseUri('restored'),
      DATA_DIR,
      UPLOADS_DIR: `${DATA_DIR}/uploads`,
      STORAGE: storage,
    };
    expect(await runRestore(others, archive)).toMatchObject({ code: 0 });
    const restored = await start(others);
    const { id, files } = await inInbox(restored.site, reference, restored.token);
    const answer = await fetchRequestFile(restored.site, restored.token, id, files[0]?.id ?? '');
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(large));
  });
});
