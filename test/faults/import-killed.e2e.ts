import { writeTree } from '../support/makers/exports/write-json.js';
import { truth } from '../support/makers/exports/truth.js';
import { eventually } from '../support/site/http.js';
import { begin, contentOf, newPlace, runImport, writeStorage } from '../support/makers/imports.js';
import { ownDatabase, ownDatabaseUri, spawnWithOwnDatabase } from '../support/site/own-database.js';
import { testFolder } from '../support/site/site.js';

/** Enough to be in the middle of it. */
const many = Array.from({ length: 20 }, (_, copy) =>
  truth.map((each) => ({ ...each, id: each.id === 'password' ? each.id : `${each.id}${copy}` })),
).flat();

describe('an import', () => {
  it('that is killed at any moment and run again ends with the same', async () => {
    const folder = await testFolder('import-killed');
    const order = [await writeTree(folder, many), '--files', await writeStorage(folder), '--apply'];
    const whole = await newPlace('import-whole');
    // Something of the truth never comes in.
    expect((await runImport(whole, ...order)).code).toBe(2);

    const { DATA_DIR = '', UPLOADS_DIR = '', STORAGE = '' } = await newPlace('import-killed');
    const site = await spawnWithOwnDatabase(DATA_DIR);
    await site.url;
    const place = { DATA_DIR, UPLOADS_DIR, STORAGE };
    const database = await ownDatabase(DATA_DIR);
    // Life of a transaction whose program is gone: s. Usually it is a minute.
    await database.getClient().db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
    const brought = () => database.collection('imported').countDocuments();
    for (const least of [1, 40, 120]) {
      const running = begin('import', place, ...order);
      await eventually(brought, (count) => count >= least);
      await running.stop('SIGKILL');
    }
    const left = await brought();
    const last = await runImport(place, ...order);
    expect(last.output).toContain('The report');
    expect(last.code).toBe(2);
    expect(left).toBeLessThan(await brought());
    const own = { ...place, MONGODB_URI: await ownDatabaseUri(DATA_DIR) };
    expect(await contentOf(own)).toEqual(await contentOf(whole));
    await database.close();
    await site.stop();
  });
});
