import { linkedText } from '../post-view/linked-text.js';
import { LINK_SAMPLE, markNames, markOf } from '../post-view/marks.js';
import type { MarkName } from '../post-view/marks.js';
import type { ShownFile } from '../post-view/post-view.types.js';

/** A built text cut at its marks: text, mark, text, mark, …, text. */
export type Pieces = readonly string[];

/**
 * A built page. `link` is how its links are written; `files` are its lines of a PDF and of another file; `translation` is
 * the line of its head that names its translation; `tender` is its part for a tender, blank on a page without one.
 */
export type Template = {
  pieces: Pieces;
  link: readonly [string, string];
  files: readonly [Pieces, Pieces];
  translation: Pieces;
  tender: string;
};

/** Values as they stand in the page: whoever fills it in has escaped them. */
export type MarkValues = Partial<Record<MarkName, string>>;

const MARK = /PostMark([A-Za-z]+?)PostMark/;

/** The lines of a PDF and of another file, one after the other. */
const FILES =
  /(<li\b(?:(?!<\/li>)[\s\S])*PostMarkfileUrlPostMark[\s\S]*?<\/li>)(<li\b[\s\S]*?PostMarkotherUrlPostMark[\s\S]*?<\/li>)/;

const TENDER = /<section\b[^>]*data-tender[\s\S]*?<\/section>/;

const TRANSLATION = /<link\b[^>]*PostMarktwinPostMark[^>]*>\n/;

/** Where the page's own post is in the other language, as its links say it. */
const SWITCH = /(?<=")\/\w+\/[\w-]+\/PostMarkidPostMark\?in=\w+(?=")/g;

/** A built text cut at its marks. */
export const piecesOf = (html: string): Pieces => html.split(MARK);

/** Cuts a built page at its marks. */
export function templateOf(html: string): Template {
  const sample = /(PostMarkwordsPostMark) (<a [^>]*?)https:\/\/link\.invalid([^>]*>)https:\/\/link\.invalid<\/a>/;
  const [, , before = '', after = ''] = sample.exec(html) ?? [];
  const [, pdf = '', other = ''] = FILES.exec(html) ?? [];
  const [tender = ''] = TENDER.exec(html) ?? [];
  const [translation = ''] = TRANSLATION.exec(html) ?? [];
  const cut = html
    .replace(TRANSLATION, markOf('translation'))
    .replaceAll(SWITCH, markOf('switchUrl'))
    .replace(TENDER, markOf('tender'))
    .replace(FILES, markOf('files'))
    .replace(sample, '$1')
    .replace(/"datePublished":"(PostMarkpublishedPostMark)",/, '$1');
  if (cut.includes(LINK_SAMPLE)) throw new Error('The built page of a post shows no sample of a link.');
  return {
    pieces: piecesOf(cut),
    link: [before, after],
    files: [piecesOf(pdf), piecesOf(other)],
    translation: piecesOf(translation),
    tender,
  };
}

/** Fills a page in one pass, so that no value is read for marks. */
export function fill({ pieces }: Pick<Template, 'pieces'>, values: MarkValues): string {
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

/** The lines of a post's files. */
export function filesHtml(files: readonly ShownFile[], { files: [pdf, other] }: Pick<Template, 'files'>): string {
  return files
    .map(({ url, name, size, isPdf }) => {
      const [address, called] = [escapeHtml(url), escapeHtml(name)];
      return isPdf
        ? fill({ pieces: pdf }, { fileUrl: address, fileName: called })
        : fill({ pieces: other }, { otherUrl: address, otherName: called, otherSize: escapeHtml(size) });
    })
    .join('');
}

/** The text of a post with its links as the page writes them. */
export function wordsHtml(text: string, { link: [before, after] }: Pick<Template, 'link'>): string {
  return linkedText(text)
    .map((part) =>
      part.href === undefined
        ? escapeHtml(part.text)
        : `${before}${escapeHtml(part.href)}${after}${escapeHtml(part.text)}</a>`,
    )
    .join('');
}
