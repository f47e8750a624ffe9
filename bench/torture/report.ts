import { markdownTable } from '../results.ts';

import type { Ledger } from './ledger.ts';
import type { Losses } from './verify.ts';

type Column =
  | 'fault'
  | 'tries'
  | 'acknowledged'
  | 'lost'
  | 'duplicated'
  | 'error rate'
  | 'longest disturbance'
  | 'slowest 503'
  | 'slowest answer'
  | 'letters'
  | 'letters twice';

export type Row = Record<Column, string>;

/** Findings of the run so far. */
export type Report = {
  rows: Row[];
  /** Figures that have no column. */
  notes: string[];
  /** Promises that were not kept: with one of these the run has failed. */
  broken: string[];
};

export const newReport = (): Report => ({ rows: [], notes: [], broken: [] });

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export type Letters = { expected: number; missing: number; twice: number };

/** A line of the table; what is lost, came twice or was answered wrongly breaks a promise. */
export function addRow(
  { rows, broken }: Report,
  fault: string,
  tries: number,
  ledger: Ledger,
  { lost, duplicated }: Losses,
  letters?: Letters,
): void {
  const acknowledged = ledger.quotes.size + ledger.posts.size + ledger.edits;
  const share = ledger.refused / Math.max(1, acknowledged + ledger.refused);
  rows.push({
    fault,
    tries: String(tries),
    acknowledged: String(acknowledged),
    lost: String(lost),
    duplicated: String(duplicated),
    'error rate': `${(share * 100).toFixed(1)} %`,
    'longest disturbance': ledger.longestDisturbance ? seconds(ledger.longestDisturbance) : '',
    'slowest 503': ledger.slowestRefusal ? seconds(ledger.slowestRefusal) : '',
    'slowest answer': ledger.slowestAnswer ? seconds(ledger.slowestAnswer) : '',
    letters: letters ? String(letters.expected - letters.missing) : '',
    'letters twice': letters ? String(letters.twice) : '',
  });
  if (lost > 0) broken.push(`${fault}: ${lost} acknowledged lost`);
  if (duplicated > 0) broken.push(`${fault}: ${duplicated} stored twice`);
  if (letters?.missing) broken.push(`${fault}: ${letters.missing} letters never came`);
  for (const [what, times] of ledger.wrong) broken.push(`${fault}: ${what} (${times}×)`);
}

/** The table, a line a fault. */
export const toMarkdown = ({ rows }: Report): string => markdownTable(rows);
