import { assessmentOf } from '../assessment.js';
import type { AssessmentRequest } from '../assessment.types.js';
import '../fluids/every.js';
import { sizingOf } from '../sizing/plates/sizing.js';

import { checkOffers } from './offer-check.js';
import type { OfferValues } from './offer-check.types.js';

/** A maker's published example: offered as 200, 150 and 100 m². */
const example: AssessmentRequest = {
  hotFluidName: '물',
  coldFluidName: '물',
  heatDuty: '1000',
  heatDutyUnit: 'kW',
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  hotTempIn: '35',
  hotTempOut: '30',
  coldTempIn: '29',
  coldTempOut: '34',
  hotPressureDrop: '50',
  coldPressureDrop: '50',
  pressureUnit: 'kPa',
};
/** Its band. */
function bandOf(changes: AssessmentRequest = {}) {
  const sizing = sizingOf(assessmentOf({ ...example, ...changes }));
  if (sizing.status !== 'shown') throw new Error(sizing.reason);
  return sizing;
}
const middleOf = ({ from, to }: { from: number; to: number }) => Math.sqrt(from * to);
const check = (offers: OfferValues, changes: AssessmentRequest = {}) => {
  const found = assessmentOf({ ...example, ...changes });
  return checkOffers(offers, found, sizingOf(found));
};
function first(offers: OfferValues, changes?: AssessmentRequest) {
  const [offer] = check(offers, changes).offers;
  if (!offer) throw new Error('No offer');
  return offer;
}
const reasonOf = (offers: OfferValues) => {
  const { inputs } = first(offers);
  return Object.values(inputs).find(({ state }) => state !== 'blank');
};

