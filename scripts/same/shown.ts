import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';

import { readPdf } from '../../test/support/makers/pdf-text.ts';

/** New in each database: ids of documents and files, tokens of files, requests and sessions. */
const IDS =
  /\b[\da-f]{24}\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=\/requests\/)[\w-]{40}/g;
/** Scripts, which code that is arranged otherwise has otherwise: lists of them and single ones. */
const SCRIPTS = /"\/?assets\/[^"]+\.js"(?:,"\/?assets\/[^"]+\.js")*/g;
/** Names of style sheets, by scripts' names, and sums of scripts in headers. */
const STYLES = /(?<=\/assets\/)[\w.-]+(?=\.css)|(?<='sha256-)[\w+/=]+/g;

/** Lines said of a difference on each side, and characters of a line before and after where it begins. */
const [LINES, BEFORE, AFTER] = [3, 60, 140];

const linesOf = (text: string) => text.replaceAll('><', '>\n<').replaceAll('","', '",\n"').split('\n');

/** Everything that a build and its server show, as text by name; `kind` is for counting. */
export class Shown {
  private readonly parts = new Map<string, string>();
  private readonly kinds = new Map<string, number>();
  private readonly ids = new Map<string, string>();

  /** Replaces what is no content. An id becomes the number of its first appearance: what names one and the same stays so. */
  settled(text: string): string {
    return text
      .replaceAll('\r\n ', '') // a folded line of a calendar
      .replaceAll(SCRIPTS, '"(scripts)"')
      .replaceAll(STYLES, '(name)')
      .replaceAll(IDS, (id) => {
        if (!this.ids.has(id)) this.ids.set(id, `(id ${this.ids.size + 1})`);
        return this.ids.get(id) ?? id;
      });
  }

  /** A file that is no text counts by its sum; a PDF by its words, too, so that a difference can be read. */
  async add(kind: string, name: string, bytes: Buffer, head = ''): Promise<void> {
    const isPdf = bytes.subarray(0, 4).toString() === '%PDF';
    const words = isPdf ? (await readPdf(bytes)).pieces.map(({ text }) => text) : [];
    const sum = createHash('sha256').update(bytes).digest('hex');
    const body = isUtf8(bytes) && !isPdf ? this.settled(bytes.toString()) : [...words, sum].join('\n');
    this.parts.set(this.settled(name), this.settled(head) + body);
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  counted(): string {
    return [...this.kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  }

  /** The name of each part that differs, with the first lines of both that the other has not. */
  differencesFrom(before: Shown): string[][] {
    const names = [...new Set([...before.parts.keys(), ...this.parts.keys()])];
    return names.flatMap((name) => {
      const [old, now] = [before.parts.get(name), this.parts.get(name)];
      if (old === now) return [];
      if (old === undefined || now === undefined) return [[`${name}: only ${now === undefined ? 'before' : 'now'}`]];
      return [[name, ...differingLines(linesOf(old), linesOf(now))]];
    });
  }
}

/** The first lines that only one of both has, each from where it differs from its counterpart. */
function differingLines(old: readonly string[], now: readonly string[]): string[] {
  const only = (lines: readonly string[], others: ReadonlySet<string>) =>
    lines.filter((line) => !others.has(line)).slice(0, LINES);
  const [gone, come] = [only(old, new Set(now)), only(now, new Set(old))];
  const cut = (sign: string, line: string, other = '') => {
    const at = [...line].findIndex((character, index) => character !== other[index]);
    return `${sign} ${line.slice(Math.max(0, at - BEFORE), Math.max(0, at) + AFTER)}`;
  };
  const cuts = [...gone.map((line, i) => cut('-', line, come[i])), ...come.map((line, i) => cut('+', line, gone[i]))];
  return cuts.length > 0 ? cuts : ['the same lines in another order or number'];
}
