import type { RequestFile } from '../../../shared/requests/request-files.types.js';
import type { HistoryEntry } from '../../../shared/requests/quotes.types.js';

import type { StoredEntry } from './quotes.schema.js';

/** An entry as it is shown, with the files of an answer. */
export const toEntry = (
  { id, kind, at, text, files, by, subject }: StoredEntry,
  attached: RequestFile[] = [],
): HistoryEntry => ({
  id,
  kind,
  at: at.toISOString(),
  text,
  files,
  by,
  subject,
  attached,
});
