/** Builds unless the last build was made from the very same sources. Run by node itself: tsx may not be installed. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sourcesHash, stampPath } from './sources-hash.ts';

const builtFrom = await readFile(stampPath, 'utf8').catch(() => '');
const canBuild = existsSync(join(import.meta.dirname, '../node_modules/tsx'));
if (builtFrom !== (await sourcesHash())) {
  if (canBuild) {
    console.log('Building the site (about a minute the first time)…');
    await import('./build.ts');
  } else if (builtFrom) {
    console.log(
      'The sources have changed since the build. `npm ci && npm run build` builds again; this is the last build.',
    );
  } else {
    console.error('The site is not built, and what builds it is not installed. Run `npm ci && npm run build`.');
    process.exit(1);
  }
}
