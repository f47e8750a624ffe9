import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Record of the sources of a finished build. */
export const stampPath = join(root, 'dist/.built-from');

const inputs = ['server', 'shared', 'tools', 'web', 'scripts', 'package-lock.json', 'tsconfig.json', 'nest-cli.json'];

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [join(root, path)];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash over everything a build depends on; tests and what the build itself makes are left out. */
export async function sourcesHash(): Promise<string> {
  const files = (await Promise.all(inputs.map(filesBelow)))
    .flat()
    .filter((file) => !/\.spec\.tsx?$|\/images\/made\//.test(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
