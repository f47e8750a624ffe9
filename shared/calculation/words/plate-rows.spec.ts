import { assessmentOf } from '../assessment.js';
import type { AssessmentRequest } from '../assessment.types.js';
import { sizingOf } from '../sizing/plates/sizing.js';
import type { Decision, Sizing } from '../sizing/plates/sizing.types.js';

import { alternativeTexts, correlationsText, plateRows, platesText, spanText } from './plate-rows.js';
import {
  correlationWords,
  decisionWords,
  hiddenPlatesWords,
  plateKindWords,
  plateRowWords,
  plateTexts,
} from './plates.js';

const inquiry: AssessmentRequest = {
  hotFluidName: 'water',
  coldFluidName: 'water',
  heatDuty: '500',
  heatDutyUnit: 'kW',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
  tempUnit: '°C',
  tempOutUnit: '°C',
  flowUnit: 'm³/h',
  hotPressureDrop: '50',
  coldPressureDrop: '35',
  pressureUnit: 'kPa',
};
type Shown = Extract<Sizing, { status: 'shown' }>;

function sizingFor(request: AssessmentRequest): Shown {
  const sizing = sizingOf(assessmentOf({ ...inquiry, ...request }));
  if (sizing.status === 'hidden') throw new Error(sizing.reason);
  return sizing;
}

const shown = sizingFor({});
const languages = ['ko', 'en'] as const;
const valuesOf = (sizing: Sizing | undefined, language: 'ko' | 'en') =>
  Object.fromEntries(plateRows(sizing, language).map(({ id, value, notes }) => [id, [value, ...notes]]));
const reasons = Object.keys(hiddenPlatesWords) as (keyof typeof hiddenPlatesWords)[];

