import type { PersonSummary } from '@server/personal-data/personal-data.types';
import { isClosed } from '@server/quotes/quotes.types';

/** Counts the data held about a person, and the requests that the office has not closed yet. */
export const heldBy = ({ requests, files, letters }: PersonSummary) => ({
  requests: requests.length,
  notes: requests.filter(({ hasNote }) => hasNote).length,
  files,
  letters,
  open: requests.filter(({ status }) => !isClosed(status)).length,
});
