import { linkedText } from '../../../shared/words/linked-text.js';
import { keyedText, linkSample, markNames, markOf } from '../../../shared/posts/placeholders.js';
import type { MarkName } from '../../../shared/posts/placeholders.js';
import type { ShownFile } from '../../../shared/posts/post-view.types.js';

/** HTML of the part for a tender, with the key of its marks. */
export type TenderPart = { html: string; key: string };

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
  tender: TenderPart;
};

/** Values as they stand in the page, escaped by the caller. */
export type MarkValues = Partial<Record<MarkName, string>>;

const TENDER = /<section\b[^>]*data-tender[\s\S]*?<\/section>/;

/** The lines of a PDF and of another file, one after the other. */
const FILES = /(<li\b(?:(?!<\/li>)[\s\S])*KEYfileUrlKEY[\s\S]*?<\/li>)(<li\b[\s\S]*?KEYotherUrlKEY[\s\S]*?<\/li>)/;

const TRANSLATION = /<link\b[^>]*KEYtwinKEY[^>]*>\n/;

/** The language switch's address of the page's own post, as its links spell it. */
const SWITCH = /(?<=")\/\w+\/[\w-]+\/KEYidKEY\?in=\w+(?=")/g;

const LINK = /(KEYwordsKEY) (<a [^>]*?)https:\/\/KEY\.invalid([^>]*>)https:\/\/KEY\.invalid<\/a>/;

const PUBLISHED = /"datePublished":"(KEYpublishedKEY)",/;

/** A pattern for the marks of a page, instead of KEY. */
export const keyed = ({ source, flags }: RegExp, key: string): RegExp =>
  // oxlint-disable-next-line security/detect-non-literal-regexp -- letters only
  new RegExp(source.replaceAll('KEY', key), flags);

/** A built text cut at its marks. */
export const piecesOf = (html: string, key: string): Pieces => html.split(keyed(/KEY([A-Za-z]+?)KEY/, key));

/** Cuts a built page at its marks. */
export function templateOf(text: string): Template {
  const { key, html } = keyedText(text);
  const [, , before = '', after = ''] = keyed(LINK, key).exec(html) ?? [];
  const [, pdf = '', other = ''] = keyed(FILES, key).exec(html) ?? [];
  const [tender = ''] = TENDER.exec(html) ?? [];
  const [translation = ''] = keyed(TRANSLATION, key).exec(html) ?? [];
  const cut = html
    .replace(keyed(TRANSLATION, key), markOf(key, 'translation'))
    .replaceAll(keyed(SWITCH, key), markOf(key, 'switchUrl'))
    .replace(TENDER, markOf(key, 'tender'))
    .replace(keyed(FILES, key), markOf(key, 'files'))
    .replace(keyed(LINK, key), '$1')
    .replace(keyed(PUBLISHED, key), '$1');
  if (cut.includes(linkSample(key))) throw new Error('The built page of a post shows no sample of a link.');
  return {
    pieces: piecesOf(cut, key),
    link: [before, after],
    files: [piecesOf(pdf, key), piecesOf(other, key)],
    translation: piecesOf(translation, key),
    tender: { html: tender, key },
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
