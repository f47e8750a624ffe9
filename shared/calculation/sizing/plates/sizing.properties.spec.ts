import * as fc from 'fast-check';

import type { Side } from '../../calculation.types.js';
import { bothSides } from '../../assessment-inputs.js';

import { correlations } from './correlations.js';
import type { Duty, Stream } from './design.js';
import { sizeDuty } from './sizing.js';
import type { Design, FittingDesign } from './sizing.types.js';
import { transportOf } from './transport.js';

// Making a counterexample smaller takes minutes here.
fc.configureGlobal({ endOnFailure: true });

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Water at t °C; the flow that carries the duty, W, with so many K. */
function streamOf(duty: number, t: number, change: number, allowed: number, flows = 1): Stream {
  const water = transportOf({ id: 'water' });
  const viscosityAt = (at: number) => water?.at(at).viscosity ?? NaN;
  const conductivity = water?.at(t).conductivity ?? NaN;
  return {
    mass: (duty / 4190 / change) * flows,
    mean: t,
    density: 985,
    prandtl: (4190 * viscosityAt(t)) / conductivity,
    conductivity,
    viscosityAt,
    fouling: 0,
    allowed,
  };
}

type Case = { duty: number; t: number; lmtd: number; hot: number; cold: number; hotDrop: number; coldDrop: number };
const dutyOf = ({ duty, t, lmtd, hot, cold, hotDrop, coldDrop }: Case): Duty => ({
  sides: { hot: streamOf(duty, t + lmtd, hot, hotDrop), cold: streamOf(duty, t, cold, coldDrop) },
  conductance: duty / lmtd,
});
const cases: fc.Arbitrary<Case> = fc.record({
  duty: number(2e4, 2e7),
  t: number(10, 90),
  lmtd: number(1, 40),
  hot: number(3, 50),
  cold: number(3, 50),
  hotDrop: number(5e3, 2e5),
  coldDrop: number(5e3, 2e5),
});

/** Two areas of a soft plate carry this, one on each side of Martin's jump: the greater one was taken once. */
const atJump: Case = { duty: 3.126e6, t: 90, lmtd: 1, hot: 6.98, cold: 7.2, hotDrop: 59_599, coldDrop: 11_519 };

const isFitting = (design: Design): design is FittingDesign => design.status === 'fits';
/** The designs that fit both ways, in pairs. */
const pairsOf = (one: readonly Design[], other: readonly Design[]) =>
  one.flatMap((design, at) => {
    const its = other[at];
    return its && isFitting(design) && isFitting(its) ? [[design, its] as const] : [];
  });
/** Rounding of the last step towards the section. */
const ALMOST = 1.001;

/** Both ways with as many passes. */
function sizedTwice(one: Duty, other: Duty): [readonly Design[], readonly Design[]] {
  const [first, second] = [sizeDuty(one), sizeDuty(other)];
  return first && second && first.passes === second.passes ? [first.designs, second.designs] : [[], []];
}

