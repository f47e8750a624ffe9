/** What was acknowledged while something failed, and what of it is there afterwards. */
export type Ledger = {
  /** Sender's address → reference that was given for the request. */
  quotes: Map<string, string>;
  /** Title → id and the SHA-256 of its file, where it has one. */
  posts: Map<string, { id: string; sha256?: string }>;
  /** Addresses and titles sent so far, acknowledged or not. */
  sent: number;
  refused: number;
  /** Answers that were no refusal of the kind that says "try again": a fault of ours. */
  wrong: string[];
  /** Longest time without any acknowledgement: ms. */
  longestDisturbance: number;
  /** Longest time that a single request waited for its answer, whatever it was: ms. */
  slowestAnswer: number;
};

export type Row = {
  fault: string;
  tries: number;
  acknowledged: number;
  refused: number;
  lost: number;
  duplicated: number;
  'disturbance s': string;
  'slowest answer s': string;
};

export const emptyLedger = (): Ledger => ({
  quotes: new Map(),
  posts: new Map(),
  sent: 0,
  refused: 0,
  wrong: [],
  longestDisturbance: 0,
  slowestAnswer: 0,
});

export const acknowledgedIn = ({ quotes, posts }: Ledger) => quotes.size + posts.size;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** A line of the table; throws when an answer was wrong, so that no table hides it. */
export function rowOf(fault: string, tries: number, ledger: Ledger, found: { lost: number; duplicated: number }): Row {
  if (ledger.wrong.length > 0) throw new Error(`${fault}: ${ledger.wrong.slice(0, 5).join('\n')}`);
  return {
    fault,
    tries,
    acknowledged: acknowledgedIn(ledger),
    refused: ledger.refused,
    ...found,
    'disturbance s': seconds(ledger.longestDisturbance),
    'slowest answer s': seconds(ledger.slowestAnswer),
  };
}
