import { writeFile } from 'node:fs/promises';

import { csvRow, BYTE_ORDER_MARK, typedText } from '../../platform/common/csv-cells.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { escapeHtml } from '../../site/posts/template.js';

import { collectionTexts, outcomeTexts, remarkTexts, reportTexts } from './import.text.js';
import { outcomes } from './import.types.js';
import type { Outcome, Remark, ReportLine } from './import.types.js';

export type Counts = Record<Outcome | 'found' | 'changed', number>;

/** A remark that the report may omit: the document is unchanged, and somebody expects it. */
const isUnremarkable = ({ code }: Remark) => code === 'file_taken';

const isRemarkable = ({ outcome, remarks }: ReportLine) =>
  outcome === 'refused' || outcome === 'kept' || remarks.some((remark) => !isUnremarkable(remark));

/** Collects what became of each document; only what somebody has to look at is kept. */
export class Report {
  readonly collections = new Map<string, Counts>();
  readonly lines: ReportLine[] = [];

  add(line: ReportLine): void {
    const counts = this.collections.get(line.collection) ?? { found: 0, changed: 0, ...noOutcomes() };
    this.collections.set(line.collection, counts);
    counts.found += 1;
    counts[line.outcome] += 1;
    const comes = line.outcome === 'added' || line.outcome === 'updated';
    if (comes && isRemarkable(line)) counts.changed += 1;
    if (isRemarkable(line)) this.lines.push(line);
  }

  get refused(): number {
    return [...this.collections.values()].reduce((sum, { refused }) => sum + refused, 0);
  }

  /** The table by collection, as text. */
  table(language: Language, isTrial: boolean): string[] {
    const heads = columns.map((column) => headOf(column, language, isTrial));
    const rows = [...this.collections].map(([name, counts]) => [name, ...columns.map((each) => String(counts[each]))]);
    const table = [[reportTexts.collection[language], ...heads], ...rows];
    const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => widthOf(row[at] ?? '')))) ?? [];
    return table.map((row) =>
      row
        .map((cell, at) => {
          const blanks = ' '.repeat((widths[at] ?? 0) - widthOf(cell));
          return at === 0 ? cell + blanks : blanks + cell;
        })
        .join('  '),
    );
  }
}

const columns = ['found', ...outcomes, 'changed'] as const;

const noOutcomes = () => ({ added: 0, updated: 0, there: 0, kept: 0, refused: 0 });

const inTrial: Partial<Record<Outcome, keyof typeof outcomeTexts>> = { added: 'toAdd', updated: 'toUpdate' };

const outcomeText = (outcome: Outcome, language: Language, isTrial: boolean): string =>
  outcomeTexts[(isTrial && inTrial[outcome]) || outcome][language];

const headOf = (column: (typeof columns)[number], language: Language, isTrial: boolean): string =>
  column === 'found' || column === 'changed' ? reportTexts[column][language] : outcomeText(column, language, isTrial);

/** Of a text in a terminal, where a Hangul syllable takes two places. */
const widthOf = (text: string): number =>
  text.replaceAll(/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uFF00-\uFF60]/g, 'xx').length;

/** A collection as the office knows it; by its own name where it is none of the site's. */
const nameOf = (collection: string, language: Language): string =>
  collectionTexts.get(collection)?.[language] ?? collection;

export type About = { source: string; at: Date; language: Language; run: string | undefined };

const sentences = ({ remarks }: ReportLine, language: Language): string[] =>
  remarks
    .filter((remark) => !isUnremarkable(remark))
    .map(({ code, detail }) => remarkTexts[code][language] + (detail ? ` (${detail})` : ''));

/** Writes the report twice beside each other: as a page to be read, and as a table to work with. Returns their paths. */
export async function writeReport(path: string, report: Report, about: About): Promise<string[]> {
  const stem = path.replace(/\.(?:html?|csv)$/i, '');
  const paths = [`${stem}.html`, `${stem}.csv`] as const;
  report.lines.sort((one, other) => (one.key < other.key ? -1 : 1));
  await writeFile(paths[0], pageOf(report, about), { mode: 0o600 });
  await writeFile(paths[1], tableOf(report, about), { mode: 0o600 });
  return [...paths];
}

