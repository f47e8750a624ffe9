import { linkedText } from '../post-view/linked-text.js';
import { LINK_SAMPLE, markNames } from '../post-view/marks.js';
import type { MarkName } from '../post-view/marks.js';

/** A built page cut at its marks: text, mark, text, mark, …, text. `link` is how its links are written. */
export type Template = { pieces: readonly string[]; link: readonly [string, string] };

/** Values as they stand in the page: whoever fills it in has escaped them. */
export type MarkValues = Partial<Record<MarkName, string>>;

const MARK = /PostMark([A-Za-z]+?)PostMark/;

/** Cuts a built page at its marks. */
export function templateOf(html: string): Template {
  const sample = /(PostMarkwordsPostMark) (<a [^>]*?)https:\/\/link\.invalid([^>]*>)https:\/\/link\.invalid<\/a>/;
  const [, , before = '', after = ''] = sample.exec(html) ?? [];
  const cut = html.replace(sample, '$1').replace(/"datePublished":"(PostMarkpublishedPostMark)",/, '$1');
  if (cut.includes(LINK_SAMPLE)) throw new Error('The built page of a post shows no sample of a link.');
  return { pieces: cut.split(MARK), link: [before, after] };
}

/** Fills a page in one pass, so that no value is read for marks. */
export function fill({ pieces }: Template, values: MarkValues): string {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : valueOf(values, piece))).join('');
}

function valueOf(values: MarkValues, name: string): string {
  const mark = markNames.find((each) => each === name);
  const value = mark && values[mark];
  if (value === undefined) throw new Error(`Nothing fills the mark ${name}.`);
  return value;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** A text in HTML or XML, in a tag's attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => escapes[each] ?? each);

/** JSON within a script element: nothing in it ends the element, or a line. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (each) => String.raw`\u` + hex(each));

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');

/** The text of a post with its links as the page writes them. */
export function wordsHtml(text: string, { link: [before, after] }: Template): string {
  return linkedText(text)
    .map((part) =>
      part.href === undefined
        ? escapeHtml(part.text)
        : `${before}${escapeHtml(part.href)}${after}${escapeHtml(part.text)}</a>`,
    )
    .join('');
}
