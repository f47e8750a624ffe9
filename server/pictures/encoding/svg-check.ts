/** Characters. Logos have some thousand. */
const LONGEST = 1_000_000;

/** Patterns that a plain drawing must not match. */
const REFUSED: readonly RegExp[] = [
  // Programs, pages within, and what moves.
  /<(?:[\w.-]{1,40}:)?(?:script|foreignObject|iframe|embed|object|audio|video|canvas|animate\w*|set|handler|listener)[\s/>]/i,
  /[\s"'/]on\w{1,40}\s{0,40}=/i,
  // Text: its fonts are on another machine.
  /<(?:[\w.-]{1,40}:)?text[\s/>]/i,
  // References to other places. Only elements of the drawing itself may be named.
  /(?:href|src)\s{0,40}=(?!\s{0,40}["']?#)|url\((?!\s{0,40}(?:["']|&quot;|&apos;)?#)|@import|xml:base|<\?xml-stylesheet/i,
  // Two ways of spelling any of these otherwise.
  /<!ENTITY/i,
  /\\[^\s"'<>;{}]{0,40}\(|@[^\s"'<>;{}]{0,40}\\/,
];

/** True if an SVG is a plain drawing: it runs nothing, fetches nothing, and looks the same everywhere. */
export const isPlainDrawing = (svg: string): boolean =>
  svg.length <= LONGEST && !REFUSED.some((pattern) => pattern.test(svg));
