import { unitNamed } from './names.js';
import { convert, fromSi, toSi } from './units.js';
import type { Quantity, Unit } from './units.js';

describe('units', () => {
  it.each<[Quantity, Unit, number, number]>([
    ['pressure', 'bar', 1e5, 0],
    ['pressure', 'kPa', 1e3, 0],
    ['pressure', 'MPa', 1e6, 0],
    ['pressure', 'kgf/cm2', 98_066.5, 0],
    ['pressure', 'psi', 6894.757293, 1e-10],
    ['pressure', 'mH2O', 9806.65, 0],
    ['flow_volume', 'm3/h', 1 / 3600, 0],
    ['flow_volume', 'L/min', 1 / 60_000, 0],
    ['flow_volume', 'GPM(US)', 6.30901964e-5, 1e-9],
    ['flow_mass', 'kg/h', 1 / 3600, 0],
    ['flow_mass', 't/h', 1 / 3.6, 0],
    ['heat', 'kW', 1000, 0],
    ['heat', 'kcal/h', 1.163, 1e-15],
    ['heat', 'Mcal/h', 1163, 1e-15],
    ['heat', 'Gcal/h', 1.163e6, 1e-15],
    ['heat', 'BTU/h', 0.2930710702, 1e-9],
    ['heat', 'RT(US)', 3516.852842, 1e-9],
    ['heat', 'RT(JP)', 3861.16, 1e-9],
    ['specific_heat', 'kcal/kgK', 4186.8, 0],
    ['viscosity', 'mPa·s', 1e-3, 0],
    ['viscosity', 'cP', 1e-3, 0],
    ['conductivity', 'kcal/(m·h·K)', 1.163, 1e-15],
    ['fouling', 'm²·K/kW', 1e-3, 0],
    ['fouling', 'm²·h·K/kcal', 1 / 1.163, 1e-15],
    ['fouling', 'ft²·h·°F/BTU', 0.1761102, 1e-7],
  ])('counts one unit of %s, %s, as %d', (quantity, unit, si, relative) => {
    expect(Math.abs((toSi(quantity, 1, unit) ?? NaN) / si - 1)).toBeLessThanOrEqual(relative);
  });

  it.each<[Quantity, number, Unit, Unit, number]>([
    ['temperature', 212, 'F', 'C', 100],
    ['temperature', 32, 'F', 'C', 0],
    ['temperature', -40, 'F', 'C', -40],
    ['temperature', 140, 'F', 'C', 60],
    ['temperature', 373.15, 'K', 'C', 100],
    ['temperature', 0, 'K', 'C', -273.15],
    ['temperature', 60, 'C', 'F', 140],
    ['pressure', 34, 'kgf/cm2', 'bar', 33.34261],
    ['pressure', 30, 'kgf/cm2', 'bar', 29.41995],
    ['pressure', 10, 'mH2O', 'kgf/cm2', 1],
  ])('turns %s %d %s into %s exactly', (quantity, value, from, to, result) => {
    expect(convert(quantity, value, from, to)).toBe(result);
  });

  it.each<[Quantity, number, Unit, Unit, number]>([
    ['flow_volume', 1, 'GPM(US)', 'L/min', 3.785411784],
    ['flow_volume', 1, 'GPM(US)', 'm3/h', 0.227124707],
    ['heat', 1, 'kW', 'kcal/h', 859.845],
    ['heat', 1, 'RT(US)', 'kcal/h', 3023.949],
    ['heat', 1, 'RT(US)', 'BTU/h', 12_000],
    ['heat', 1, 'RT(JP)', 'kcal/h', 3320],
  ])('turns %s %d %s into %s', (quantity, value, from, to, result) => {
    expect(convert(quantity, value, from, to)).toBeCloseTo(result, 3);
  });

  it('takes the offset of Fahrenheit', () => {
    expect(convert('temperature', 18, 'F', 'C')).toBeCloseTo(-7.7778, 4);
  });

  it('knows nothing below absolute zero, of other quantities, or beyond numbers', () => {
    expect(toSi('temperature', -273.16, 'C')).toBeUndefined();
    expect(toSi('temperature', -460, 'F')).toBeUndefined();
    expect(fromSi('temperature', -300, 'C')).toBeUndefined();
    expect(toSi('pressure', 1, 'kW')).toBeUndefined();
    expect(toSi('pressure', NaN, 'bar')).toBeUndefined();
    expect(toSi('pressure', Infinity, 'bar')).toBeUndefined();
    expect(toSi('pressure', 1e305, 'bar')).toBeUndefined();
    expect(toSi('pressure', 1, 'toString' as Unit)).toBeUndefined();
  });
});

