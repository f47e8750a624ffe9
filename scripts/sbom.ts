/**
 * Writes dist/sbom.json, the list of the packages that production needs and this installation has: `npm run sbom`.
 * It works before and after `npm prune --omit=dev`; `npm sbom --omit=dev` fails after it, and before it leaves out
 * what development needs too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Lock = { packages: Record<string, object> };

const root = join(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
const npm = (...options: string[]) =>
  execFileSync('npm', options, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });

try {
  const description: object = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')); // npm has read it
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...description, devDependencies: undefined }));
  const lockFile = join(folder, 'package-lock.json');
  await writeFile(lockFile, await readFile(join(root, 'package-lock.json')));
  npm('install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund', '--silent');
  const lock: Lock = JSON.parse(await readFile(lockFile, 'utf8')); // npm has just written it
  // Programs for other systems are in the lock, and not in the installation.
  const installed = Object.entries(lock.packages).filter(([path]) => existsSync(join(root, path)));
  await writeFile(lockFile, JSON.stringify({ ...lock, packages: Object.fromEntries(installed) }));
  const list = npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--silent');
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/sbom.json'), list);
} finally {
  await rm(folder, { recursive: true, force: true });
}
