/** Without case and blanks, in one Unicode form. */
export const searchable = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '').normalize('NFC');

export function searchPattern(words: string | undefined): string | undefined {
  const literal = searchable(words ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal || undefined;
}
