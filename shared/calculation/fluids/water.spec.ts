import type { Fluid } from '../calculation.types.js';

import { condensingTemperature, densityOf, enthalpyOf, specificHeatOf } from './fluids.js';
import { boilingPressure, evaporationHeat } from './steam/steam.js';
import { boilingTemperature } from './water.js';

const water: Fluid = { id: 'water' };
const waterDensity = (t: number) => densityOf(water, t);
const waterSpecificHeat = (t: number) => specificHeatOf(water, t);
const waterEnthalpy = (t: number) => enthalpyOf(water, t, 'in');

/** Saturated liquid, IAPWS-IF97: °C, kg/m³, J/(kg K), kJ/kg. */
const TABLE = `
  0 999.79 4219.9   0.00 | 50 988.01 4179.8 209.34 | 100 958.35 4216.6 419.10 | 150 917.01 4310.3 632.25
 10 999.65 4195.8  42.02 | 60 983.18 4182.9 251.15 | 110 950.95 4230.4 461.36 | 160 907.45 4337.9 675.57
 20 998.16 4185.1  83.92 | 70 977.75 4188.2 293.02 | 120 943.11 4246.4 503.78 | 170 897.45 4369.5 719.21
 30 995.61 4180.3 125.75 | 80 971.78 4195.6 334.95 | 130 934.83 4264.8 546.39 | 180 887.01 4405.6 763.19
 40 992.18 4178.8 167.54 | 90 965.30 4205.1 376.97 | 140 926.13 4286.0 589.20 | 190 876.08 4446.8 807.57
                                                                                | 200 864.67 4494.0 852.39
`;
const rows = TABLE.split(/[|\n]/)
  .map((cell) => cell.trim().split(/\s+/).map(Number))
  .filter((cell) => cell.length === 4);

describe('liquid water', () => {
  it('has the 21 rows of the table', () => {
    expect(rows).toHaveLength(21);
  });

  it.each(rows)(
    'at %d °C weighs %d kg/m³, takes %d J/(kg K), holds %d kJ/kg',
    (t = NaN, density, specificHeat, enthalpy) => {
      expect(waterDensity(t)).toBe(density);
      expect(waterSpecificHeat(t)).toBe(specificHeat);
      // The published row of 0 °C is that of 0.01 °C.
      expect(Math.abs((waterEnthalpy(t) ?? NaN) / 1e3 - (enthalpy ?? NaN))).toBeLessThanOrEqual(t === 0 ? 0.05 : 1e-9);
    },
  );

  it('meets the verification value of 300 K within the error of a table', () => {
    expect(Math.abs((waterDensity(26.85) ?? NaN) / 997.853 - 1)).toBeLessThan(0.002);
    expect(Math.abs((waterSpecificHeat(26.85) ?? NaN) / 4173.01 - 1)).toBeLessThan(0.003);
  });

  // IF97, saturated liquid, kJ/kg.
  it.each([
    [5, 21.02],
    [25, 104.84],
    [65, 272.08],
    [95, 398.04],
    [145, 610.67],
    [195, 829.93],
  ])('between the rows, at %d °C, holds %d kJ/kg', (t, enthalpy) => {
    expect(Math.abs((waterEnthalpy(t) ?? NaN) / 1e3 - enthalpy)).toBeLessThan(0.03);
  });

  it('is not known outside 0-200 °C', () => {
    for (const property of [waterDensity, waterSpecificHeat, waterEnthalpy, evaporationHeat])
      for (const t of [-0.001, 200.001, NaN, Infinity, -Infinity]) expect(property(t)).toBeUndefined();
  });
});

describe('boiling water', () => {
  it.each([
    [300, 0.00353658941e6],
    [500, 2.63889776e6],
    [600, 12.3443146e6],
  ])('at %d K has the pressure that IAPWS R7-97 table 35 verifies', (kelvin, pressure) => {
    expect(Math.abs((boilingPressure(kelvin - 273.15) ?? NaN) / pressure - 1)).toBeLessThan(1e-8);
  });

  it.each([
    [0.1e6, 372.755919],
    [1e6, 453.035632],
    [10e6, 584.149488],
  ])('under %d Pa has the temperature that IAPWS R7-97 table 36 verifies', (pressure, kelvin) => {
    expect((boilingTemperature(pressure) ?? NaN) + 273.15).toBeCloseTo(kelvin, 6);
  });

  it.each([
    [100, 1.014],
    [110, 1.434],
    [120, 1.987],
    [130, 2.703],
    [140, 3.615],
    [150, 4.761],
    [160, 6.181],
    [170, 7.921],
    [180, 10.03],
    [190, 12.55],
    [200, 15.55],
  ])('at %d °C has %d bar', (t, bar) => {
    expect(Math.abs((boilingPressure(t) ?? NaN) / 1e5 / bar - 1)).toBeLessThan(5e-4);
  });

  it.each([
    [1.013, 100, 2257],
    [2, 120.2, 2202],
    [3, 133.5, 2163],
    [4, 143.6, 2133],
    [5, 151.8, 2108],
    [6, 158.8, 2086],
    [8, 170.4, 2047],
    [10, 179.9, 2014],
    [12, 188, 1985],
    [15, 198.3, 1946],
  ])('under %d bar boils at %d °C and takes %d kJ/kg', (bar, t, heat) => {
    const boils = boilingTemperature(bar * 1e5) ?? NaN;
    expect(Math.abs(boils - t)).toBeLessThan(0.06);
    expect(Math.abs((evaporationHeat(boils) ?? NaN) / 1e3 - heat)).toBeLessThan(0.6);
  });

  // Cengel, table A-6: Pa, °C, kJ/kg.
  it.each([
    [1e4, 100, 2687.5],
    [1e5, 200, 2875.5],
    [4e5, 250, 2964.5],
    [5e5, 400, 3272.4],
    [1e6, 250, 2943.1],
    [1e6, 500, 3479.1],
    [1.4e6, 300, 3040.9],
  ])('superheated under %d Pa at %d °C holds %d kJ/kg', (pressure, superheated, enthalpy) => {
    const steam: Fluid = { id: 'steam', pressure, superheated };
    const held = enthalpyOf(steam, condensingTemperature(steam) ?? NaN, 'in') ?? NaN;
    expect(Math.abs(held / 1e3 - enthalpy)).toBeLessThan(3);
    expect(enthalpyOf({ ...steam, superheated: 501 }, 200, 'in')).toBeUndefined();
  });

  it('condenses at 30 °C with the 2431 kJ/kg of Cengel, example 11.3', () => {
    expect(Math.abs((evaporationHeat(30) ?? NaN) / 2.431e6 - 1)).toBeLessThan(0.001);
  });

  it('is not known beyond the critical point or below the triple point', () => {
    expect(boilingTemperature(23e6)).toBeUndefined();
    expect(boilingTemperature(600)).toBeUndefined();
    expect(boilingTemperature(NaN)).toBeUndefined();
    expect(boilingPressure(374)).toBeUndefined();
    expect(boilingPressure(-1)).toBeUndefined();
  });
});
