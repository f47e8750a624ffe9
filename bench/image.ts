/** Measures what the image adds to its base: `npm run bench:image`, after `npm run build`; `-- --record` records it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { markdownTable, measuredOn, recordSection } from './results.ts';

const root = join(import.meta.dirname, '..');
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

async function sizeOf(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return (await stat(path)).size;
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const started = new Date();
await mkdir(join(root, '.cache'), { recursive: true });
const folder = await mkdtemp(join(root, '.cache/image-'));
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { cwd: folder, encoding: 'utf8' });
// It ends with 1 where an optional peer is of another version than asked for, and lists all the same.
const packages = () => {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--parseable', '--silent'], { cwd: folder, encoding: 'utf8' });
  return stdout.trim().split('\n').length - 1;
};

try {
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'node_modules', 'dist'])
    await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  const rows: Record<string, string | number>[] = [];
  const add = async (what: string, path: string, count: number | '' = '') =>
    rows.push({ what, packages: count, MB: megabytes(await sizeOf(path)) });
  const modules = join(folder, 'node_modules');
  await add('all packages, for development', modules, packages());
  run('npm', 'pkg', 'delete', 'devDependencies');
  run('npm', 'prune', '--no-audit', '--no-fund', '--silent');
  await add('after the prune', modules, packages());
  run(process.execPath, 'scripts/trim-modules.ts');
  await add('**node_modules in the image**', modules, packages());
  await add('**dist**', join(folder, 'dist'));
  const mongod = join(folder, 'mongod');
  execFileSync('npm', ['run', '--silent', 'mongod', '--', mongod], { cwd: root });
  await add('mongod, as downloaded', mongod);
  run('strip', mongod);
  await add('**mongod in the image**, without its symbols', mongod);
  const text = `${markdownTable(rows)}\n\n${measuredOn(started)} Under them is Debian with Node, which is not counted.`;
  console.log(text);
  if (process.argv.includes('--record')) await recordSection('What the image holds', text);
} finally {
  await rm(folder, { recursive: true, force: true });
}
