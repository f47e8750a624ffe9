/** Builds everything into dist/: server, client, the pages with their font and previews rendered from it, spreadsheets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sourcesHash, stampPath } from './sources-hash.ts';

const root = join(import.meta.dirname, '..');

/** Runs a program of a package; ends the build when it fails. */
async function run(program: string, ...options: string[]): Promise<void> {
  const path = join(root, 'node_modules', program);
  const [code] = await once(spawn(process.execPath, [path, ...options], { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exit(1);
}
const script = (name: string) => run('tsx/dist/cli.mjs', `scripts/${name}.ts`);
const vite = (...options: string[]) =>
  run('vite/bin/vite.js', 'build', '-c', 'web/vite.config.ts', '--logLevel', 'warn', ...options);

const hash = await sourcesHash();
await rm(join(root, 'dist'), { recursive: true, force: true });
// The second takes the pictures that the first has made.
const pages = vite().then(() => vite('--ssr', 'entry-server.tsx', '--outDir', '../dist/prerender'));
const server = run('@nestjs/cli/bin/nest.js', 'build').then(() => script('bundle-server'));
await Promise.all([server, pages]);
await script('prerender');
await Promise.all([script('data-sheets').then(() => script('share-previews')), script('delivery-files')]);
await script('compress');
await writeFile(stampPath, hash);
