import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CompanyFacts } from './company.types.js';

/** Rejects if there is no build. */
export async function readCompany(): Promise<CompanyFacts> {
  return JSON.parse(await readFile(join(import.meta.dirname, '../../company.json'), 'utf8'));
}
