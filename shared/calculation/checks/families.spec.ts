import { toSi } from '../units/units.js';
import type { Unit } from '../units/units.js';

import { families, familyFits, familyLimits, setFamilyLimits } from './families.js';
import type { FamilyDemand, FamilyId, Verdict } from './families.js';

const verdicts = (demand: FamilyDemand) =>
  Object.fromEntries(familyFits(demand).map(({ id, verdict }) => [id, verdict])) as Record<FamilyId, Verdict>;
const pressure = (value: number, unit: Unit) => toSi('pressure', value, unit);

describe('familyFits', () => {
  it.each<[FamilyId, number]>([
    ['heat-exchanger', 33.34],
    ['brazing-heat-exchanger', 29.42],
    ['spiral-heat-exchanger', 19.61],
    ['welded-plate-heat-exchanger', 150],
    ['gas-cooler', 50],
  ])('knows the limit of %s, %d bar', (id, bar) => {
    expect(families[id].pressure / 1e5).toBeCloseTo(bar, 2);
  });

  it.each<[FamilyId, number, Unit, boolean]>([
    ['brazing-heat-exchanger', 30, 'kgf/cm2', true],
    ['brazing-heat-exchanger', 30, 'bar', false],
    ['brazing-heat-exchanger', 29.41995, 'bar', true],
    ['brazing-heat-exchanger', 2.941995, 'MPa', true],
    ['heat-exchanger', 34, 'kgf/cm2', true],
    ['heat-exchanger', 34, 'bar', false],
    ['heat-exchanger', 340, 'mH2O', true],
    ['spiral-heat-exchanger', 20, 'kgf/cm2', true],
    ['spiral-heat-exchanger', 20, 'bar', false],
    ['welded-plate-heat-exchanger', 150, 'bar', true],
    ['welded-plate-heat-exchanger', 15.01, 'MPa', false],
  ])('%s takes %d %s: %s', (id, value, unit, fits) => {
    expect(verdicts({ pressure: pressure(value, unit) })[id]).toBe(fits ? 'little_reserve' : 'no_fit');
  });

  it.each<[FamilyId, number, Verdict]>([
    ['heat-exchanger', 120, 'fits'],
    ['heat-exchanger', 189, 'fits'],
    ['heat-exchanger', 190, 'little_reserve'],
    ['heat-exchanger', 210, 'little_reserve'],
    ['heat-exchanger', 210.1, 'no_fit'],
    ['brazing-heat-exchanger', 225, 'little_reserve'],
    ['brazing-heat-exchanger', 226, 'no_fit'],
    ['spiral-heat-exchanger', 350, 'little_reserve'],
    ['spiral-heat-exchanger', 350.1, 'ask'],
    ['spiral-heat-exchanger', 400, 'ask'],
    ['spiral-heat-exchanger', 401, 'no_fit'],
    ['welded-plate-heat-exchanger', 500, 'little_reserve'],
    ['welded-plate-heat-exchanger', 501, 'no_fit'],
  ])('%s at %d °C: %s', (id, highest, verdict) => {
    expect(verdicts({ highest })[id]).toBe(verdict);
  });

  it('takes 410 °F for 210 °C', () => {
    expect(verdicts({ highest: toSi('temperature', 410, 'F') })['heat-exchanger']).toBe('little_reserve');
  });

  it('knows lowest temperatures, and none of the spiral', () => {
    expect(verdicts({ lowest: -30 })).toMatchObject({
      'heat-exchanger': 'little_reserve',
      'spiral-heat-exchanger': 'fits',
    });
    expect(verdicts({ lowest: -31 })).toMatchObject({ 'heat-exchanger': 'no_fit', 'brazing-heat-exchanger': 'fits' });
    expect(verdicts({ lowest: -196 })).toMatchObject({
      'brazing-heat-exchanger': 'no_fit',
      'welded-plate-heat-exchanger': 'little_reserve',
    });
    expect(verdicts({ lowest: -300 })['spiral-heat-exchanger']).toBe('fits');
  });

  it('proposes the gas cooler for gases only', () => {
    expect(verdicts({ highest: 100 })).not.toHaveProperty('gas-cooler');
    expect(verdicts({ highest: 100, lowest: -51, hasGas: true })['gas-cooler']).toBe('no_fit');
    expect(verdicts({ pressure: pressure(40, 'bar'), highest: 400, hasGas: true })['gas-cooler']).toBe('fits');
  });

  it('says which limit is in the way', () => {
    expect(familyFits({ pressure: pressure(25, 'bar'), highest: 380 })[2]).toEqual({
      id: 'spiral-heat-exchanger',
      verdict: 'no_fit',
      reasons: [
        { about: 'pressure', verdict: 'no_fit', value: 2_500_000, limit: 1_961_330 },
        { about: 'highest_temperature', verdict: 'ask', value: 380, limit: 350 },
      ],
    });
  });

  it('says nothing when nothing is known', () => {
    expect(familyFits({})).toEqual([]);
    expect(familyFits({ highest: NaN })).toEqual([]);
  });
});

describe('setFamilyLimits', () => {
  afterEach(() => setFamilyLimits(families));

  it('has families judged by other limits from now on', () => {
    expect(verdicts({ highest: 220 })['heat-exchanger']).toBe('no_fit');
    setFamilyLimits({ ...families, 'heat-exchanger': { pressure: 40e5, lowest: -30, highest: 260, ask: 230 } });
    expect(familyLimits()['heat-exchanger'].highest).toBe(260);
    expect(verdicts({ highest: 200 })['heat-exchanger']).toBe('fits');
    expect(verdicts({ highest: 220 })['heat-exchanger']).toBe('little_reserve');
    expect(verdicts({ highest: 240 })['heat-exchanger']).toBe('ask');
    expect(verdicts({ pressure: 36e5 })['heat-exchanger']).toBe('fits');
    expect(verdicts({ pressure: 41e5 })['heat-exchanger']).toBe('no_fit');
  });

  it('may ask from 0 °C on', () => {
    setFamilyLimits({ ...families, 'gas-cooler': { highest: 100, ask: 0 } });
    expect(verdicts({ highest: 20, hasGas: true })['gas-cooler']).toBe('ask');
  });

  it('never has anything speak against a family without limits', () => {
    setFamilyLimits({ ...families, 'heat-exchanger': {}, 'gas-cooler': {} });
    const demand = { pressure: 1e9, highest: 2000, lowest: -273 };
    expect(familyFits(demand)[0]).toEqual({ id: 'heat-exchanger', verdict: 'fits', reasons: [] });
    expect(verdicts(demand)).not.toHaveProperty('gas-cooler');
    expect(verdicts({ ...demand, hasGas: true })['gas-cooler']).toBe('fits');
  });
});
