import { readQuantity } from './reading.js';
import type { Quantity } from './units.js';

const read = (text: string, unit: string, ...quantities: Quantity[]) => {
  const reading = readQuantity(text, unit, quantities);
  return reading.state === 'read' ? reading.value : reading;
};

describe('readQuantity', () => {
  it('reads a number in the unit of its box', () => {
    expect(readQuantity('36', 'm³/h', ['flow_volume', 'flow_mass'])).toEqual({
      state: 'read',
      value: 0.01,
      quantity: 'flow_volume',
      typed: 36,
      unit: 'm3/h',
      isUnitTyped: false,
      isAmbiguous: false,
    });
  });

  it.each([
    ['36 t/h', 'flow_mass', 10],
    ['36㎥/h', 'flow_volume', 0.01],
    ['3,600 kg/h', 'flow_mass', 1],
  ])('lets the unit typed in %j go before the box', (text, quantity, value) => {
    expect(readQuantity(text, 'L/min', ['flow_volume', 'flow_mass'])).toMatchObject({
      quantity,
      value,
      isUnitTyped: true,
    });
  });

  it('takes 0 degrees as a value and nothing as none', () => {
    expect(read('0', '°C', 'temperature')).toBe(0);
    expect(read('', '°C', 'temperature')).toEqual({ state: 'blank' });
    expect(read('  ', '°C', 'temperature')).toEqual({ state: 'blank' });
  });

  it.each([
    ['약 80', 80],
    ['approx. 80', 80],
    ['~80', 80],
    ['80℃', 80],
    ['80도', 80],
    ['176°F', 80],
  ])('reads %j as 80 degrees', (text, value) => {
    expect(read(text, '°C', 'temperature')).toBe(value);
  });

  it('turns absolute pressures into gauge ones', () => {
    expect(read('2 bara', 'bar', 'pressure')).toBeCloseTo(98_675, 6);
    expect(read('2', 'bar', 'pressure')).toBe(200_000);
  });

  it.each([
    ['abc', '°C', 'temperature', 'not_a_number'],
    ['25~30', '°C', 'temperature', 'not_a_number'],
    ['25 bar', '°C', 'temperature', 'not_a_number'],
    ['25', 'cubits', 'temperature', 'unknown_unit'],
    ['25', '', 'temperature', 'unknown_unit'],
    ['-300', '°C', 'temperature', 'below_absolute_zero'],
    ['0', 'bar', 'pressure', 'not_positive'],
    ['-1', 'm³/h', 'flow_volume', 'not_positive'],
    ['0.5 bara', 'bar', 'pressure', 'not_positive'],
  ] as const)('refuses %j in %s', (text, unit, quantity, reason) => {
    expect(read(text, unit, quantity)).toEqual({ state: 'refused', reason });
  });
});
