import type { CheckValues, Level } from '@server/calculation/calculation.types';
import { levels } from '@server/calculation/calculation.types';
import { families, verdicts } from '@server/calculation/families';
import { coefficients } from '@server/calculation/area';
import { assessmentOf } from '@server/calculation/assessment';

import { languages } from '@/lib/locale';

import * as calculationTexts from './calculation.text';
import { checkTexts, gasketReasonTexts, levelTexts, plateReasonTexts } from './checks.text';
import { wordsOfCheck, wordsOfDoubt } from './checkWords';
import { limitsInTheWay } from './families.text';

const temperatures = { hotIn: 20, hotOut: 60, coldIn: 90, coldOut: 50 };
/** One example of every check there is: the type asks for a new one when a code is added. */
const examples: CheckValues = {
  hot_side_heats_up: { tIn: 20, tOut: 60 },
  cold_side_cools_down: { tIn: 60, tOut: 20 },
  sides_swapped: temperatures,
  cold_out_above_hot_in: { coldOut: 95, hotIn: 90 },
  hot_out_below_cold_in: { hotOut: 40, coldIn: 45 },
  zero_terminal_difference: { end: 'hot', temperature: 80 },
  no_duty: {},
  approach_below_1K: { approach: 0.5 },
  approach_1_2K: { approach: 1.5 },
  temperature_cross: { cross: 25 },
  boiling_risk: { temperature: 130, boilsAt: 120.2, pressure: 98_066.5 },
  freezing_risk: { temperature: -3, limit: 0 },
  gasket_limit: { material: 'NBR', reason: 'above_peak', temperature: 140, limit: 130, next: 'EPDM' },
  material_chloride: { material: 'SM0254', reason: 'seawater', next: 'Ti' },
  family_none: { pressure: 2e7, temperature: 600 },
};
type Code = keyof CheckValues;
const codes = Object.keys(examples) as Code[]; // Object.keys forgets the literal keys

describe.each(languages)('words of the panel in %s', (language) => {
  const isInLanguage = (words: string) => {
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(/[가-힣]/.test(words)).toBe(language === 'ko');
  };

  it.each(codes)('tell %s in a sentence and say what to do where something is wrong', (code) => {
    const { what, change } = wordsOfCheck({ code, values: examples[code] }, language);
    isInLanguage(what);
    const isFine = ['approach_1_2K', 'temperature_cross'].includes(code);
    expect(change === undefined).toBe(isFine);
    if (change) isInLanguage(change);
  });

  it('name every level differently', () => {
    const names = levels.map((level: Level) => levelTexts[level][language]);
    expect(new Set(names).size).toBe(levels.length);
  });

  it('give every reason against a gasket or a plate', () => {
    const gasket = { material: 'NBR', reason: '', temperature: 140, limit: 130 };
    for (const words of Object.values(gasketReasonTexts)) isInLanguage(words[language](gasket));
    const plate = { material: 'SM0254', reason: '', chloride: 300, temperature: 90 };
    for (const words of Object.values(plateReasonTexts)) {
      const said = words[language](plate);
      isInLanguage(said);
      expect(said).not.toContain('SM0254');
    }
  });

  it('name every pair of fluids, verdict and limit', () => {
    for (const pair of Object.keys(coefficients))
      isInLanguage(calculationTexts.pairTexts[pair as keyof typeof coefficients][language]);
    for (const verdict of verdicts) isInLanguage(calculationTexts.verdictTexts[verdict][language]);
    for (const about of ['pressure', 'highest_temperature', 'lowest_temperature'] as const)
      expect(limitsInTheWay[language]([{ about, verdict: 'no_fit', value: 1, limit: 2e5 }])).toMatch(
        /^\S+ \S+ (?:bar|°C)$/,
      );
    expect(Object.keys(families).length).toBeGreaterThan(0);
  });

  it('tell what is doubtful', () => {
    const { doubts } = assessmentOf({
      flowUnit: 'm³/h',
      tempUnit: '°C',
      tempOutUnit: '°C',
      hotFluidName: '물',
      hotFlowRate: '9000',
      hotTempIn: '300',
    });
    expect(doubts.length).toBeGreaterThan(0);
    for (const doubt of doubts) isInLanguage(wordsOfDoubt(doubt, language));
  });

  it('ask for everything that may be missing', () => {
    const side = calculationTexts.sideTexts.hot[language];
    const asked = [
      ...Object.values(calculationTexts.missingTexts).map((words) => words[language]({ count: 2, side })),
      ...Object.values(calculationTexts.questionTexts).map((words) => words[language]),
    ];
    for (const words of asked) isInLanguage(words);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('a check with a reason nobody has words for', () => {
  it('is a mistake of ours', () => {
    expect(() => checkTexts.gasket_limit.en({ material: 'NBR', reason: 'colour' })).toThrow('No words for colour');
  });
});
