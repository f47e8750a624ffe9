import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Look } from '../../shared/content/renderer.types.js';

import type { SiteFacts } from './built-site.js';

/** The build's own description: its id, and the look of the site. */
export type Build = Look & { id: string };

/** For injection. */
export const BUILD = 'BUILD';

const FILE = join(import.meta.dirname, '../../frames/build.json');

export const readBuild = async (): Promise<Build> => JSON.parse(await readFile(FILE, 'utf8'));

/** Names all that shows the same of the same content: a build, which has its scripts, with its settings. */
export const makerOf = ({ id }: Build, site: SiteFacts): string =>
  `${id}/${createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 16)}`;
