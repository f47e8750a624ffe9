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

/** Signs that nobody sees, as Word, HWP and address books leave them: soft hyphens, zero-width blanks, marks of direction. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Latin letters, digits and marks as a Korean keyboard writes them in its wide mode. */
const WIDE = /[\uFF01-\uFF5E]/g;
export const HYPHEN = /[\p{Pd}\u2212]/gu;

/** Typed text with plain characters for wide ones, and without signs that nobody sees. */
const inPlainLetters = (text: string) =>
  text
    .replaceAll(UNSEEN, '')
    .replaceAll(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim();

/** A telephone number as it is kept: one that can be searched for and called, however it was pasted. */
export const telephoneText = (typed: string) => inPlainLetters(cleanText(typed).replaceAll(HYPHEN, '-'));

/** An e-mail address as it is kept. */
export const emailText = (typed: string) => inPlainLetters(cleanText(typed));

/** True if a text has letters of Hangul that make no syllable: a Latin word typed with the keyboard still in Korean. */
export const hasLooseJamo = (text: string) => /[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uD7B0-\uD7FB]/.test(text);

/** True if a text has neither half a character nor a NUL: people type neither. */
export const isSound = (text: string) => !/[\0\p{Cs}]/u.test(text);
