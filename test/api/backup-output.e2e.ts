import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';

import { runRestore } from '../support/makers/archives.js';
import { boardAt, pdfNamed } from '../support/makers/boards.js';
import { wrongFiles } from '../support/site/busy-site.js';
import { signIn } from '../support/site/http.js';
import { builtProgram } from '../support/site/server-process.js';
import { startTestSite, testDatabaseUri, testFolder } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';

/** Settings of an installation that has nothing yet. */
async function newPlaces() {
  const DATA_DIR = await testFolder('backup-output');
  return { MONGODB_URI: testDatabaseUri('backup-output'), DATA_DIR, UPLOADS_DIR: join(DATA_DIR, 'uploads') };
}

/** Starts a backup that goes to standard output. */
function backUpToOutput(environment: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [builtProgram('programs/backup.js'), '-'], {
    env: { PATH, HOME, ...environment },
  });
  const ended = once(child, 'close').then(([code]) => code as number | null); // the event's first argument
  return { output: child.stdout, words: text(child.stderr), ended };
}

/** For a backup, and a restored site: ms. */
const LONG = 240_000;

describe('a backup to standard output', () => {
  const file = pdfNamed('도면.pdf', 500_000);
  let places: Awaited<ReturnType<typeof newPlaces>>;
  let site: TestSite;
  let id: string;

  beforeAll(async () => {
    places = await newPlaces();
    site = await startTestSite('backup-output', places);
    ({ id } = (await boardAt(site, 'posts', 'ko', await signIn(site)).add({}, file)).body);
  });

  afterAll(async () => {
    await site?.stop();
  });

  it(
    'is an archive and nothing else, and can be restored; words go to standard error',
    async () => {
      const archive = join(places.DATA_DIR, 'site.tar.gz');
      const backup = backUpToOutput(places);
      await pipeline(backup.output, createWriteStream(archive));
      expect({ code: await backup.ended, words: await backup.words }).toEqual({
        code: 0,
        words: expect.stringContaining('Written to standard output.'),
      });

      const target = await newPlaces();
      expect(await runRestore(target, archive)).toEqual({ code: 0, output: expect.stringContaining('compared') });
      const restored = await startTestSite('restored-output', target);
      expect(await wrongFiles(restored, new Map([[id, file.bytes]]))).toEqual([]);
      await restored.stop();
    },
    LONG,
  );

  it(
    'fails when nobody takes it',
    async () => {
      const backup = backUpToOutput(places);
      backup.output.destroy();
      expect({ code: await backup.ended, words: await backup.words }).toEqual({
        code: 1,
        words: expect.stringContaining('No backup was made.'),
      });
    },
    LONG,
  );
});
