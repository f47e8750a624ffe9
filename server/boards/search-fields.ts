import { searchable } from '../common/searchable.js';

import type { StoredPost } from './board.schema.js';

/** Ends the text, so that its last character begins a pair, too. Nobody can search for it. */
const END = '\n';

/** What visitors may search of a post, as it is stored. */
export function searchFieldsOf({
  title,
  content,
  password,
}: Pick<StoredPost, 'title' | 'content' | 'password'>): Required<Pick<StoredPost, 'searchText' | 'searchGrams'>> {
  const searchText = [title, ...(password ? [] : [content])].map(searchable).join('\n');
  return { searchText, searchGrams: gramsOf(searchText + END) };
}

/**
 * The pairs of neighbouring characters of a searchable text, each once: the first in the upper, the second in the lower
 * half of a whole number of 32 bits, with a sign as MongoDB stores it. A post of 20,000 characters has some thousands.
 */
export function gramsOf(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at + 1 < text.length; at += 1) grams.add((text.charCodeAt(at) << 16) | text.charCodeAt(at + 1));
  return [...grams];
}
