import { words } from '@shared/words/words';

/** The page of proofs; what it compares comes with its words. */
export const proofsTexts = words({
  toCalculator: { ko: '열교환 계산기로', en: 'To the calculator' },
});
