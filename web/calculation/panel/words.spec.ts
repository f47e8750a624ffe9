import { coefficients } from '@shared/calculation/sizing/area';
import { sideWords } from '@shared/calculation/words/checks';
import { families, verdicts } from '@shared/calculation/checks/families';
import { verdictWords } from '@shared/calculation/words/results';
import { pairTexts } from '@shared/calculation/words/figures';

import { limitsInTheWay } from '@/calculation/families/families.text';
import { languages } from '@/lib/locale';

import * as calculationTexts from './calculation.text';

describe.each(languages)('words of the panel in %s', (language) => {
  const isInLanguage = (words: string) => {
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(/[가-힣]/.test(words)).toBe(language === 'ko');
  };

  it('name every pair of fluids, verdict and limit', () => {
    for (const pair of Object.keys(coefficients)) isInLanguage(pairTexts[pair as keyof typeof coefficients][language]);
    for (const verdict of verdicts) isInLanguage(verdictWords[verdict][language]);
    for (const about of ['pressure', 'highest_temperature', 'lowest_temperature'] as const)
      expect(limitsInTheWay[language]([{ about, verdict: 'no_fit', value: 1, limit: 2e5 }])).toMatch(
        /^\S+ \S+ (?:bar|℃|°C)$/,
      );
    for (const about of ['gasket_temperature', 'gasket_fluid', 'copper', 'no_lowest'] as const)
      isInLanguage(limitsInTheWay[language]([{ about, verdict: 'ask' }]));
    expect(Object.keys(families).length).toBeGreaterThan(0);
  });

  it('ask for everything that may be missing', () => {
    const side = sideWords.hot[language];
    const asked = [
      ...Object.values(calculationTexts.missingTexts).map((words) => words[language]({ count: 2, side })),
      ...Object.values(calculationTexts.questionTexts).map((words) => words[language]),
    ];
    for (const words of asked) isInLanguage(words);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
