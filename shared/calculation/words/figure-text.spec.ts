import { barText, differenceText, figureText, numberText, temperatureText, unitText } from './figure-text.js';

describe('numberText', () => {
  it.each([
    [0, 4, '0'],
    [20, 3, '20'],
    [1658.9, 4, '1,659'],
    [0.00694444, 4, '0.006944'],
    [0.0347, 3, '0.0347'],
    [-5.25, 3, '−5.25'],
    [-30, 4, '−30'],
    [1e-9, 4, '1.000e-9'],
    [1.5e300, 4, '1.500e+300'],
  ])('writes %d with %i digits as %s', (value, digits, text) => {
    expect(numberText(value, digits)).toBe(text);
  });

  it('never rounds whole digits away', () => {
    expect([numberText(1426483), numberText(9999.96), numberText(12345.6, 2)]).toEqual([
      '1,426,483',
      '10,000',
      '12,346',
    ]);
  });
});

describe('temperatureText', () => {
  it.each([
    [59.99999, '60 ℃', '60 °C'],
    [-0.01, '0 ℃', '0 °C'],
    [37.78, '37.8 ℃', '37.8 °C'],
    [-3.26, '−3.3 ℃', '−3.3 °C'],
  ])('writes %d as %s in Korean, as %s in English', (value, korean, english) => {
    expect([temperatureText(value, 'ko'), temperatureText(value, 'en')]).toEqual([korean, english]);
  });
});

describe('figureText', () => {
  it('writes the unit as the language does', () => {
    expect(figureText('temperature', 100, 'F', 'ko')).toBe('212 ℉');
    expect(figureText('temperature', 100, 'C', 'en')).toBe('100 °C');
    expect(figureText('flow_volume', 0.01, 'm3/h', 'ko')).toBe('36 m³/h');
    expect(figureText('specific_heat', 3600, 'kJ/kgK', 'en')).toBe('3.6 kJ/(kg·K)');
    expect(figureText('pressure', NaN, 'bar', 'en')).toBe('–');
  });

  it('writes a unit that was chosen as the language does', () => {
    expect(['°C', '°F', 'm³/h'].map((chosen) => unitText(chosen, 'ko'))).toEqual(['℃', '℉', 'm³/h']);
    expect(unitText('°C', 'en')).toBe('°C');
  });

  it('writes differences with no more digits than they have, and pressures in bar', () => {
    expect([differenceText(0.55), differenceText(19.96), barText(98_066.5)]).toEqual(['0.55 K', '20 K', '0.981']);
  });
});
