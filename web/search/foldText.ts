/** Keyboard letters of Korean syllables in Unicode's order of initials, vowels and finals; what is typed in two goes in two. */
const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = 'ㅏ,ㅐ,ㅑ,ㅒ,ㅓ,ㅔ,ㅕ,ㅖ,ㅗ,ㅗㅏ,ㅗㅐ,ㅗㅣ,ㅛ,ㅜ,ㅜㅓ,ㅜㅔ,ㅜㅣ,ㅠ,ㅡ,ㅡㅣ,ㅣ'.split(',');
const finals =
  ',ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ'.split(',');

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const PER_INITIAL = 588;
const PER_VOWEL = 28;

const syllableOf = (character: string) => {
  const index = (character.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  return index >= 0 && index < SYLLABLES ? index : undefined;
};

/** A Korean syllable as the letters typed for it, so that a word half typed is already found; others in lower case. */
function lettersOf(character: string): string {
  const index = syllableOf(character);
  if (index === undefined) return character.toLowerCase();
  const initial = initials[Math.floor(index / PER_INITIAL)] ?? '';
  return initial + vowels[Math.floor((index % PER_INITIAL) / PER_VOWEL)] + finals[index % PER_VOWEL];
}

/** Only the initial of a syllable: `ㅍㅎ` stands for words like 판형. */
function initialOf(character: string): string {
  const index = syllableOf(character);
  return index === undefined ? character.toLowerCase() : (initials[Math.floor(index / PER_INITIAL)] ?? '');
}

const UNSEEN = /[\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** The letters that are typed for a sign (`㎏`, `Ａ`, `Ⅱ`); none for a blank or a sign that nobody sees. */
function plainOf(character: string): string {
  if (UNSEEN.test(character)) return '';
  // Compatibility forms would make single letters of Hangul parts of syllables.
  return /[\u3131-\u318E]/.test(character) ? character : character.normalize('NFKC').replaceAll(/\p{Pd}/gu, '-');
}

/** A text as searches compare it: no case, no blanks; `at[i]` is where letter `i` stands in the text (in its NFC form). */
export type FoldedText = { text: string; letters: string; at: readonly number[] };

export function foldText(given: string, fold: (character: string) => string = lettersOf): FoldedText {
  const text = given.normalize('NFC');
  let letters = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const folded = Array.from(plainOf(character), fold).join('');
    letters += folded;
    for (let letter = 0; letter < folded.length; letter++) at.push(index);
  }
  return { text, letters, at };
}

/** Position of a word in a text: from `start` up to, not including, `end`. `isWhole` unless a syllable goes on. */
export type Place = { start: number; end: number; isWhole: boolean };

/** Shorter Latin words are not looked for across blanks: `kc` is not in `back cover`. */
const SHORTEST_ACROSS_BLANKS = 5;

/** Finds the first position of a word in a text, half typed or as initials if need be; undefined if there is none. */
export function findWord(given: string, word: string): Place | undefined {
  const fold = /^[ㄱ-ㅎ]+$/.test(word) ? initialOf : lettersOf;
  const wanted = foldText(word, fold).letters;
  if (!wanted) return undefined;
  const { text, letters, at } = foldText(given, fold);
  let begun: Place | undefined;
  for (let index = letters.indexOf(wanted); index >= 0; index = letters.indexOf(wanted, index + 1)) {
    const start = at[index] ?? 0;
    const last = at[index + wanted.length - 1] ?? 0;
    const isAcrossWords = /[a-z0-9]\s+[a-z0-9]/i.test(text.slice(start, last + 1));
    const startsInside = index > 0 && at[index - 1] === start;
    if (startsInside || (isAcrossWords && wanted.length < SHORTEST_ACROSS_BLANKS)) continue;
    const isWhole = at[index + wanted.length] !== last;
    if (isWhole) return { start, end: last + 1, isWhole };
    begun ??= { start, end: last + 1, isWhole };
  }
  return begun;
}