describe('checkOffers', () => {
  it('finds 200 m² inside the band of 1,000 kW, 100 m² below it, 500 m² above', () => {
    const { offers } = check({ offer1Area: '200', offer2Area: '100', offer3Area: '500' });
    expect(offers.map(({ size }) => [size?.by, size?.verdict])).toEqual([
      ['area', 'inside'],
      ['area', 'below'],
      ['area', 'above'],
    ]);
    // 1,000 kW / (A × 1 K).
    expect(offers.map(({ coefficient }) => coefficient)).toEqual([
      expect.closeTo(5000, 6),
      expect.closeTo(10_000, 6),
      expect.closeTo(2000, 6),
    ]);
    expect(offers.map(({ questions }) => questions)).toEqual([
      [],
      ['margin', 'fouling', 'certified'],
      ['margin', 'fouling'],
    ]);
  });

  it('works out the duty of an area with the U of the band’s middle, flows and inlets kept', () => {
    // The band has a margin of 10 %, which the duty does not ask for.
    const middle = middleOf(bandOf().area) / 1.1;
    expect(first({ offer1Area: String(middle) }).reached).toEqual({
      duty: expect.closeTo(1e6, 0),
      percent: 100,
      isShort: false,
    });
    // Cr = 1 and NTU 5: half the area leaves 2.5 / 3.5 of 5 / 6.
    expect(first({ offer1Area: String(middle / 2) }).reached).toEqual({
      duty: expect.closeTo((1e6 * 2.5 * 6) / (3.5 * 5), 0),
      percent: 86,
      isShort: true,
    });
  });

  it('compares plates with the band of plates only where no area is known', () => {
    const offer1Plates = `${Math.round(middleOf(bandOf().plates))}매`;
    expect(first({ offer1Plates })).toMatchObject({ size: { by: 'plates', verdict: 'inside' } });
    expect(first({ offer1Plates })).toMatchObject({ coefficient: undefined, reached: undefined });
    expect(first({ offer1Area: '100', offer1Plates }).size).toMatchObject({ by: 'area', verdict: 'below' });
  });

  it('compares an offer that loses less than is allowed at its own pressure drops, each side by its own', () => {
    // Published exchangers of 10 kPa a side where 50 are allowed: ТИ13-81 and ТИ28-75 of `published-designs.spec.ts`.
    const published = { heatDuty: '500', hotTempIn: '90', hotTempOut: '70', coldTempIn: '60', coldTempOut: '80' };
    const drops = { offer1HotDrop: '9.71', offer1ColdDrop: '9.65' };
    const offer1Area = '10.29';
    expect(first({ offer1Area }, published).size).toMatchObject({ verdict: 'above', isAtOwnDrop: false });
    const own = first({ offer1Area, ...drops }, published);
    expect(own).toMatchObject({ size: { verdict: 'inside', isAtOwnDrop: true }, questions: [], isBandless: false });
    const other = { heatDuty: '1500', hotTempIn: '100', hotTempOut: '70', coldTempIn: '65', coldTempOut: '85' };
    const bandOfSides = (hot: string, cold: string) =>
      first({ offer1Area: '20.16', offer1HotDrop: hot, offer1ColdDrop: cold }, other).size?.band;
    expect(first({ offer1Area: '20.16', offer1HotDrop: '14.04', offer1ColdDrop: '29.97' }, other).size).toMatchObject({
      verdict: 'inside',
    });
    expect(bandOfSides('14.04', '29.97')?.to).toBeLessThan(bandOfSides('14.04', '14.04')?.to ?? NaN);
    // Of 60 kPa, 50 count.
    expect(bandOfSides('60', '50')).toEqual(bandOfSides('', ''));
  });

  it('compares no size at a pressure drop at which there is no band, but what is small at any', () => {
    const drops = { offer1HotDrop: '0.3', offer1ColdDrop: '0.3' };
    expect(first({ offer1Area: '500', ...drops })).toMatchObject({
      isBandless: true,
      size: undefined,
      reached: undefined,
    });
    expect(first({ offer1Area: '100', ...drops })).toMatchObject({ isBandless: false, size: { verdict: 'below' } });
  });

  it('judges pressure drops by what is allowed, AHRI’s 115 % included', () => {
    const drops = (text: string, area = '200') => first({ offer1Area: area, offer1HotDrop: text }).drops.hot?.verdict;
    expect(['5', '50', '50.1', '57.5', '57.6'].map((text) => drops(text))).toEqual([
      'fine',
      'fine',
      'above',
      'above',
      'far_above',
    ]);
    expect(drops('5', '100')).toBe('low');
    expect(first({ offer1Area: '200', offer1ColdDrop: '70' }).questions).toEqual(['drop']);
    expect(first({ offer1Area: '100', offer1ColdDrop: '5' }).questions).toEqual(['margin', 'fouling', 'drop']);
    expect(first({ offer1Area: '100', offer1ColdDrop: '48' }).questions).toEqual(['margin', 'fouling', 'chevron']);
  });

  it('does not count the margin as if the duty needed it', () => {
    const area = middleOf(bandOf({ designMargin: '30' }).area) / 1.3;
    expect(first({ offer1Area: String(area) }, { designMargin: '30' }).reached).toMatchObject({
      percent: 100,
      isShort: false,
    });
  });

  it('asks of an offer inside the band that is short of 95 % of the duty for its margin and certificate', () => {
    const bare = { designMargin: '0' };
    expect(first({ offer1Area: String(Math.ceil(bandOf(bare).area.from)) }, bare)).toMatchObject({
      size: { verdict: 'inside' },
      reached: { isShort: true },
      questions: ['margin', 'certified'],
    });
  });

  it('judges nothing without a band, but tells the coefficient where duty and LMTD are known', () => {
    const hidden = first({ offer1Area: '100', offer1HotDrop: '500' }, { hotFluidName: '' });
    expect(hidden).toMatchObject({
      size: undefined,
      reached: undefined,
      questions: [],
      drops: { hot: { value: 5e5 } },
    });
    expect(hidden.drops.hot?.verdict).toBeUndefined();
    expect(hidden.coefficient).toBeCloseTo(10_000, 6);
    expect(first({ offer1Area: '100' }, { heatDuty: '' }).coefficient).toBeUndefined();
    expect(first({ offer1Area: '100' }, { hotFluidName: 'R134a' }).coefficient).toBeUndefined();
    expect(first({ offer1Area: '100' }, { hotTempIn: '20' }).coefficient).toBeUndefined();
  });

  it.each([
    ['200', 200],
    ['200 m2', 200],
    ['200㎡', 200],
    ['200 m²', 200],
    ['1.234,5', 1234.5],
    ['12,5', 12.5],
    ['1,000 ft²', 92.903],
    ['약 200 제곱미터', 200],
    ['대략 200', 200],
    ['≈ 200 m²', 200],
  ])('reads an area of %j', (text, area) => {
    expect(first({ offer1Area: text }).area).toBeCloseTo(area, 3);
  });

  it.each([
    ['0.5 bar', 50_000],
    ['5 mAq', 49_033],
    ['0.5 kgf/㎠', 49_033],
    ['50', 50_000],
  ])('reads a pressure drop of %j', (text, drop) => {
    expect(first({ offer1ColdDrop: text }).drops.cold?.value).toBeCloseTo(drop, -1);
  });

  it.each<[OfferValues, string]>([
    [{ offer1Area: '0' }, 'not_positive'],
    [{ offer1Area: '-20' }, 'not_positive'],
    [{ offer1Area: 'large' }, 'not_a_number'],
    [{ offer1Area: '100~200' }, 'not_a_number'],
    [{ offer1Area: '200 kPa' }, 'not_a_number'],
    [{ offer1Area: '1e6' }, 'too_large'],
    [{ offer1Plates: '12,5' }, 'not_whole'],
    [{ offer1Plates: '1e5' }, 'too_large'],
    [{ offer1HotDrop: '50000' }, 'too_large'],
    [{ offer1HotDrop: '0' }, 'not_positive'],
  ])('refuses %j', (offers, reason) => {
    expect(reasonOf(offers)).toEqual({ state: 'refused', reason });
    expect(first(offers)).toMatchObject({ isGiven: false, questions: [], size: undefined });
  });

  it('never throws and never says NaN, whatever is typed', () => {
    const odd = ['', ' ', '1e-300', '1e308', '-0', 'NaN', '∞', '1/0', '０．５', '<b>', '1e-7', '19999', '200'];
    for (const request of [example, {}, { ...example, hotTempOut: '35' }, { ...example, coldTempOut: '90' }]) {
      const found = assessmentOf(request);
      const sizing = sizingOf(found);
      for (const area of odd)
        for (const other of odd) {
          const offers = { offer1Area: area, offer1Plates: other, offer1HotDrop: other, offer1ColdDrop: area };
          const answer = checkOffers(offers, found, sizing);
          const numbers: unknown[] = [];
          JSON.stringify(answer.offers, (_name, value) => (typeof value === 'number' ? numbers.push(value) : value));
          expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
        }
    }
  });
});
