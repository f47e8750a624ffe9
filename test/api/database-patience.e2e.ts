import { ask } from '../support/http.js';
import { mongodOf, ownDatabaseUri, spawnWithOwnDatabase } from '../support/own-database.js';
import { startTestSite, testFolder } from '../support/site.js';

it('a database that does not answer is waited for as long as the settings say', async () => {
  const folder = await testFolder('patience');
  const impatient = await spawnWithOwnDatabase(folder);
  const url = await impatient.url;
  const patient = await startTestSite('patient', {
    MONGODB_URI: await ownDatabaseUri(folder),
    DATABASE_PATIENCE: '60000',
  });
  const mongod = await mongodOf(folder);
  process.kill(mongod, 'SIGSTOP');
  const later = ask(`${patient.url}/api/posts/ko`);
  const { status } = await ask(`${url}/api/posts/ko`).finally(() => process.kill(mongod, 'SIGCONT'));
  expect([status, (await later).status]).toEqual([503, 200]);
  await patient.stop();
  await impatient.stop();
});
