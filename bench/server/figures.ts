import { markdownTable } from '../results.ts';

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const tenths = (value: number) => value.toFixed(1);
export const percent = (share: number) => `${Math.round(share * 100)} %`;

export type Table = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The table under its title, as Markdown. */
export function toMarkdown({ title, columns, rows }: Table): string {
  const named = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
  return `### ${title}\n\n${markdownTable(named)}\n`;
}