describe('plates', () => {
  it('of more duty are never fewer, nor is their area less', () => {
    let compared = 0;
    fc.assert(
      fc.property(cases, number(1, 3), (given, times) => {
        for (const [less, more] of pairsOf(
          ...sizedTwice(dutyOf(given), dutyOf({ ...given, duty: given.duty * times })),
        )) {
          compared++;
          expect(more.plates).toBeGreaterThanOrEqual(less.plates);
          expect(more.area * ALMOST).toBeGreaterThanOrEqual(less.area);
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('of more allowable pressure drop are never more, nor is their area greater', () => {
    let compared = 0;
    fc.assert(
      fc.property(cases, number(1, 3), number(1, 3), (given, hot, cold) => {
        const more = { ...given, hotDrop: given.hotDrop * hot, coldDrop: given.coldDrop * cold };
        for (const [tight, generous] of pairsOf(...sizedTwice(dutyOf(given), dutyOf(more)))) {
          compared++;
          expect(generous.area).toBeLessThanOrEqual(tight.area * ALMOST);
          expect(generous.plates).toBeLessThanOrEqual(tight.plates);
        }
      }),
      { numRuns: 300, examples: [[atJump, 2.69, 2.08]] },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('of more allowable pressure drop have no greater band of area, while the same correlations hold', () => {
    const holding = (designs: readonly Design[]) =>
      [...new Set(designs.filter(isFitting).map(({ correlation }) => correlation))].join();
    let compared = 0;
    fc.assert(
      fc.property(cases, number(1, 3), number(1, 3), (given, hot, cold) => {
        const more = { ...given, hotDrop: given.hotDrop * hot, coldDrop: given.coldDrop * cold };
        const [tight, generous] = [sizeDuty(dutyOf(given)), sizeDuty(dutyOf(more))];
        if (!tight || !generous || tight.passes !== generous.passes) return;
        if (holding(tight.designs) !== holding(generous.designs)) return;
        compared++;
        expect(generous.area.from).toBeLessThanOrEqual(tight.area.from * ALMOST);
        expect(generous.area.to).toBeLessThanOrEqual(tight.area.to * ALMOST);
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it('are the same with both sides swapped', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { sides, conductance } = dutyOf(given);
        const one = sizeDuty({ sides, conductance });
        const other = sizeDuty({ sides: { hot: sides.cold, cold: sides.hot }, conductance });
        const numbersOf = (sized: typeof one, hot: Side, cold: Side) =>
          sized && [
            sized.passes,
            sized.plates.from,
            sized.plates.to,
            ...[sized.area, sized.pressureDrop[hot], sized.pressureDrop[cold], sized.velocity[hot]].flatMap(
              ({ from, to }) => [Number(from.toPrecision(9)), Number(to.toPrecision(9))],
            ),
          ];
        expect(numbersOf(other, 'hot', 'cold')).toEqual(numbersOf(one, 'cold', 'hot'));
      }),
      { numRuns: 200 },
    );
  });

  it('change little when an input changes little, but where Martin’s correlation jumps', () => {
    let compared = 0;
    const isBelow = (design: FittingDesign) => bothSides((side) => design.reynolds[side] < 2000);
    fc.assert(
      fc.property(cases, fc.constantFrom('duty', 't', 'lmtd', 'hot', 'cold', 'hotDrop', 'coldDrop'), (given, name) => {
        const moved = { ...given, [name]: given[name] * 1.001 };
        for (const [one, other] of pairsOf(...sizedTwice(dutyOf(given), dutyOf(moved)))) {
          const [before, after] = [isBelow(one), isBelow(other)];
          if (one.correlation === 'martin' && (before.hot !== after.hot || before.cold !== after.cold)) continue;
          compared++;
          expect(Math.abs(other.area / one.area - 1)).toBeLessThan(0.01);
          expect(Math.abs(other.pressureDrop.hot / one.pressureDrop.hot - 1)).toBeLessThan(0.03);
          expect(Math.abs(other.velocity.cold / one.velocity.cold - 1)).toBeLessThan(0.01);
        }
      }),
      { numRuns: 500 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('are within the pressure drop, the length and the Reynolds numbers', () => {
    fc.assert(
      fc.property(cases, (given) => {
        for (const design of sizeDuty(dutyOf(given))?.designs.filter(isFitting) ?? []) {
          const { min, max } = correlations[design.correlation];
          for (const reynolds of Object.values(design.reynolds)) {
            expect(reynolds).toBeGreaterThanOrEqual(min * 0.999);
            expect(reynolds).toBeLessThanOrEqual(max * 1.001);
          }
          expect(design.pressureDrop.hot).toBeLessThanOrEqual(given.hotDrop * ALMOST);
          expect(design.pressureDrop.cold).toBeLessThanOrEqual(given.coldDrop * ALMOST);
          expect(design.length).toBeLessThanOrEqual(2 * ALMOST);
        }
      }),
      { numRuns: 300 },
    );
  });
});
