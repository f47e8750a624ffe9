/** A stored text with line ends as HTML has them and none of the characters that a browser would change or drop. */
export const asShown = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/(?!\n|\t)\p{Cc}|[\uFFFE\uFFFF]/gu, '');
