import * as fc from 'fast-check';

import { fluidIds } from './calculation.types.js';
import type { Fluid, Side, Stream } from './calculation.types.js';
import { temperatureChecks } from './checks/checks.js';
import { balanceOf, dutyOf } from './sizing/duty.js';
import { familyFits } from './checks/families.js';
import { densityOf, enthalpyOf, rangeOf, specificHeatOf } from './fluids/fluids.js';
import { solveSide, streamVariables } from './sizing/solve.js';
import { effectivenessFromNtu, ntuFromEffectiveness } from './sizing/rating.js';
import { difference, lmtd, programOf } from './sizing/temperature-program.js';
import { numberIn } from './units/typed-number.js';
import { convert } from './units/units.js';
import type { Quantity, Unit } from './units/units.js';
import './fluids/every.js';

const units: [Quantity, Unit[]][] = [
  ['pressure', ['Pa', 'kPa', 'MPa', 'bar', 'kgf/cm2', 'psi', 'mH2O']],
  ['flow_volume', ['m3/h', 'L/min', 'GPM(US)', 'm3/s']],
  ['flow_mass', ['kg/h', 't/h', 'kg/s']],
  ['heat', ['W', 'kW', 'kcal/h', 'Mcal/h', 'BTU/h', 'RT(US)']],
  ['temperature', ['C', 'F', 'K']],
];
const fluids: Fluid[] = [
  { id: 'water' },
  { id: 'seawater' },
  { id: 'thermal_oil' },
  { id: 'mineral_oil' },
  { id: 'air' },
  { id: 'ethylene_glycol', volumePercent: 35 },
  { id: 'propylene_glycol', volumePercent: 50 },
  { id: 'ethylene_glycol', volumePercent: 60 },
  { id: 'propylene_glycol', volumePercent: 12 },
  { id: 'milk' },
  { id: 'diesel_oil' },
  { id: 'caustic_soda', massPercent: 17 },
  { id: 'calcium_chloride', massPercent: 26 },
  { id: 'other', specificHeat: 3000, density: 1100 },
];
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1e-300, 1e300, 100, 60));
const fluid = fc.constantFrom(...fluids);
const between = (given: Fluid, part: number) => {
  const { min, max } = rangeOf(given) ?? { min: NaN, max: NaN };
  return Math.max(min, -200) + part * (Math.min(max, 500) - Math.max(min, -200));
};
const relative = (a: number, b: number) => Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1e-300);

