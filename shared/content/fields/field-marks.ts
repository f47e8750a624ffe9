/**
 * Marks by which a page that an editor sees says which field each of its texts comes from. A mark follows its text and is the
 * path of the field, e.g. `company.offices.0.tel`, in tag characters: nobody sees them, and lines break as without them. A
 * picture has the path behind the `#` of its address. Pages of visitors have no marks.
 */
const TAGS = 0xe0000;
const END = String.fromCodePoint(TAGS + 0x7f);
const MARK = /([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

const shifted = (letters: string, by: number) =>
  Array.from(letters, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + by)).join('');

/** A path as a mark. */
export const fieldMark = (path: string): string => shifted(path, TAGS) + END;

/** The paths that a text is marked with, and where each mark ends. */
export const fieldMarksIn = (words: string): { path: string; end: number }[] =>
  [...words.matchAll(MARK)].map(({ 0: mark, 1: path = '', index }) => ({
    path: shifted(path, -TAGS),
    end: index + mark.length,
  }));