describe('unitNamed', () => {
  it.each<[Quantity, Unit, string[]]>([
    ['flow_volume', 'm3/h', ['m³/h', '㎥/h', 'm3/hr', 'M3/H', 'm^3/h', 'CMH', '㎥/시간']],
    ['flow_volume', 'L/min', ['L/min', 'LPM', 'lpm', 'ℓ/min', 'l/분']],
    ['flow_volume', 'GPM(US)', ['US gpm', 'GPM(미국)', 'GPM', 'usgpm']],
    ['flow_mass', 'kg/h', ['kg/h', 'kg/hr', '㎏/h']],
    ['flow_mass', 't/h', ['t/h', 'ton/h', 'ton/hr', 'tons/h', '톤/h']],
    ['temperature', 'C', ['°C', '℃', 'C', 'º C', '도']],
    ['temperature', 'F', ['°F', '℉', 'f']],
    ['pressure', 'mH2O', ['mAq', 'mH₂O', 'mH2O']],
    ['pressure', 'kgf/cm2', ['kgf/cm²', 'kgf/㎠', '㎏f/㎠', 'kg/㎠', 'kg/cm²G', 'kgf/cm2 (g)', 'kgf/cm² (게이지압)']],
    ['pressure', 'bar', ['bar', 'BAR', 'barg', 'bar(g)', 'bar G']],
    ['pressure', 'kPa', ['kPa', '㎪', 'kPa(g)']],
    ['pressure', 'MPa', ['MPa', '㎫', 'MPaG']],
    ['pressure', 'psi', ['psi', 'psig', 'PSIG']],
    ['heat', 'kcal/h', ['kcal/h', '㎉/h', 'kcal/hr']],
    ['heat', 'RT(US)', ['USRT', 'USRt', 'US RT']],
    ['heat', 'Gcal/h', ['Gcal/h', 'Gcal/시간']],
    ['specific_heat', 'kcal/kgK', ['kcal/kg℃', 'kcal/(kg·°C)', 'kcal/kgK']],
    ['viscosity', 'mPa·s', ['mPa·s', 'mPa.s', 'mPa s', 'm㎩·s']],
    ['viscosity', 'cP', ['cP', 'CP', 'cps']],
    ['viscosity', 'Pa·s', ['Pa·s', 'Pa s']],
    ['conductivity', 'W/(m·K)', ['W/(m·K)', 'W/mK', 'W/m·℃', 'W/(m °C)']],
    ['conductivity', 'kcal/(m·h·K)', ['kcal/(m·h·℃)', 'kcal/m·h·℃', '㎉/mh℃', 'kcal/m.hr.°C', 'kcal/h·m·℃']],
    ['fouling', 'm²·K/W', ['m²·K/W', '㎡K/W', 'm2·℃/W', 'm^2 K/W']],
    ['fouling', 'm²·K/kW', ['m²·K/kW', '㎡·℃/kW']],
    ['fouling', 'm²·h·K/kcal', ['m²·h·℃/kcal', '㎡·h·℃/㎉', 'm2hr°C/kcal']],
    ['fouling', 'ft²·h·°F/BTU', ['ft²·h·°F/BTU', 'ft2.hr.F/Btu', 'h·ft²·°F/Btu']],
    ['percent', '%', ['%', '％']],
  ])('finds %s unit %s', (quantity, unit, spellings) => {
    for (const spelling of spellings)
      expect(unitNamed([quantity], spelling)).toEqual({ quantity, unit, isAbsolute: false });
  });

  it.each(['bara', 'bar(a)', 'bar abs', 'kPa abs', 'psia', 'kgf/cm² abs', 'bar 절대압'])(
    'hears that %s is absolute',
    (spelling) => {
      expect(unitNamed(['pressure'], spelling)?.isAbsolute).toBe(true);
    },
  );

  it.each<[Quantity, string]>([
    ['heat', 'RT'],
    ['viscosity', 'cSt'],
    ['conductivity', 'W/m²K'],
    ['fouling', 'W/(m·K)'],
    ['flow_volume', 'Nm³/h'],
    ['flow_volume', 'kg/h'],
    ['pressure', ''],
    ['pressure', 'constructor'],
    ['temperature', 'X'],
  ])('does not guess what a %s in %j is', (quantity, text) => {
    expect(unitNamed([quantity], text)).toBeUndefined();
  });
});
