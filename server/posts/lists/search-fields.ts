import { searchable } from '../../../shared/words/searchable.js';
import type { StoredPost } from '../boards/board.schema.js';
import { shownTitle } from '../boards/shown-title.js';

/** Gives the last character a bigram too. Nobody can search for a line end. */
const END = '\n';

export function searchFieldsOf({
  title,
  content,
  password,
  tender,
}: Pick<StoredPost, 'title' | 'content' | 'password'> & Partial<Pick<StoredPost, 'tender'>>): Required<
  Pick<StoredPost, 'searchText' | 'searchGrams'>
> {
  // Found as it was typed and as pages show it.
  const titles = [title, shownTitle(title, 'letters')];
  const texts = [...titles, ...(password ? [] : [content, ...(tender?.number ? [tender.number] : [])])];
  const searchText = [...new Set(texts.map(searchable))].join('\n');
  return { searchText, searchGrams: bigramsOf(searchText + END) };
}

/**
 * The bigrams of a searchable text, each once, as signed 32-bit integers: first character in the upper half, second in
 * the lower. A post of 20,000 characters has some thousands.
 */
export function bigramsOf(text: string): number[] {
  const bigrams = new Set<number>();
  for (let at = 0; at + 1 < text.length; at += 1) bigrams.add((text.charCodeAt(at) << 16) | text.charCodeAt(at + 1));
  return [...bigrams];
}
