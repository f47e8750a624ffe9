import type { Localized } from '../words/localized.types.js';

import type { BoardKind, BoardName } from './boards.types.js';

/** The office's names of the boards. */
export const boardTexts: Readonly<Record<`${BoardKind}/${BoardName}`, Localized>> = {
  'posts/ko': { ko: '국문 자료실', en: 'Korean data room' },
  'posts/en': { ko: '영문 자료실', en: 'English data room' },
  'posts/legacy': { ko: '이전 자료실', en: 'Legacy data room' },
  'e-procurement/ko': { ko: '국문 전자조달', en: 'Korean e-procurement' },
  'e-procurement/en': { ko: '영문 전자조달', en: 'English e-procurement' },
  'e-procurement/legacy': { ko: '이전 전자조달', en: 'Legacy e-procurement' },
};
