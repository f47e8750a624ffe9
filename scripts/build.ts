/** Builds everything into dist/: font, server, client, the pages and previews rendered from it, spreadsheets. */
import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sourcesHash, stampPath } from './sources-hash.ts';

const root = join(import.meta.dirname, '..');
const run = (program: string, ...options: string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', program), ...options], { cwd: root, stdio: 'inherit' });

const hash = await sourcesHash();
await rm(join(root, 'dist'), { recursive: true, force: true });
run('tsx/dist/cli.mjs', 'scripts/subset-font.ts');
run('@nestjs/cli/bin/nest.js', 'build');
run('tsx/dist/cli.mjs', 'scripts/bundle-server.ts');
run('vite/bin/vite.js', 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn');
run(
  'vite/bin/vite.js',
  'build',
  '-c',
  'web/vite.config.ts',
  '--logLevel',
  'warn',
  '--ssr',
  'entry-server.tsx',
  '--outDir',
  '../dist/prerender',
);
run('tsx/dist/cli.mjs', 'scripts/prerender.ts');
run('tsx/dist/cli.mjs', 'scripts/data-sheets.ts');
run('tsx/dist/cli.mjs', 'scripts/share-previews.ts');
run('tsx/dist/cli.mjs', 'scripts/delivery-files.ts');
run('tsx/dist/cli.mjs', 'scripts/compress.ts');
await writeFile(stampPath, hash);
