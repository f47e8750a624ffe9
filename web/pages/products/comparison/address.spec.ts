import { technicalInputs } from '@shared/questionnaire/form';

import { comparisonAt, comparisonNames, comparisonQuery } from './address';

const again = (search: string) => String(new URLSearchParams(comparisonQuery(comparisonAt(search, 'en'))));

describe('the address of the comparison', () => {
  it.each([
    'pressure=16&pressureIn=bar&temperature=-40+to+180&temperatureIn=%C2%B0F',
    'families=heat-exchanger%2Cgas-cooler',
    '',
  ])('shows again what it names: %s', (query) => {
    expect(again(`?${query}`)).toBe(query);
  });

  it('leaves out what nobody can choose', () => {
    expect(again('?families=toaster,gas-cooler,gas-cooler,__proto__')).toBe('families=gas-cooler');
    expect(again('?families=heat-exchanger,compact-unit,heating-system,gas-cooler')).toBe(
      'families=heat-exchanger%2Ccompact-unit%2Cheating-system',
    );
    expect(again('?pressure=16&pressureIn=lightyears&temperatureIn=K')).toBe('pressure=16&pressureIn=bar');
    expect(again(`?pressure=${'9'.repeat(5000)}`)).toHaveLength('pressure=&pressureIn=bar'.length + 200);
  });

  it('is none of the calculator’s, to which the page leads on', () => {
    expect(technicalInputs.filter((input) => comparisonNames.includes(input))).toEqual([]);
  });

  it('begins with the units that are usual in the language', () => {
    expect(comparisonAt('', 'ko').conditions).toMatchObject({ designPressureUnit: 'kgf/cm²', designTempUnit: '°C' });
    expect(comparisonAt('', 'en').conditions).toMatchObject({ designPressureUnit: 'bar', hotDesignPressure: '' });
  });
});
