/**
 * Makes test/fixtures/site-VERSION.tar.gz and .json: a backup of a site of the built version with something of
 * everything in it, and what that is. Run it once for each release; `npm run fixture -- FOLDER` takes another checkout's
 * build.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { fillSite } from '../test/support/makers/fill-site.ts';
import { spawnProgram, spawnServer } from '../test/support/site/server-process.ts';

const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const { version }: { version: string } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'));
const program = (name: string) => join(checkout, 'dist/server', name);
const target = join(import.meta.dirname, '../test/fixtures', `site-${version}`);

const folder = await mkdtemp(join(tmpdir(), 'fixture-'));
const places = { DATA_DIR: folder, UPLOADS_DIR: join(folder, 'uploads') };
try {
  const server = spawnServer(places, [program('main.js')]);
  const filled = await fillSite({ url: await server.url });
  const backup = spawnProgram([program('programs/backup.js'), `${target}.tar.gz`], places);
  const code = await backup.ended;
  await server.stop();
  process.stdout.write(backup.output());
  if (code !== 0) throw new Error('There is no backup.');
  await writeFile(`${target}.json`, `${JSON.stringify(filled, undefined, 2)}\n`);
} finally {
  await rm(folder, { recursive: true });
}
