/** The middle of the values. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const tenths = (value: number) => value.toFixed(1);
export const percent = (share: number) => `${Math.round(share * 100)} %`;

export type Table = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The table as people read it in a terminal, or as Markdown. */
export function print({ title, columns, rows }: Table, isMarkdown: boolean): void {
  const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    return isMarkdown ? `| ${padded.join(' | ')} |` : padded.join('  ');
  };
  const rule = isMarkdown ? [`|${columns.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`] : [];
  process.stdout.write(
    [`\n${isMarkdown ? `**${title}**\n` : title}`, line(columns), ...rule, ...rows.map(line), ''].join('\n'),
  );
}
