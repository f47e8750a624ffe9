/** Builds unless the last build was made from the very same sources. */
import { readFile } from 'node:fs/promises';

import { sourcesHash, stampPath } from './sources-hash.ts';

const builtFrom = await readFile(stampPath, 'utf8').catch(() => '');
if (builtFrom !== (await sourcesHash())) {
  console.log('Building the site (about a minute the first time)…');
  await import('./build.ts');
}
