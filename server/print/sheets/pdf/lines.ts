/** A blank where a line may end: not between a number and its unit. */
const BREAK = /(?<!\d) | (?!°C|℃|%|(?:K|bar|kW|kg|ppm|m²)(?![a-z]))/;

/** Measures a text on one line. */
type WidthOf = (text: string) => number;

/**
 * A text in lines of this width: broken between words, and within a word only where it is wider than a line. The blank
 * between two lines stays, so that their words are not copied as one.
 */
export function brokenLines(text: string, width: number, widthOf: WidthOf): string[] {
  const blank = widthOf(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  for (const word of text.split(BREAK)) {
    const own = widthOf(word);
    if (line.length > 0 && used + blank + own > width) {
      lines.push(`${line.join(' ')} `);
      [line, used] = [[], 0];
    }
    const pieces = own > width ? piecesOf(word, width, widthOf) : [word];
    const last = pieces.pop() ?? '';
    lines.push(...pieces);
    used += (line.length > 0 ? blank : 0) + (pieces.length > 0 ? widthOf(last) : own);
    line.push(last);
  }
  return [...lines, line.join(' ')];
}

/** A word cut into pieces that fit. */
function piecesOf(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const character of word) {
    const own = widthOf(character);
    if (piece && used + own > width) {
      pieces.push(piece);
      [piece, used] = ['', 0];
    }
    piece += character;
    used += own;
  }
  return [...pieces, piece];
}

/** As many lines as this width needs, about as long as each other: the narrowest in which they are no more. */
export function balancedLines(text: string, width: number, widthOf: WidthOf): string[] {
  let lines = brokenLines(text, width, widthOf);
  if (lines.length === 1) return lines;
  let [narrow, wide] = [width / lines.length, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const tried = brokenLines(text, middle, widthOf);
    if (tried.length > lines.length) narrow = middle;
    else [wide, lines] = [middle, tried];
  }
  return lines;
}
