/** Names the places in a rendered page of a post that the server fills in. */
export const markNames = [
  'id',
  'switchUrl',
  'twin',
  'translation',
  'title',
  'fullTitle',
  'category',
  'date',
  'tender',
  'change',
  'changeWords',
  'changeUrl',
  'changeTitle',
  'changeLanguage',
  'lines',
  'lineName',
  'lineValue',
  'lineUrl',
  'closesAt',
  'closing',
  'closingWords',
  'calendar',
  'calendarUrl',
  'notices',
  'noticeItems',
  'noticeUrl',
  'noticeTitle',
  'noticeLanguage',
  'noticeAbout',
  'words',
  'files',
  'fileUrl',
  'fileName',
  'otherUrl',
  'otherName',
  'otherSize',
  'description',
  'headline',
  'published',
  'modified',
  'data',
  'items',
] as const;
export type MarkName = (typeof markNames)[number];

/**
 * Marks such a place. Letters only: no escaping changes a mark. `key` is made of all that the page can say, so that nothing
 * it says can be a mark.
 */
export const markOf = (key: string, name: MarkName): string => `${key}${name}${key}`;

/** After the mark of the words: shows how a link in them is built. */
export const linkSample = (key: string): string => `https://${key}.invalid`;

/** Stands in front of a page with marks, and tells their key. */
export const keyLine = (key: string): string => `<!--${key}-->\n`;

/** Parts such a page from its key. Throws for a text without one. */
export function keyedText(text: string): { key: string; html: string } {
  const [line, key] = /^<!--(PostMark[a-p]+)-->\n/.exec(text) ?? [];
  if (!line || !key) throw new Error('The page of a post does not tell its marks.');
  return { key, html: text.slice(line.length) };
}

/** Makes the key of a text that says everything that pages can say. */
export async function keyOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const letterOf = (half: number) => 'abcdefghijklmnop'.charAt(half);
  return `PostMark${Array.from(digest.slice(0, 8), (byte) => letterOf(byte >> 4) + letterOf(byte & 15)).join('')}`;
}

const shown = ['open', 'open-file', 'locked', 'missing', 'failed'] as const;

/** The built pages of a board: each state, with and without a file, in its own and in the other language's frame. */
export const postPageVariants = [...shown, ...shown.map((each) => `foreign-${each}` as const)];
export type PostPageVariant = (typeof postPageVariants)[number];
