import { findWord, foldText } from './foldText';
import type { EntryKind, SearchEntry } from './searchEntry';

/** Longest search text; the server takes no more. */
export const SEARCH_MAX = 100;

/** The words of a search: all of them have to be found. */
export const wordsOf = (query: string): string[] => query.normalize('NFC').split(/\s+/).filter(Boolean);

/** Points for where a word is found; the fewer the better. A Korean syllable that goes on costs half a point more. */
const points = { titleStart: 0, wordStart: 1, title: 2, keywords: 3, lines: 5, spellings: 6 } as const;

function pointsOf({ title, keywords, lines, spellings }: SearchEntry, word: string): number | undefined {
  const inTitle = findWord(title, word);
  if (inTitle) {
    const isWordStart = /\s/.test(title.charAt(inTitle.start - 1));
    const place = inTitle.start === 0 ? points.titleStart : points[isWordStart ? 'wordStart' : 'title'];
    return place + (inTitle.isWhole ? 0 : 0.5);
  }
  if (findWord(keywords, word)) return points.keywords;
  if (lines.some((line) => findWord(line, word))) return points.lines;
  return findWord(spellings, word) ? points.spellings : undefined;
}

/** Rank of an entry, 0 being best; undefined when a word is nowhere in it. */
export function rankOf(entry: SearchEntry, words: readonly string[]): number | undefined {
  let rank = 0;
  for (const word of words) {
    const found = pointsOf(entry, word);
    if (found === undefined) return undefined;
    rank += found;
  }
  // The very words and nothing else: `판형 열교환기` means the product of that name before others that contain it.
  const isTitle = foldText(entry.title).letters === foldText(words.join('')).letters;
  return isTitle ? -1 : rank / words.length;
}

export type EntryGroup = { kind: EntryKind; entries: SearchEntry[] };

/** Entries in which all words are found, by kind, the best of each first and the kind with the best one on top. */
export function findEntries(
  entries: readonly SearchEntry[],
  words: readonly string[],
  limits: Record<EntryKind, number>,
): EntryGroup[] {
  if (words.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === undefined ? [] : { entry, rank };
  });
  return grouped(found, limits);
}

/** Entries in which most of the words are found, at least half of them, for a search of several that none has all of. */
export function findClosest(
  entries: readonly SearchEntry[],
  words: readonly string[],
  limits: Record<EntryKind, number>,
): EntryGroup[] {
  const counted = entries.map((entry) => ({
    entry,
    found: words.filter((word) => pointsOf(entry, word) !== undefined),
  }));
  const most = Math.max(words.length / 2, ...counted.map(({ found }) => found.length));
  const closest = counted.filter(({ found }) => found.length === most);
  return grouped(
    closest.map(({ entry, found }) => ({ entry, rank: rankOf(entry, found) ?? 0 })),
    limits,
  );
}

type Ranked = { entry: SearchEntry; rank: number };

function grouped(ranked: readonly Ranked[], limits: Record<EntryKind, number>): EntryGroup[] {
  const found = ranked.toSorted((one, other) => one.rank - other.rank);
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
  return kinds.map((kind) => ({
    kind,
    entries: found
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, limits[kind])
      .map(({ entry }) => entry),
  }));
}
