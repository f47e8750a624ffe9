import type { Language } from '../../../shared/words/localized.types.js';

/** Words in the wrong language: Korean on English pages, English sentences on Korean ones. */
const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]+/g;
/** Four ordinary words in a row are a sentence; names, codes and units are shorter or not in lower case. */
const ENGLISH_SENTENCE = /\b[A-Za-z][a-z']+(?: [a-z][a-z']+){3,}/g;

export function foreignWords(language: Language, text: string): string[] {
  return text.match(language === 'en' ? HANGUL : ENGLISH_SENTENCE) ?? [];
}