describe.each(languages)('the words of plates in %s', (language) => {
  it('are in that language alone', () => {
    const {
      count,
      passes,
      plate,
      allowed,
      assumedAllowed,
      assumedMargin,
      relaxed,
      halved,
      correlations,
      ...sentences
    } = plateTexts;
    const all = [
      ...[plateRowWords, decisionWords, hiddenPlatesWords, plateKindWords, sentences]
        .flatMap((words): Record<'ko' | 'en', string>[] => Object.values(words))
        .map((words) => words[language]),
      ...Object.values(correlationWords).map((words) => words[language].validity),
      count[language]('31 – 59'),
      passes[language](1),
      passes[language](2),
      plate[language]('0.2', '1'),
      allowed[language]('50 kPa'),
      assumedAllowed[language]('50 kPa'),
      assumedMargin[language]('10 %'),
      ...[1, 2, 3].map((holding) => correlations[language](holding)),
      relaxed[language]('100 kPa', '50 kPa', '20매', '30'),
      halved[language]('25 kPa', '40매'),
    ].map((words) => words.replaceAll(/\b(?:kPa|mm?|Re|Martin|Kumar|Muley|Manglik)\b|\d매/g, ''));
    const isOther = language === 'ko' ? /[a-z]{2}/i : /[가-힣]/;
    expect(all.filter((words) => isOther.test(words) || /undefined|NaN|\[object/.test(words))).toEqual([]);
  });

  it('keep their rows, whatever is known', () => {
    const ids = plateRows(undefined, language).map(({ id }) => id);
    expect(ids).toEqual(Object.keys(plateRowWords));
    expect(plateRows(undefined, language).filter(({ value, notes }) => value ?? notes[0])).toEqual([]);
    expect(plateRows(shown, language).map(({ id }) => id)).toEqual(ids);
    for (const { value, notes } of plateRows(shown, language)) {
      expect(value).toBeTruthy();
      expect([value, ...notes].join()).not.toMatch(/undefined|NaN|Infinity/);
    }
  });

  it.each(reasons)('tell once why there are none: %s', (reason) => {
    const rows = plateRows({ status: 'hidden', reason }, language);
    expect(rows.filter(({ value }) => value !== undefined)).toEqual([]);
    expect(rows.map(({ notes }) => notes)).toEqual([[hiddenPlatesWords[reason][language]], [], [], [], [], []]);
    expect(alternativeTexts({ status: 'hidden', reason }, language)).toEqual([]);
  });
});

describe('plateRows', () => {
  it('give bands with their units, and what is allowed beside what is lost', () => {
    expect(valuesOf(shown, 'en')).toEqual({
      plates: [
        expect.stringMatching(/^\d\d – \d\d$/),
        expect.stringMatching(/^one pass, [\d.]+ m wide, [\d.]+ – [\d.]+ m long$/),
      ],
      hotDrop: [expect.stringMatching(/^\d\d – \d\d kPa$/), '50 kPa allowed'],
      coldDrop: ['35 kPa', '35 kPa allowed'],
      velocity: [expect.stringMatching(/^0\.\d+ – 0\.\d+ \/ 0\.\d+ – 0\.\d+ m\/s$/)],
      decidedBy: ['pressure drop (cold side)'],
      margin: ['10 % assumed'],
    });
    expect(valuesOf(shown, 'ko')).toMatchObject({
      plates: [
        expect.stringMatching(/^\d\d – \d\d$/),
        expect.stringMatching(/^1패스, 판 폭 [\d.]+ m, 길이 [\d.]+ – [\d.]+ m$/),
      ],
      coldDrop: ['35 kPa', '허용 35 kPa'],
      decidedBy: ['저온측 압력손실'],
      margin: ['10 %(가정)'],
    });
  });

  it('say what was assumed, and what was typed', () => {
    const { coldDrop } = valuesOf(sizingFor({ coldPressureDrop: '' }), 'en');
    expect(coldDrop?.[1]).toBe('50 kPa assumed');
    expect(valuesOf(sizingFor({ designMargin: '15' }), 'en').margin).toEqual(['15 %']);
    expect(valuesOf(sizingFor({ hotFouling: '0.0001' }), 'en').margin).toEqual(['10 % assumed, 0.1 / 0 m²·K/kW']);
    expect(valuesOf(sizingFor({ hotFouling: '0.0001', designMargin: '0' }), 'en').margin).toEqual([
      '0 %, 0.1 / 0 m²·K/kW',
    ]);
    expect(valuesOf(sizingFor({ hotFouling: '0.0001', designMargin: '5' }), 'ko').margin).toEqual([
      '5 %, 0.1 / 0 m²·K/kW',
    ]);
  });

  it('name every decision, so that a comma keeps them apart', () => {
    const decidedBy: Decision[] = ['cold', 'area', 'range'];
    expect(valuesOf({ ...shown, decidedBy }, 'en').decidedBy).toEqual([
      'pressure drop (cold side), area, the correlations’ range',
    ]);
  });

  it('write what begins and ends alike once', () => {
    expect([spanText({ from: 49.98, to: 50.1 }, 'kPa'), spanText({ from: 0.3, to: 0.3 })]).toEqual(['50 kPa', '0.3']);
    expect(spanText({ from: 4.005, to: 8.576 }, 'm²')).toBe('4 – 8.6 m²');
    expect([platesText({ from: 39, to: 39 }, 'ko'), platesText({ from: 39, to: 39 }, 'en')]).toEqual([
      '39매',
      '39 plates',
    ]);
  });

  it('claim two digits of many plates, always outwards', () => {
    expect(platesText({ from: 31, to: 59 }, 'en')).toBe('31 – 59 plates');
    expect(platesText({ from: 159, to: 478 }, 'en')).toBe('150 – 480 plates');
    expect(platesText({ from: 1010, to: 2345 }, 'ko')).toBe('1,000 – 2,400매');
  });
});

describe('correlationsText', () => {
  const holding = (...ids: string[]) => ({
    designs: shown.designs.map((design) =>
      ids.includes(design.correlation) ? design : { ...design, status: 'outside' as const },
    ),
  });

  it('says how many of the three hold', () => {
    expect(correlationsText(shown, 'en')).toBe('three correlations, margin included');
    expect(correlationsText(holding('kumar', 'martin'), 'en')).toBe(
      '2 of 3 correlations; the other is outside its range',
    );
    expect(correlationsText(holding('kumar'), 'en')).toBe('1 of 3 correlations; the others are outside their range');
    expect(correlationsText(holding('kumar'), 'ko')).toBe('상관식 세 가지 중 1가지, 나머지는 유효 범위 밖');
  });
});

describe('alternativeTexts', () => {
  it('tell what more and what half of the pressure drop take', () => {
    const [relaxed, halved, ...more] = alternativeTexts(shown, 'en');
    expect(relaxed).toMatch(/^Allow 100 kPa instead of 50 kPa \/ 35 kPa: \d\d – \d\d plates instead of \d\d – \d\d\.$/);
    expect(halved).toMatch(/^Half the pressure drop \([\d.]+ kPa(?: \/ [\d.]+ kPa)?\) takes \d\d – \d+ plates\.$/);
    expect(more).toEqual([]);
  });

  it('tell nothing of what would change nothing', () => {
    const plates = { from: 75, to: 110 };
    const relaxed = (to: number) =>
      alternativeTexts(
        { ...shown, plates, relaxed: shown.relaxed && { ...shown.relaxed, plates: { from: 70, to } } },
        'en',
      );
    // Told in two digits.
    expect(relaxed(100)[0]).toMatch(/^Allow 100 kPa.*: 70 – 100 plates instead of 75 – 110\.$/);
    expect(relaxed(101).join(' ')).not.toContain('Allow');
    expect(alternativeTexts(sizingFor({ heatDuty: '10', coldPressureDrop: '50' }), 'en').join(' ')).not.toContain(
      'Allow',
    );
    expect(alternativeTexts({ ...shown, relaxed: undefined, halved: undefined }, 'ko')).toEqual([]);
    expect(alternativeTexts(undefined, 'en')).toEqual([]);
  });
});
