import { readQuantity } from '@server/calculation/reading';
import type { Quantity } from '@server/calculation/units';

import { unitChoices } from './quoteChoices.text';

const quantities: Record<keyof typeof unitChoices, Quantity[]> = {
  flowUnit: ['flow_volume', 'flow_mass'],
  tempUnit: ['temperature'],
  tempOutUnit: ['temperature'],
  pressureUnit: ['pressure'],
  designPressureUnit: ['pressure'],
  designTempUnit: ['temperature'],
};
const choices = Object.entries(unitChoices).flatMap(([box, units]) =>
  units.flatMap(({ value, label }) =>
    [value, label.ko, label.en].map((spelling) => [box as keyof typeof unitChoices, spelling] as const),
  ),
);

describe('the unit boxes', () => {
  it.each(choices)('%s offers %s, which the calculation understands', (box, spelling) => {
    expect(readQuantity('100', spelling, quantities[box])).toMatchObject({ state: 'read', typed: 100 });
  });
});