function tableOf({ lines }: Report, { language, run }: About): string {
  const heads = ['collection', 'document', 'id', 'outcome', 'remark', 'place'] as const;
  const head = csvRow(heads.map((each) => reportTexts[each][language]));
  const rows = lines.map((line) => {
    const { collection, title, key, outcome, place } = line;
    const result = outcomeText(outcome, language, run === undefined);
    return csvRow([
      nameOf(collection, language),
      typedText(title),
      typedText(key),
      result,
      sentences(line, language).join(' '),
      place,
    ]);
  });
  return BYTE_ORDER_MARK + head + rows.join('');
}

const style = `body{margin:2rem auto;max-width:70rem;padding:0 1rem;font:16px/1.6 'Malgun Gothic','Apple SD Gothic Neo',sans-serif;color:#14212e}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{border:1px solid #d9e1e8;padding:.375rem .625rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f3f6f9}li{overflow-wrap:anywhere}td.n{text-align:right;font-variant-numeric:tabular-nums}.refused{background:#fdeee8}.kept{background:#fff8e1}small{color:#4b5a68}`;

function pageOf(report: Report, { source, at, language, run }: About): string {
  const words = (name: keyof typeof reportTexts) => reportTexts[name][language];
  const cells = (tag: 'td' | 'th', row: readonly string[], kind = '') =>
    row.map((cell) => `<${tag}${kind && ` class="${kind}"`}>${escapeHtml(cell)}</${tag}>`).join('');
  const counts = [...report.collections].map(
    ([name, each]) =>
      `<tr>${cells('td', [nameOf(name, language)])}${cells(
        'td',
        columns.map((column) => String(each[column])),
        'n',
      )}</tr>`,
  );
  const lines = report.lines.map((line) => {
    const said = sentences(line, language).map((sentence) => `<div>${escapeHtml(sentence)}</div>`);
    const { collection, title, key, outcome, place } = line;
    const known = `${escapeHtml(title)}<br><small>${escapeHtml(`${nameOf(collection, language)} · ${key}`)}</small>`;
    const result = escapeHtml(outcomeText(outcome, language, run === undefined));
    return `<tr class="${outcome}"><td>${known}</td><td>${result}</td><td>${said.join('')}</td>${cells('td', [place])}</tr>`;
  });
  const toFetch = report.lines.flatMap(({ remarks }) => remarks.filter(({ code }) => code === 'file_to_fetch'));
  const addresses = toFetch.map(({ detail = '' }) => `<li>${escapeHtml(detail)}</li>`).join('');
  const hasPasswords = report.lines.some(({ remarks }) => remarks.some(({ code }) => code.startsWith('password_')));
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(words('title'))}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(words('title'))}</h1>`,
    `<p><strong>${escapeHtml(run === undefined ? words('dry') : `${words('applied')} ${run}`)}</strong></p>`,
    `<p><small>${escapeHtml(`${words('source')}: ${source} · ${words('time')}: ${at.toISOString()}`)}</small></p>`,
    hasPasswords ? `<p>${escapeHtml(words('passwords'))}</p>` : '',
    `<table><tr>${cells('th', [words('collection'), ...columns.map((column) => headOf(column, language, run === undefined))])}</tr>`,
    `${counts.join('')}</table><h2>${escapeHtml(words('lines'))}</h2>`,
    lines.length === 0
      ? `<p>${escapeHtml(words('nothing'))}</p>`
      : `<table><tr>${cells('th', [words('document'), words('outcome'), words('remark'), words('place')])}</tr>${lines.join('')}</table>`,
    addresses && `<h2>${escapeHtml(words('fetch'))}</h2><p>${escapeHtml(words('fetchLead'))}</p><ul>${addresses}</ul>`,
    '</body></html>',
  ].join('\n');
}
