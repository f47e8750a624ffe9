/** Text as searches compare it: one Unicode form, without case and blanks. */
export const searchable = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/** A pattern that finds exactly these characters in a searchable text; undefined where nothing is asked for. */
export function searchPattern(words: string | undefined): string | undefined {
  const literal = searchable(words ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal || undefined;
}
