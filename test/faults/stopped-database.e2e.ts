import { ask, eventually } from '../support/site/http.js';
import { measured, METRICS_TOKEN } from '../support/site/metrics.js';
import { mongodOf, ownDatabase, ownDatabaseUri, spawnWithOwnDatabase } from '../support/site/own-database.js';
import type { ServerProcess } from '../support/site/server-process.js';
import { startTestSite, testFolder } from '../support/site/site.js';

const PATH = '/api/posts/ko';

let folder: string;
let server: ServerProcess;
let site: { url: string };

beforeAll(async () => {
  folder = await testFolder('stopped');
  server = await spawnWithOwnDatabase(folder, { METRICS_TOKEN });
  site = { url: await server.url };
});

afterAll(async () => {
  await server?.stop();
});

/** Does this while the database does not answer. */
async function whileStopped<T>(work: () => Promise<T>): Promise<T> {
  const mongod = await mongodOf(folder);
  process.kill(mongod, 'SIGSTOP');
  return work().finally(() => process.kill(mongod, 'SIGCONT'));
}

const statusOf = async ({ url } = site) => (await ask(url + PATH)).status;

describe('a database that does not answer', () => {
  it('is waited for as long as the settings say', async () => {
    const settings = { MONGODB_URI: await ownDatabaseUri(folder), DATABASE_PATIENCE: '60000' };
    const patient = await startTestSite('patient', settings);
    const { status, later } = await whileStopped(async () => {
      const answer = statusOf(patient);
      return { status: await statusOf(), later: answer };
    });
    expect([status, await later]).toEqual([503, 200]);
    await patient.stop();
  });

  it('ends the lists that were kept, and they are right again when it does', async () => {
    await eventually(statusOf, (status) => status === 200);
    expect(await statusOf()).toBe(200);
    await whileStopped(() => eventually(statusOf, (status) => status === 503));
    await eventually(statusOf, (status) => status === 200);
    const database = await ownDatabase(folder);
    const post = { title: '나중 글', content: '', deletedAt: null, createdAt: new Date() };
    await database.collection('ko-posts').insertOne(post);
    await eventually(
      () => ask<{ items: { title: string }[] }>(site.url + PATH),
      ({ body }) => body.items[0]?.title === post.title,
    );
    await database.close();
  });

  it('is told by the measurements, with what is known without it', async () => {
    const series = await whileStopped(() => measured(site));
    expect(series.get('site_database_up')).toBe(0);
    expect(series.get('site_board_listeners')).toBe(0);
    expect([...series.keys()].filter((name) => /^site_(?:letters|jobs|oldest|last)/.test(name))).toEqual([]);
    expect(series.get('site_mail_server_set')).toBe(0);
    await eventually(
      () => measured(site),
      (later) => later.get('site_database_up') === 1 && later.get('site_letters{state="waiting"}') === 0,
    );
  });
});

it('the measurements count how often the site’s own mongod was started again', async () => {
  expect((await measured(site)).get('site_mongod_restarts_total')).toBe(0);
  process.kill(await mongodOf(folder), 'SIGKILL');
  const series = await eventually(
    () => measured(site),
    (later) => later.get('site_database_up') === 1 && later.get('site_mongod_restarts_total') !== 0,
  );
  expect(series.get('site_mongod_restarts_total')).toBe(1);
});
