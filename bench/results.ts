import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'RESULTS.md');

/** The middle one; of an even number the greater of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A Markdown table; the first row's keys are its columns, all but the first aligned to the right. */
export function markdownTable(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, index) => (index ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, index) => (index ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(cells[0] ?? []), `| ${rule.join(' | ')} |`, ...cells.slice(1).map(line)].join('\n');
}

/** When and on what something was measured; call it before, so that the load is not the measurement's own. */
export function measuredOn(started = new Date()): string {
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return (
    `Measured ${started.toISOString().slice(0, 10)} on ${availableParallelism()} cores with ${memory} GB of memory, ` +
    `Node ${process.version.slice(1)}, load average ${load} before the start.`
  );
}

/** Replaces a section of bench/RESULTS.md, from its heading to the next one; a new section comes last. */
export async function recordSection(title: string, text: string): Promise<void> {
  const [intro = '', ...sections] = (await readFile(file, 'utf8')).split(/^(?=## )/m);
  const section = `## ${title}\n\n${text.trim()}\n\n`;
  const at = sections.findIndex((each) => each.startsWith(`## ${title}\n`));
  if (at < 0) sections.push(section);
  else sections[at] = section;
  await writeFile(file, `${[intro, ...sections].map((each) => each.trim()).join('\n\n')}\n`);
}

/** Replaces the tables of a section that this text has, each known by its title's beginning; keeps the others, and adds new ones. */
export async function recordParts(title: string, text: string): Promise<void> {
  const partsOf = (section: string) => section.trim().split(/^(?=### )/m);
  const nameOf = (part: string) => part.split(/[,\n]/, 1)[0];
  const [measured = '', ...parts] = partsOf(text);
  const all = (await readFile(file, 'utf8')).split(/^(?=## )/m);
  const [head, ...old] = partsOf(all.find((each) => each.startsWith(`## ${title}\n`)) ?? '');
  const isWhole = old.every((part) => parts.some((each) => nameOf(each) === nameOf(part)));
  if (isWhole) return recordSection(title, text);
  const withDate = (part: string) => part.replace('\n\n', () => `\n\n${measured.trim()}\n\n`);
  const merged = old.map((part) => {
    const found = parts.find((each) => nameOf(each) === nameOf(part));
    return found ? withDate(found) : part;
  });
  const fresh = parts.filter((part) => !old.some((each) => nameOf(each) === nameOf(part))).map(withDate);
  const intro = (head ?? '').replace(`## ${title}\n`, '');
  return recordSection(title, [intro, ...merged, ...fresh].map((part) => part.trim()).join('\n\n'));
}
