import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { languages } from '../../../shared/words/localized.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import type { PackedFiles } from '../../platform/common/packed-files.js';
import type { Config } from '../../platform/config.js';
import { makerOf, readBuild } from '../../site/build.js';
import { siteFactsOf } from '../../site/built-site.js';
import type { SiteService } from '../../site/site.service.js';

/** Files of a language: the build and settings that made them, and their versions of content. */
export type Shown = { maker: string; key: string; files: PackedFiles };

const fileOf = ({ dataFolder }: Pick<Config, 'dataFolder'>, language: Language) =>
  join(dataFolder, 'published', language);

/* oxlint-disable security/detect-non-literal-fs-filename -- in the data folder, by language */

/** Keeps what a language shows for the next start. */
export async function rememberShown(config: Pick<Config, 'dataFolder'>, language: Language, shown: Shown) {
  const file = fileOf(config, language);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, serialize(shown));
  // Renamed when complete, so that it is never half of it.
  await rename(`${file}.part`, file);
}

/**
 * Shows what was shown last, which is there before the database is. False where something was that this build cannot show:
 * another build has made it.
 */
export async function showLast(config: Config, site: SiteService): Promise<boolean> {
  const maker = makerOf(await readBuild(), siteFactsOf(config));
  let isAllShown = true;
  for (const language of languages) {
    try {
      const shown: Shown = deserialize(await readFile(fileOf(config, language)));
      if (shown.maker === maker) await site.use(language, shown.key, shown.files);
      else isAllShown = false;
    } catch {
      // There is none, or it is of no use: the database has it.
    }
  }
  return isAllShown;
}
