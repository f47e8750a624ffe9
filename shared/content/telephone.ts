import type { Language } from '../words/localized.types.js';

/** A telephone number as a language shows it: from abroad, where readers of English are, by the code of the country. */
export function telephoneIn(language: Language, number: string): string {
  if (language === 'ko') return number;
  return number.replace(/^\((0[1-9]\d?)\)[\s-]*/, '$1-').replace(/^0(?=[1-9])/, '+82-');
}
