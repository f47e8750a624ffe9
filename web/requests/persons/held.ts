import type { PersonSummary } from '@shared/requests/personal-data.types';
import { isClosed } from '@shared/requests/quotes.types';

/** Counts the data held about a person, and the requests that the office has not closed yet. */
export const heldBy = ({ requests, files, letters }: PersonSummary) => ({
  requests: requests.length,
  notes: requests.filter(({ hasNote }) => hasNote).length,
  files,
  letters,
  open: requests.filter(({ status }) => !isClosed(status)).length,
});
