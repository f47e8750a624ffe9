import type { PersonSummary } from '@server/personal-data/personal-data.types';
import { isClosed } from '@server/quotes/quotes.types';

/** How much is held about somebody, and how many of the requests the office has not closed yet. */
export const heldBy = ({ requests, files, letters }: PersonSummary) => ({
  requests: requests.length,
  notes: requests.filter(({ hasNote }) => hasNote).length,
  files,
  letters,
  open: requests.filter(({ status }) => !isClosed(status)).length,
});
