import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteFacts } from '../../site/built-site.js';

/** The build's own description: its id, and the names of its pictures and logos. */
export type Build = { id: string; pictures: ReadonlySet<string> };

/** For injection. */
export const BUILD = 'BUILD';

type BuildFile = { id: string; pictures: Record<'hero' | 'card' | 'logo', readonly string[]> };

const FILE = join(import.meta.dirname, '../../../frames/build.json');

export async function readBuild(): Promise<Build> {
  const { id, pictures }: BuildFile = JSON.parse(await readFile(FILE, 'utf8'));
  return { id, pictures: new Set(Object.values(pictures).flat()) };
}

/** Names all that shows the same of the same content: a build, which has its scripts, with its settings. */
export const makerOf = ({ id }: Build, site: SiteFacts): string =>
  `${id}/${createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 16)}`;
