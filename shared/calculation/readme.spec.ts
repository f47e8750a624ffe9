import { readFileSync } from 'node:fs';

import { correlations } from './sizing/plates/correlations.js';
import { areaOf } from './sizing/area.js';
import { balanceOf, dutyOf } from './sizing/duty.js';
import './fluids/every.js';
import { volumePercent } from './fluids/more/names.js';
import { densityOf, specificHeatOf } from './fluids/fluids.js';
import { solveSide } from './sizing/solve.js';
import { effectivenessFromNtu } from './sizing/rating.js';
import { lmtd } from './sizing/temperature-program.js';
import { convert } from './units/units.js';
import { boilingPressure, evaporationHeat } from './fluids/steam/steam.js';
import { boilingTemperature } from './fluids/water.js';

const functions: Record<string, (...values: never[]) => unknown> = {
  areaOf,
  balanceOf,
  boilingPressure,
  boilingTemperature,
  convert,
  densityOf,
  dutyOf,
  effectivenessFromNtu,
  evaporationHeat,
  kumar: correlations.kumar.filmOf,
  lmtd,
  martin: correlations.martin.filmOf,
  muleyManglik: correlations.muley_manglik.filmOf,
  solveSide,
  specificHeatOf,
  volumePercent,
};

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/^\| `(\w+)\((.*)\)(?:\.(\w+))?` \| ([\d.]+) \|/gm)].map(
  ([, name = '', values = '', part = '', result = '']) => ({ name, values, part, result }),
);

describe('README', () => {
  it('has worked examples of every function named here', () => {
    expect(new Set(examples.map(({ name }) => name))).toEqual(new Set(Object.keys(functions)));
  });

  it.each(examples)('$name($values) is $result', ({ name, values, part, result }) => {
    const found = functions[name]?.(...(JSON.parse(`[${values}]`) as never[]));
    const value = part ? (found as Record<string, number>)[part] : found;
    expect(Number(value).toFixed(result.split('.')[1]?.length ?? 0)).toBe(result);
  });
});
