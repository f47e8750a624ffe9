import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentFrom } from './content-files.js';

/** The site's content until the office changes it. */
export const defaultContent = contentFrom((file) =>
  // oxlint-disable-next-line security/detect-non-literal-fs-filename -- in a folder of the site's own
  readFileSync(join(import.meta.dirname, 'defaults', file), 'utf8'),
);