/** Every number anywhere in an answer. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(numbersIn) : [];
}

describe('units', () => {
  it('come back as they went', () => {
    const pair = fc
      .constantFrom(...units)
      .chain(([quantity, all]) => fc.tuple(fc.constant(quantity), fc.constantFrom(...all), fc.constantFrom(...all)));
    fc.assert(
      fc.property(pair, number(0.001, 1e6), ([quantity, from, to], value) => {
        const back = convert(quantity, convert(quantity, value, from, to) ?? NaN, to, from) ?? NaN;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(
          1e-12 * Math.abs(value) + 1e-9 * Number(quantity === 'temperature'),
        );
      }),
    );
  });

  it('are read back from what a number is written as', () => {
    fc.assert(fc.property(number(-1e6, 1e6), (value) => numberIn(String(value))?.value === value + 0));
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1e9 }), (value) => {
        expect(numberIn(value.toLocaleString('en'))?.value).toBe(value);
        expect(numberIn(value.toLocaleString('de'))?.value).toBe(
          value >= 1e6 ? value : Number(value.toLocaleString('de')),
        );
      }),
    );
  });
});

describe('fluids', () => {
  it('hold more heat the warmer they are, as much as their specific heat says', () => {
    fc.assert(
      fc.property(fluid, number(0, 0.99), number(0.001, 0.01), (given, part, step) => {
        const [t, warmer] = [between(given, part), between(given, part + step)];
        const heat = (enthalpyOf(given, warmer, 'in') ?? NaN) - (enthalpyOf(given, t, 'in') ?? NaN);
        const mean = ((specificHeatOf(given, t) ?? NaN) + (specificHeatOf(given, warmer) ?? NaN)) / 2;
        expect(heat).toBeGreaterThan(0);
        expect(relative(heat, mean * (warmer - t))).toBeLessThan(0.006);
      }),
    );
  });

  it('get lighter the warmer they are', () => {
    const warmed = fluid.filter((given) => given.id !== 'other' && given.id !== 'mineral_oil');
    fc.assert(
      fc.property(warmed, number(0, 0.9), (given, part) => {
        expect(densityOf(given, between(given, part + 0.1)) ?? NaN).toBeLessThan(
          densityOf(given, between(given, part)) ?? NaN,
        );
      }),
    );
  });

  it('have finite properties or none at any temperature', () => {
    const any = fc.record({
      id: fc.constantFrom(...fluidIds),
      volumePercent: anyNumber,
      massPercent: anyNumber,
      pressure: anyNumber,
      specificHeat: anyNumber,
      density: anyNumber,
    });
    fc.assert(
      fc.property(any, anyNumber, (given, t) => {
        const found = [
          densityOf(given, t),
          specificHeatOf(given, t),
          enthalpyOf(given, t, 'in'),
          enthalpyOf(given, t, 'out'),
        ];
        expect(numbersIn(found).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('temperatures', () => {
  const end = fc.oneof(number(1e-6, 1e3), number(1e-300, 1e300));

  it('have a mean difference between the least and the mean of the ends, the same from either end', () => {
    fc.assert(
      fc.property(end, end, (one, two) => {
        const mean = lmtd(one, two) ?? NaN;
        expect(mean).toBeGreaterThanOrEqual(Math.min(one, two) * (1 - 1e-12));
        expect(mean).toBeLessThanOrEqual((one / 2 + two / 2) * (1 + 1e-12));
        expect(relative(mean, lmtd(two, one) ?? NaN)).toBeLessThan(1e-12);
      }),
    );
  });

  it('rise in mean difference with either end', () => {
    fc.assert(
      fc.property(number(0.01, 1e3), number(0.01, 1e3), number(1.0001, 2), (one, two, more) => {
        expect(lmtd(one * more, two) ?? NaN).toBeGreaterThan(lmtd(one, two) ?? NaN);
      }),
    );
  });

  it('give an effectiveness that turns back into its transfer units', () => {
    fc.assert(
      fc.property(number(0.01, 8), number(0, 1), (ntu, cr) => {
        const effectiveness = effectivenessFromNtu(ntu, cr) ?? NaN;
        expect(effectiveness).toBeGreaterThan(0);
        expect(effectiveness).toBeLessThan(1);
        expect(relative(ntuFromEffectiveness(effectiveness, cr) ?? NaN, ntu)).toBeLessThan(1e-9);
      }),
    );
  });

  it('make a program exactly where no check forbids it, and one that keeps the second law', () => {
    const t = fc.oneof(fc.integer({ min: -20, max: 200 }), number(-20, 200));
    fc.assert(
      fc.property(t, t, t, t, (hotIn, hotOut, coldIn, coldOut) => {
        const temperatures = { hotIn, hotOut, coldIn, coldOut };
        const isForbidden = temperatureChecks(temperatures).some((check) => check.level === 'impossible');
        const program = programOf(temperatures);
        expect(program === undefined).toBe(isForbidden);
        if (!program) return;
        expect(program.effectiveness).toBeLessThan(1);
        // Both sides carry the same heat: their capacities are as the inverse of their changes.
        const changes = [difference(hotIn, hotOut), difference(coldOut, coldIn)];
        const ntu = ntuFromEffectiveness(program.effectiveness, Math.min(...changes) / Math.max(...changes));
        expect(relative(program.ntu, ntu ?? NaN)).toBeLessThan(1e-5);
        // Mirrored, with hot as cold and below as above, it is the same exchanger.
        const mirrored = programOf({ hotIn: -coldIn, hotOut: -coldOut, coldIn: -hotIn, coldOut: -hotOut });
        expect(relative(mirrored?.lmtd ?? NaN, program.lmtd)).toBeLessThan(1e-9);
        expect(mirrored?.ntu).toBeCloseTo(program.ntu, 6);
      }),
      { numRuns: 500 },
    );
  });

  it('give finite answers or none for any numbers', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (hotIn, hotOut, coldIn, coldOut) => {
        const found = [
          programOf({ hotIn, hotOut, coldIn, coldOut }),
          lmtd(hotIn, hotOut),
          effectivenessFromNtu(hotIn, hotOut),
          ntuFromEffectiveness(hotIn, hotOut),
        ];
        expect(
          numbersIn([
            ...found,
            balanceOf(hotIn, hotOut),
            familyFits({ pressure: hotIn, highest: coldIn, lowest: coldOut }),
          ]).every(Number.isFinite),
        ).toBe(true);
      }),
    );
  });
});

describe('duty', () => {
  const heated = fc
    .tuple(fluid, number(0, 0.8), number(0.01, 0.2), number(0.01, 100))
    .map(([given, part, step, mass]): Stream => ({
      fluid: given,
      flow: { mass },
      tIn: between(given, part),
      tOut: between(given, part + step),
    }));

  it('rises with flow and outlet, and changes its sign with the direction', () => {
    fc.assert(
      fc.property(heated, (stream) => {
        const duty = dutyOf('cold', stream) ?? NaN;
        expect(duty).toBeGreaterThan(0);
        expect(dutyOf('cold', { ...stream, flow: { mass: 200 } })).toBeGreaterThan(duty);
        expect(dutyOf('hot', stream)).toBe(-duty);
        expect(relative(dutyOf('hot', { ...stream, tIn: stream.tOut, tOut: stream.tIn }) ?? NaN, duty)).toBeLessThan(
          1e-9,
        );
      }),
    );
  });

  it('is balanced by whatever is solved, and the answer is what was taken away', () => {
    const variable = fc.constantFrom(...streamVariables);
    const side = fc.constantFrom<Side>('hot', 'cold');
    const part = number(0.02, 0.3);
    fc.assert(
      fc.property(
        side,
        variable,
        fluid,
        part,
        part,
        number(0.1, 50),
        fc.boolean(),
        (gap, unknown, given, one, two, flow, isVolume) => {
          // A water duty in the middle of the tables, and the fluid on the other side beside it.
          const range = { min: Math.max(rangeOf(given)?.min ?? 0, 0), max: Math.min(rangeOf(given)?.max ?? 0, 150) };
          const t = (at: number) => range.min + at * (range.max - range.min);
          const full: Record<Side, Stream> = {
            hot: {
              fluid: given,
              flow: isVolume ? { volume: flow / 1000 } : { mass: flow },
              tIn: t(0.98),
              tOut: t(0.98 - one),
            },
            cold: { fluid: { id: 'water' }, flow: { mass: flow }, tIn: t(0.05), tOut: t(0.05 + two) },
          };
          const duty = dutyOf('hot', full.hot) ?? NaN;
          const perKilogram = dutyOf('cold', { ...full.cold, flow: { mass: 1 } }) ?? NaN;
          full.cold.flow = { mass: duty / perKilogram };
          const lacking = { ...full, [gap]: { ...full[gap], [unknown]: undefined } };
          const value = solveSide(gap, lacking, duty)?.value ?? NaN;
          const solved = unknown === 'flow' ? { mass: value } : value;
          expect(relative(dutyOf(gap, { ...full[gap], [unknown]: solved }) ?? NaN, duty)).toBeLessThan(1e-9);
          expect(value).toBeCloseTo(unknown === 'flow' ? value : (full[gap][unknown] ?? NaN), 6);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('differs by the same per cent from either side', () => {
    fc.assert(
      fc.property(number(1, 1e9), number(1, 1e9), (one, two) => {
        expect(balanceOf(one, two)?.percent).toBe(balanceOf(two, one)?.percent);
      }),
    );
  });
});
