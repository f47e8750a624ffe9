import { assessmentOf } from '../assessment.js';
import { levels } from '../calculation.types.js';
import type { CheckValues } from '../calculation.types.js';
import { levelWords, unsolvedWords, wordsOfCheck, wordsOfDoubt } from './checks.js';
import { gasketReasons, plateReasons } from './materials.js';
import '../fluids/every.js';

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
  duty_differs: { typed: 500_000, carried: 530_000, percent: 5.825 },
  approach_below_1K: { approach: 0.5 },
  approach_1_2K: { approach: 1.5 },
  temperature_cross: { cross: 25 },
  boiling_risk: { temperature: 130, boilsAt: 120.2, pressure: 98_066.5 },
  freezing_risk: { temperature: -3, limit: 0 },
  units_differ: { inlets: 'F', outlets: 'C' },
  wall_freezing: { coldest: -5.5, warmest: -2.3, limit: 0 },
  steam_contradicts: { temperature: 120, condensesAt: 158.9, pressure: 5e5, belongsTo: 97_300 },
  superheated_steam: { temperature: 250, condensesAt: 143.7 },
  gasket_limit: { material: 'NBR', reason: 'above_peak', temperature: 140, limit: 130, next: 'EPDM' },
  material_chloride: { material: 'SM0254', reason: 'seawater', next: 'Ti' },
  family_none: { pressure: 2e7, temperature: 600 },
  phase_change: { fluid: 'refrigerant' },
};
type Code = keyof CheckValues;
const codes = Object.keys(examples) as Code[]; // Object.keys forgets the literal keys

describe.each(['ko', 'en'] as const)('words of checks in %s', (language) => {
  const isInLanguage = (words: string) => {
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(/[가-힣]/.test(words)).toBe(language === 'ko');
    expect(words).not.toContain(language === 'ko' ? '°C' : '℃');
  };

  it.each(codes)('tell %s in a sentence and say what to do where something is wrong', (code) => {
    const { what, change } = wordsOfCheck({ code, values: examples[code] }, language);
    isInLanguage(what);
    const isFine = ['approach_1_2K', 'temperature_cross', 'superheated_steam'].includes(code);
    expect(change === undefined).toBe(isFine);
    if (change) isInLanguage(change);
  });

  it('name every level differently', () => {
    expect(new Set(levels.map((level) => levelWords[level][language])).size).toBe(levels.length);
  });

  it('give every reason against a gasket or a plate', () => {
    for (const words of Object.values(gasketReasons))
      isInLanguage(words[language]({ material: 'NBR', reason: '', temperature: 140, limit: 130 }));
    for (const words of Object.values(plateReasons)) {
      const said = words[language]({ material: 'SM0254', reason: '', chloride: 300, temperature: 90 });
      isInLanguage(said);
      expect(said).toContain('254 SMO');
    }
  });

  it('name titanium and 254 SMO alike for chloride, titanium alone for seawater', () => {
    const values = { material: 'SS316', chloride: 400, temperature: 60, next: 'Ti' };
    const changeFor = (reason: string) =>
      wordsOfCheck({ code: 'material_chloride', values: { ...values, reason } }, language).change;
    expect(changeFor('chloride')).toContain('Ti / 254 SMO');
    expect(changeFor('seawater')).not.toContain('254');
  });

  it('name the side that may boil or freeze', () => {
    const what = (side: 'hot' | 'cold') =>
      wordsOfCheck({ code: 'freezing_risk', values: examples.freezing_risk, side }, language).what;
    expect(what('cold')).toContain({ ko: '저온측', en: 'cold side' }[language]);
    expect(what('hot')).toContain({ ko: '고온측', en: 'hot side' }[language]);
  });

  it('tell what is doubtful, and why a value is not solved', () => {
    const { doubts } = assessmentOf({
      flowUnit: 'm³/h',
      tempUnit: '°C',
      tempOutUnit: '°C',
      hotFluidName: '물',
      hotFlowRate: '9000',
      hotTempIn: '150',
      coldFluidName: '물',
      coldTempIn: '300',
    });
    expect(doubts.map(({ what }) => what)).toEqual(['flow_above_limit', 'outside_fluid_data']);
    for (const doubt of doubts) isInLanguage(wordsOfDoubt(doubt, language).what);
    for (const words of Object.values(unsolvedWords)) isInLanguage(`${words[language].what} ${words[language].change}`);
  });
});

describe('a check with a reason nobody has words for', () => {
  it('is a mistake of ours', () => {
    const check = { code: 'gasket_limit', values: { material: 'NBR', reason: 'colour' } } as const;
    expect(() => wordsOfCheck(check, 'en')).toThrow('No words for colour');
  });
});
