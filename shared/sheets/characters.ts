/**
 * The characters that sheets are printed in: Latin, Greek, Cyrillic, Korean, and the signs of the trade. The build cuts
 * the font down to them, about 12,000.
 */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x1ea0, 0x1ef9], // Vietnamese
  [0x2010, 0x2027], // dashes, quotation marks
  [0x2030, 0x205e],
  [0x2070, 0x209c], // superscripts and subscripts
  [0x20a0, 0x20bf], // ₩, €
  [0x2100, 0x214f], // ℃
  [0x2160, 0x217f], // Ⅱ
  [0x2190, 0x2193],
  [0x2200, 0x22ff],
  [0x2460, 0x2473], // ①
  [0x25a0, 0x25cf], // ■, ●
  [0x3001, 0x301c],
  [0x3131, 0x318e],
  [0x3380, 0x33df], // ㎥, ㎏
  [0xac00, 0xd7a3],
] as const;

/** Stands for a character that the font lacks. */
const MISSING = '□';

const isPrinted = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => point >= first && point <= last);
};

/** Every one of them, for the build. */
export const printedCharacters = (): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** A character, or what it is short for, in characters that can be printed. */
function shownAs(character: string): string {
  if (isPrinted(character)) return character;
  const long = character.normalize('NFKC');
  return Array.from(long).every(isPrinted) ? long : MISSING;
}

/** The characters of a text that can only be printed as □, each once. */
export const unprintable = (text: string): string[] =>
  [...new Set(text.normalize('NFC').replaceAll(/\s/g, ''))].filter(
    (character) => character !== MISSING && shownAs(character) === MISSING,
  );

/** A text in characters that can be printed, on one line. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), shownAs).join('');
