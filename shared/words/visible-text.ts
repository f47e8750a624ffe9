/** Matches a text with at least one visible character. */
// U+2800 is the blank of Braille, which Unicode counts as a symbol.
export const VISIBLE_TEXT = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
