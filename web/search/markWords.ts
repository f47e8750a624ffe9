import { findWord } from './foldText';

/** A piece of a text; `isFound` where a word of the search stands. */
export type TextPart = { text: string; isFound: boolean };

/** Cuts a text where the words stand in it; words that overlap become one piece. */
export function markWords(given: string, words: readonly string[]): TextPart[] {
  const text = given.normalize('NFC');
  const places = words
    .map((word) => findWord(text, word))
    .filter((place) => place !== undefined)
    .toSorted((one, other) => one.start - other.start);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of places) {
    if (start > done) parts.push({ text: text.slice(done, start), isFound: false });
    const from = Math.max(start, done);
    if (end > from) parts.push({ text: text.slice(from, end), isFound: true });
    done = Math.max(done, end);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isFound: false });
  return parts;
}

/** Room before the first found word when a long line is cut to it: characters. */
const LEAD_IN = 24;

/** The line to show of an entry: the first one with a word of the search in it, begun shortly before that word. */
export function lineToShow(lines: readonly string[], words: readonly string[]): string | undefined {
  for (const line of lines) {
    const places = words.map((word) => findWord(line, word)?.start).filter((start) => start !== undefined);
    if (places.length === 0) continue;
    const first = Math.min(...places);
    if (first <= LEAD_IN * 2) return line;
    const cut = line.normalize('NFC').indexOf(' ', first - LEAD_IN);
    return cut >= 0 && cut < first ? `… ${line.normalize('NFC').slice(cut + 1)}` : line;
  }
  return lines[0];
}
