import { randomUUID } from 'node:crypto';

/** Acknowledged writes during a failure, written down by the clients alone. */
export type Ledger = {
  /** Part of every address and title of this load. */
  run: string;
  /** Sender's address → reference that was given for the request. */
  quotes: Map<string, string>;
  /** Title → id and the SHA-256 of its file, where it has one. */
  posts: Map<string, { id: string; sha256?: string }>;
  /** Drafts and publishings of content. */
  edits: number;
  /** Requests that had no answer or were told to come again. */
  refused: number;
  /** Answers that were neither yes nor "try again", and how often each came: a fault of ours. */
  wrong: Map<string, number>;
  /** Longest time without any acknowledgement: ms. */
  longestDisturbance: number;
  /** Longest time that a single request waited for its answer, whatever it was: ms. */
  slowestAnswer: number;
  /** The same for those that were told to come again. */
  slowestRefusal: number;
};

export const newLedger = (): Ledger => ({
  run: randomUUID().slice(0, 8),
  quotes: new Map(),
  posts: new Map(),
  edits: 0,
  refused: 0,
  wrong: new Map(),
  longestDisturbance: 0,
  slowestAnswer: 0,
  slowestRefusal: 0,
});

export const noteWrong = ({ wrong }: Ledger, what: string) => void wrong.set(what, (wrong.get(what) ?? 0) + 1);
