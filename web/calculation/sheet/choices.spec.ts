import { readQuantity } from '@shared/calculation/units/reading';
import type { Quantity } from '@shared/calculation/units/units';
import type { QuoteField } from '@shared/questionnaire/fields';
import { sheetRows } from '@shared/questionnaire/places';

import { unitChoicesOf } from './choices.text';

const quantities: Partial<Record<QuoteField, Quantity[]>> = {
  flowUnit: ['flow_volume', 'flow_mass'],
  tempUnit: ['temperature'],
  tempOutUnit: ['temperature'],
  pressureUnit: ['pressure'],
  designPressureUnit: ['pressure'],
  designTempUnit: ['temperature'],
};
const choices = sheetRows.flatMap(({ unit }) =>
  (unit ? unitChoicesOf(unit) : []).flatMap(({ value, label }) =>
    [value, label.ko, label.en].map((spelling) => [unit, spelling, (unit && quantities[unit]) ?? []] as const),
  ),
);

describe('the unit boxes', () => {
  it.each(choices)('%s offers %s, which the calculation understands', (_, spelling, quantity) => {
    expect(readQuantity('100', spelling, quantity)).toMatchObject({ state: 'read', typed: 100 });
  });
});
