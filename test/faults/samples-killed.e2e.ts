import { boardKinds } from '../../shared/posts/boards.types.js';
import { languages } from '../../shared/words/localized.types.js';
import type { Samples } from '../../shared/admin/samples.types.js';
import { ask, eventually, signIn } from '../support/site/http.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

const samplesAt = ({ url }: TestSite, method: string, token: string) =>
  ask<Samples>(`${url}/api/admin/samples`, { method, token });

async function postsStored({ database }: TestSite): Promise<number> {
  const boards = boardKinds.flatMap((kind) => languages.map((name) => `${name}-${kind}`));
  const counts = await Promise.all(boards.map((name) => database.collection(name).countDocuments()));
  return counts.reduce((sum, count) => sum + count, 0);
}

it('a server that is killed while it fills in samples leaves all posts or none, and the next try completes them', async () => {
  const places = { MONGODB_URI: testDatabaseUri('killed'), DATA_DIR: await testFolder('killed') };
  const victim = await startTestSite('killed', places);
  const sent = samplesAt(victim, 'POST', await signIn(victim)).catch(() => undefined);
  // Of sixteen files that come before the posts.
  await eventually(
    () => uploadsOf(victim),
    ({ length }) => length >= 14,
  );
  await victim.stop('SIGKILL');
  await sent;

  const heir = await startTestSite('killed', places);
  const found = await postsStored(heir);
  expect([0, 16]).toContain(found);
  const token = await signIn(heir);
  expect((await samplesAt(heir, 'GET', token)).body).toEqual({ isOffered: found === 0, posts: found });
  expect((await samplesAt(heir, 'POST', token)).body).toEqual({ isOffered: false, posts: 16 });
  expect(await postsStored(heir)).toBe(16);
  await heir.stop();
});
