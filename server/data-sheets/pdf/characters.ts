/**
 * The characters that sheets are printed in: Latin, Greek, Korean, and the signs of the trade. The build cuts the font
 * down to them, about 12,000.
 */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x2010, 0x2027], // dashes, quotation marks
  [0x2030, 0x205e],
  [0x2070, 0x209c], // superscripts and subscripts
  [0x2100, 0x214f], // ℃
  [0x2190, 0x2193],
  [0x2200, 0x22ff],
  [0x25a1, 0x25a1],
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

/** A text in characters that can be printed, on one line. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (each) => (isPrinted(each) ? each : MISSING)).join('');
