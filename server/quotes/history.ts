import type { StoredEntry } from './quotes.schema.js';
import type { HistoryEntry } from './quotes.types.js';

/** An entry as it is shown. */
export const toEntry = ({ id, kind, at, text, files }: StoredEntry): HistoryEntry => ({
  id,
  kind,
  at: at.toISOString(),
  text,
  files,
});
