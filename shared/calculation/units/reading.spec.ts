import { readDesignPressure, readQuantity } from './reading.js';
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

  it.each([
    ['30만 kcal/h', 'kW', 'heat', 348_900],
    ['30만', 'kcal/h', 'heat', 348_900],
    ['1억2000만 kcal/h', 'kW', 'heat', 139_560_000],
    ['2만5천 kcal/h', 'kW', 'heat', 29_075],
    ['100 USRT', 'kW', 'heat', 351_685.3],
    ['100 JRT', 'kW', 'heat', 386_116],
    ['10kg', 'bar', 'pressure', 980_665],
    ['10 kgf', 'bar', 'pressure', 980_665],
    ['10kgG', 'bar', 'pressure', 980_665],
    ['영하 10', '°C', 'temperature', -10],
    ['영하10도', '°F', 'temperature', -10],
    ['10K', '°C', 'temperature', -263.15],
    ['1000 ㎥/일', 'm³/h', 'flow_volume', 41.6667 / 3600],
    ['1000 CMD', 'm³/h', 'flow_volume', 41.6667 / 3600],
    ['20 lps', 'm³/h', 'flow_volume', 0.02],
    ['864 톤/일', 'm³/h', 'flow_mass', 10],
  ] as const)('reads %j in %s as it is said in a plant', (text, unit, quantity, value) => {
    const all: Quantity[] = quantity.startsWith('flow') ? ['flow_volume', 'flow_mass'] : [quantity];
    const found = read(text, unit, ...all);
    expect(Number(found) / value).toBeCloseTo(1, 5);
  });

  it('turns absolute pressures into gauge ones', () => {
    expect(read('2 bara', 'bar', 'pressure')).toBeCloseTo(98_675, 6);
    expect(read('2', 'bar', 'pressure')).toBe(200_000);
  });

  it.each([
    ['4.18', 'kJ/kgK', 'specific_heat', 4180],
    ['4186 J/(kg·K)', 'kJ/kgK', 'specific_heat', 4186],
    ['1 kcal/kg℃', 'kJ/kgK', 'specific_heat', 4186.8],
    ['1.05 kg/L', 'kg/m3', 'density', 1050],
    ['1.05 g/㎤', 'kg/m3', 'density', 1050],
    ['0', 'ppm', 'chloride', 0],
    ['250 mg/L', 'ppm', 'chloride', 250],
    ['250 ㎎/ℓ', 'ppm', 'chloride', 250],
    ['1,200 ppm', 'ppm', 'chloride', 1200],
    ['12.5', 'mPa·s', 'viscosity', 0.0125],
    ['약 0.9 cP', 'mPa·s', 'viscosity', 0.0009],
    ['0.05 Pa·s', 'mPa·s', 'viscosity', 0.05],
    ['100,000', 'mPa·s', 'viscosity', 100],
    ['0.13', 'W/(m·K)', 'conductivity', 0.13],
    ['0.5 kcal/m·h·℃', 'W/(m·K)', 'conductivity', 0.5815],
    ['0', 'm²·K/W', 'fouling', 0],
    ['0.00005', 'm²·K/W', 'fouling', 5e-5],
    ['0.05 m²·K/kW', 'm²·K/W', 'fouling', 5e-5],
    ['0.0001 ㎡·h·℃/kcal', 'm²·K/W', 'fouling', 8.598452279e-5],
    ['0.0005 h·ft²·°F/Btu', 'm²·K/W', 'fouling', 8.8055e-5],
    ['0', '%', 'percent', 0],
    ['15 %', '%', 'percent', 15],
    ['200', '%', 'percent', 200],
  ] as const)('reads the property %j in %s', (text, unit, quantity, value) => {
    expect(read(text, unit, quantity)).toBeCloseTo(value, 9);
  });

  it.each([
    ['abc', '°C', 'temperature', 'not_a_number'],
    ['25~30', '°C', 'temperature', 'range'],
    ['-10~-5', '°C', 'temperature', 'range'],
    ['10℃ ~ 20℃', '°C', 'temperature', 'range'],
    ['10-20', '°C', 'temperature', 'range'],
    ['100RT', 'kW', 'heat', 'which_ton'],
    ['100 냉동톤', 'kW', 'heat', 'which_ton'],
    ['10K', 'bar', 'pressure', 'flange_class'],
    ['25 bar', '°C', 'temperature', 'unknown_unit'],
    ['25', 'cubits', 'temperature', 'unknown_unit'],
    ['25', '', 'temperature', 'unknown_unit'],
    ['-300', '°C', 'temperature', 'below_absolute_zero'],
    ['0', 'bar', 'pressure', 'not_positive'],
    ['-1', 'm³/h', 'flow_volume', 'not_positive'],
    ['0.5 bara', 'bar', 'pressure', 'not_positive'],
    ['0', 'kg/m3', 'density', 'not_positive'],
    ['-1', 'ppm', 'chloride', 'not_positive'],
    ['4186', 'kJ/kgK', 'specific_heat', 'too_large'],
    ['1050 kg/L', 'kg/m3', 'density', 'too_large'],
    ['1000001', 'ppm', 'chloride', 'too_large'],
    ['0', 'mPa·s', 'viscosity', 'not_positive'],
    ['0', 'W/(m·K)', 'conductivity', 'not_positive'],
    ['-0.0001', 'm²·K/W', 'fouling', 'not_positive'],
    ['-5', '%', 'percent', 'not_positive'],
    ['12 cSt', 'mPa·s', 'viscosity', 'unknown_unit'],
    ['101 Pa·s', 'mPa·s', 'viscosity', 'too_large'],
    ['130', 'W/(m·K)', 'conductivity', 'too_large'],
    ['0.05', 'm²·K/W', 'fouling', 'too_large'],
    ['201', '%', 'percent', 'too_large'],
  ] as const)('refuses %j in %s', (text, unit, quantity, reason) => {
    expect(read(text, unit, quantity)).toEqual({ state: 'refused', reason });
  });
});

describe('readDesignPressure', () => {
  it.each([
    ['10', 1e6],
    ['0', 0],
    ['ATM', 0],
    ['대기압', 0],
    ['-0.5', -5e4],
    ['FV', -101_325],
    ['10/FV', 1e6],
    ['150 psi/FV', 1_034_213.594],
    ['0.5 bara', -51_325],
    ['−380 mmHg', -50_662.507],
  ])('reads %j in bar as %d Pa gauge', (text, value) => {
    const reading = readDesignPressure(text, 'bar');
    expect(reading).toMatchObject({ state: 'read', value: expect.closeTo(value, 2) });
  });

  it.each([
    ['-1.2', 'below_vacuum'],
    ['없음', 'not_a_number'],
  ])('refuses %j: %s', (text, reason) => {
    expect(readDesignPressure(text, 'bar')).toEqual({ state: 'refused', reason });
  });
});
