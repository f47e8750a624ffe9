/** Text as searches compare it: without case and blanks, in one Unicode form. */
export const searchable = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '').normalize('NFC');

/** A pattern that finds exactly these characters in a searchable text; undefined where nothing is asked for. */
export function searchPattern(words: string | undefined): string | undefined {
  const literal = searchable(words ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal || undefined;
}
