import { HYPHEN, UNSEEN } from './clean-text.js';

/**
 * A text as searches compare it: without case, blanks and signs that nobody sees, with plain letters for wide ones and for
 * signs that stand for several (`㎏`, `℃`, `Ⅱ`, `㈜`), and a company's legal form in its short spelling.
 */
export const searchable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u2800]+/g, '')
    .replaceAll(UNSEEN, '')
    .replaceAll(HYPHEN, '-')
    // Letters that a blank kept apart become one.
    .normalize('NFKC')
    .replaceAll('주식회사', '(주)');

export function searchPattern(words: string | undefined): string | undefined {
  const literal = searchable(words ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return literal || undefined;
}
