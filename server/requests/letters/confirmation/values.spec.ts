import * as fc from 'fast-check';

import '../../../../shared/calculation/fluids/every.js';
import { quoteRequest } from '../../../../test/support/makers/factories.js';
import { quoteFields } from '../../../../shared/questionnaire/places.js';

import type { StoredQuote } from '../../intake/quotes.schema.js';

import { plainFluid, plainNumber, plainValues } from './values.js';

const blank = Object.fromEntries(quoteFields.map((field) => [field, '']));
const quote = (changes: Record<string, unknown>) => ({ ...blank, products: [], ...changes }) as unknown as StoredQuote; // what is read

describe('plainNumber', () => {
  it.each([
    '25',
    '-30',
    '+5',
    '1,234.5',
    '1 234',
    '0.5',
    '16 bar',
    '250 mg/L',
    '3.6 kJ/(kg·K)',
    '60 ℃',
    '0.9 kcal/kg°C',
    '12 mPa·s',
    '0.5 kcal/m·h·℃',
    '0.0001 m²·h·℃/kcal',
    '15 %',
  ])('takes %j', (typed) => expect(plainNumber(typed)).toBeTruthy());

  it.each([
    'about 5',
    '25~30',
    '02-123-4567',
    '010 1234 5678',
    '01012345678',
    '1.2.3.4',
    '5 https://a.kr',
    '5 people',
    '16 bar a.kr',
    'NaN',
    '',
  ])('leaves out %j', (typed) => expect(plainNumber(typed)).toBeUndefined());
});

describe('plainFluid', () => {
  it.each(['물', '온수', 'EG 40 vol%', 'Steam 5 bar', '열매체유', 'water', '브라인'])('takes %j', (typed) =>
    expect(plainFluid(typed)).toBe(typed),
  );

  it.each(['흑액', '물 www.evil.kr', '물 1.2.3.4', '물 연락 바랍니다', 'water call me', '물'.repeat(40), ''])(
    'leaves out %j',
    (typed) => expect(plainFluid(typed)).toBeUndefined(),
  );
});

describe('plainValues', () => {
  it('repeats rows, single values, products and materials in the language', () => {
    const filled = quote({ ...quoteRequest(), heatDuty: '500', heatDutyUnit: 'kW', products: ['heat-exchanger'] });
    const ko = plainValues(filled, 'ko');
    expect(ko.sheet).toContainEqual({ label: '입구온도', hot: '115', cold: '45', unit: '℃' });
    expect(ko.sheet).toContainEqual({ label: '유체명', hot: '온수', cold: '난방수', unit: '' });
    expect(ko.values).toEqual([
      { label: '문의 제품', value: '판형열교환기' },
      { label: expect.any(String), value: '500 kW' },
      { label: '전열판 재질', value: 'SS316L' },
      { label: '가스켓 재질', value: 'EPDM' },
    ]);
    const en = plainValues(filled, 'en');
    expect(en.sheet).toContainEqual({ label: 'Inlet temperature', hot: '115', cold: '45', unit: '°C' });
    expect(en.values[0]).toEqual({ label: 'Products', value: 'Plate heat exchanger' });
  });

  it('repeats a unit that was typed, and not the one beside the field, too', () => {
    const typed = quote({ ...quoteRequest(), heatDuty: '850 Mcal/h', heatDutyUnit: 'kW' });
    expect(plainValues(typed, 'en').values).toContainEqual({ label: expect.any(String), value: '850 Mcal/h' });
  });

  it('says of a side that was left out where it is to be seen, and leaves out a row of words alone', () => {
    const { sheet } = plainValues(quote({ hotFluidName: '물', coldFluidName: '흑액', hotFlowRate: '많이' }), 'ko');
    expect(sheet).toEqual([{ label: '유체명', hot: '물', cold: '링크에서 확인', unit: '' }]);
  });

  it('leaves out a number whose unit is none of the form’s', () => {
    expect(plainValues(quote({ hotFlowRate: '25', flowUnit: 'www.evil.kr' }), 'en').sheet).toEqual([]);
  });

  it('says nothing that somebody wrote, whatever it is and wherever', () => {
    const evil = fc.constantFrom('buy', 'http://evil.kr', '여기로', 'www', '@', '<a>', '010-1234-5678', '.kr', '//');
    const typed = fc
      .tuple(fc.constantFrom('', '물 ', '25 ', '16 bar ', 'SS316L '), evil, fc.constantFrom('', ' 물', ' kW', '5'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(quoteFields.map((field) => [field, typed]))), (fields) => {
        expect(plainValues(quote(fields), 'en')).toEqual({ sheet: [], values: [] });
      }),
    );
  });
});
