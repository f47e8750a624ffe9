/**
 * Typed text as it is kept: one Unicode form, no control characters, no blanks around it. Only a text of several lines
 * keeps its line ends; elsewhere they become blanks, so that no value can end a mail header or a table row.
 */
export function cleanText<T>(value: T, hasLines = false): T | string {
  if (typeof value !== 'string') return value;
  // First: a character taken out lets those beside it become one blank, one line end or one letter.
  const sound = value.replaceAll(/(?!\s)\p{Cc}/gu, '');
  const lines = hasLines ? sound.replaceAll(/\r\n?|[\v\f]/g, '\n') : sound.replaceAll(/\s+/g, ' ');
  return lines.normalize('NFC').trim();
}

/** Whether a text has neither half a character nor a NUL: people type neither. */
export const isSound = (text: string) => !/[\0\p{Cs}]/u.test(text);
