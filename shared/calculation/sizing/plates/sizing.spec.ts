import * as fc from 'fast-check';

import { assessmentOf } from '../../assessment.js';
import type { AssessmentRequest } from '../../assessment.types.js';
import { fields } from '../../../questionnaire/fields.js';
import { portLoss } from './generic-plates.js';
import { sizingOf } from './sizing.js';
import '../../fluids/every.js';

const inquiry: AssessmentRequest = {
  hotFluidName: 'water',
  coldFluidName: 'EG 30 vol%',
  heatDuty: '500',
  heatDutyUnit: 'kW',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
  tempUnit: '°C',
  tempOutUnit: '°C',
  flowUnit: 'm³/h',
  hotPressureDrop: '50',
  coldPressureDrop: '40',
  pressureUnit: 'kPa',
};
const sizingFor = (request: AssessmentRequest) => sizingOf(assessmentOf({ ...inquiry, ...request }));
const shownFor = (request: AssessmentRequest) => {
  const sizing = sizingFor(request);
  if (sizing.status === 'hidden') throw new Error(sizing.reason);
  return sizing;
};

describe('a sizing', () => {
  it('does not depend on units', () => {
    const { area, plates } = shownFor({});
    const other = shownFor({
      heatDuty: '429.92 Mcal/h',
      hotTempIn: '176',
      hotTempOut: '140',
      coldTempIn: '122',
      coldTempOut: '158',
      tempUnit: '°F',
      tempOutUnit: '°F',
      hotPressureDrop: '0.5',
      coldPressureDrop: '0.4',
      pressureUnit: 'bar',
    });
    expect(other.area.from / area.from).toBeCloseTo(1, 3);
    expect(other.plates).toEqual(plates);
  });

  it('says what was assumed, and takes what is typed', () => {
    expect(shownFor({ hotPressureDrop: '', coldPressureDrop: '' }).allowed.hot).toEqual({
      value: 50_000,
      isAssumed: true,
    });
    expect(shownFor({}).margin).toEqual({ percent: 10, isAssumed: true });
    expect(shownFor({ designMargin: '0' }).margin).toEqual({ percent: 0, isAssumed: false });
    expect(shownFor({ designMargin: '25' }).area.from).toBeGreaterThan(shownFor({}).area.from);
    const fouled = shownFor({ coldFouling: '0.0001' });
    expect(fouled.margin).toEqual({ percent: 10, isAssumed: true });
    expect(fouled.fouling).toEqual({ cold: 0.0001 });
    expect(fouled.area.from).toBeGreaterThan(shownFor({}).area.from);
    // A touch of fouling asks for no less than none.
    expect(shownFor({ coldFouling: '0.000001' }).area.from).toBeGreaterThan(shownFor({}).area.from);
    expect(shownFor({ coldFouling: '0.0001', designMargin: '0' }).margin).toEqual({ percent: 0, isAssumed: false });
  });

  it('tells what more and what half of the pressure drop would take', () => {
    const sizing = shownFor({ hotPressureDrop: '20', coldPressureDrop: '20' });
    expect(sizing.relaxed?.allowed).toEqual({ hot: 60_000, cold: 60_000 });
    expect(sizing.relaxed?.plates.to).toBeLessThan(sizing.plates.to);
    expect(sizing.halved?.plates.from).toBeGreaterThan(sizing.plates.from);
    expect(sizing.decidedBy.every((each) => each === 'hot' || each === 'cold')).toBe(true);
  });

  it('loses a quarter in the ports where half of the other side’s flow passes: they are equally wide', () => {
    const [less, more] = [1, 2].map((mass) => ({ mass, density: 1000, allowed: 1e6 }));
    if (!less || !more) throw new Error('two streams');
    expect(portLoss(less, more, 1)).toBeCloseTo(portLoss(more, less, 1) / 4, 9);
    expect(portLoss(more, less, 1)).toBe(portLoss(more, more, 1));
  });

  it('takes two passes for a great thermal length, where one would need much more area', () => {
    const sizing = shownFor({
      coldFluidName: 'water',
      hotTempIn: '95',
      hotTempOut: '8',
      coldTempIn: '5',
      coldTempOut: '92',
      hotPressureDrop: '200',
      coldPressureDrop: '200',
    });
    expect(sizing.passes).toBe(2);
    expect(shownFor({}).passes).toBe(1);
  });

  it.each([
    [{ coldFluidName: '' }, 'unknown_fluid'],
    [{ hotFluidName: 'Steam 3 bar', hotTempIn: '' }, 'condensing'],
    [{ hotFluidName: 'lube oil' }, 'no_transport'],
    [{ hotFluidName: 'lube oil', hotViscosity: '40', hotConductivity: '0.13' }, 'outside_validity'],
    [{ hotFluidName: 'air' }, 'gas'],
    [{ hotFluidName: 'R134a' }, 'phase_change'],
    [{ hotTempOut: '' }, 'no_program'],
    [{ coldTempOut: '95' }, 'impossible'],
  ])('is not there for %j: %s', (request, reason) => {
    expect(sizingFor(request)).toMatchObject({ status: 'hidden', reason });
  });

  it.each([
    ['200', '80', '60', '30', '40'],
    ['500', '60', '50', '30', '35'],
    ['500', '120', '80', '30', '45'],
    ['1000', '65', '50', '32', '40'],
  ])(
    'takes oils up to about 8 mPa·s: %s kW, %s-%s / %s-%s °C',
    (heatDuty, hotTempIn, hotTempOut, coldTempIn, coldTempOut) => {
      const temperatures = { hotTempIn, hotTempOut, coldTempIn, coldTempOut };
      const oil = {
        hotFluidName: 'lube oil',
        hotConductivity: '0.13',
        coldFluidName: 'water',
        heatDuty,
        ...temperatures,
      };
      const statusAt = (hotViscosity: string | undefined) => sizingFor({ ...oil, hotViscosity }).status;
      // The last is what the form gives as an example.
      expect(['12', '7', fields.hotViscosity.example].map(statusAt)).toEqual(['hidden', 'shown', 'shown']);
    },
  );

  it('names the sides whose viscosity or conductivity is missing, and takes a thin oil', () => {
    expect(sizingFor({ hotFluidName: 'lube oil' })).toMatchObject({ sides: ['hot'] });
    expect(
      shownFor({ hotFluidName: 'lube oil', hotViscosity: '1.2', hotConductivity: '0.13' }).plates.from,
    ).toBeGreaterThan(3);
  });

  it('is as wide with one correlation left as three usually are, about the same middle', () => {
    const { area, plates, designs } = shownFor({
      coldFluidName: 'water',
      hotViscosity: '4',
      hotConductivity: '0.13',
    });
    const fitting = designs.flatMap((design) => (design.status === 'fits' ? design : []));
    expect(new Set(fitting.map(({ correlation }) => correlation)).size).toBe(1);
    const least = Math.min(...fitting.map((design) => design.area));
    expect(area.to / area.from).toBeCloseTo(2, 9);
    expect(Math.sqrt(area.to * area.from)).toBeCloseTo(least * 0.63 * Math.SQRT2, 9);
    expect(plates.to / plates.from).toBeGreaterThan(1.9);
  });

  it('gives no number for 10,000 inputs outside every correlation, from their edge on, and says why', () => {
    const whole = (min: number, max: number, per = 1) => fc.integer({ min, max }).map((value) => String(value / per));
    const [heatDuty, hotPressureDrop] = [whole(1, 15_000), whole(1, 1000, 10)];
    const thick = fc.record({
      hotFluidName: fc.constantFrom('lube oil', 'mineral oil', 'thermal oil', 'milk'),
      hotViscosity: fc.oneof(whole(70, 200, 10), whole(20, 5000)),
      hotConductivity: fc.constant('0.13'),
      heatDuty,
      hotPressureDrop,
    });
    const tight = fc.record({ coldFluidName: fc.constant('water'), heatDuty, hotPressureDrop: whole(1, 70, 1000) });
    const long = fc
      .record({ approach: fc.integer({ min: 5, max: 65 }), heatDuty, hotPressureDrop })
      .map(({ approach, ...given }) => ({
        ...given,
        coldFluidName: 'water',
        hotTempOut: String(50 + approach / 100),
        coldTempOut: String(80 - approach / 100),
      }));
    let hidden = 0;
    fc.assert(
      fc.property(fc.oneof(thick, tight, long), (request) => {
        expect(sizingFor(request)).toMatchObject({ status: 'hidden', reason: 'outside_validity' });
        hidden++;
      }),
      { numRuns: 10_000 },
    );
    expect(hidden).toBe(10_000);
    // Conditions just within the edges have a number.
    expect(shownFor({ hotFluidName: 'thermal oil', hotViscosity: '4', hotConductivity: '0.13' }).status).toBe('shown');
    expect(shownFor({ coldFluidName: 'water', hotPressureDrop: '0.2' }).status).toBe('shown');
    expect(shownFor({ coldFluidName: 'water', hotTempOut: '51', coldTempOut: '79' }).status).toBe('shown');
  });

  it.each([
    ['0.005', 'too_small'],
    ['2', 'too_small'],
    ['50000', 'too_large'],
    ['1e7', 'too_large'],
    ['1e300', 'too_large'],
  ])('has no number for %s kW of water: %s', (heatDuty, reason) => {
    expect(sizingFor({ coldFluidName: 'water', heatDuty })).toMatchObject({ status: 'hidden', reason });
  });

  it('tells velocities of the plates it tells, one channel a side at least, of any duty', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 0, max: 23 }), (duty, allowed) => {
        const [heatDuty, drop] = [String(10 ** (duty / 10)), String(10 ** (allowed / 10))];
        const request = { coldFluidName: 'water', heatDuty, hotPressureDrop: drop, coldPressureDrop: drop };
        const found = assessmentOf({ ...inquiry, ...request });
        const sizing = sizingOf(found);
        if (sizing.status === 'hidden') return;
        told++;
        for (const { from, to } of [
          sizing.plates,
          sizing.area,
          sizing.length,
          sizing.velocity.hot,
          sizing.pressureDrop.hot,
        ])
          expect(to).toBeGreaterThanOrEqual(from);
        expect(sizing.plates.from).toBeGreaterThanOrEqual(3);
        expect(sizing.width).toBeLessThanOrEqual(1.2);
        const flow = (found.sides.hot.mass?.value ?? NaN) / 978;
        for (const design of sizing.designs) {
          if (design.status !== 'fits') continue;
          const channels = (design.plates - 1) / 2 / sizing.passes;
          expect(channels).toBeGreaterThanOrEqual(1);
          // Of plates 2.5 mm apart.
          const width = flow / channels / 0.0025 / design.velocity.hot;
          const area = 1.2 * design.length * width * (design.plates - 1);
          expect(area / design.area).toBeCloseTo(1, 2);
          expect(width).toBeLessThanOrEqual(1.2 * 1.01);
        }
      }),
      { numRuns: 300 },
    );
    expect(told).toBeGreaterThan(50);
  });

  it('has no number that is none, whatever is typed', () => {
    const typed = fc.oneof(
      fc.constantFrom('', '0', '-5', '1e300', '1e-300', 'abc', '50', '80', '0.001'),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    );
    const names = [
      'heatDuty',
      'hotTempIn',
      'hotTempOut',
      'coldTempIn',
      'coldTempOut',
      'hotFlowRate',
      'coldFlowRate',
      'hotPressureDrop',
      'coldPressureDrop',
      'hotViscosity',
      'coldViscosity',
      'hotConductivity',
      'hotFouling',
      'designMargin',
      'coldDensity',
      'coldSpecificHeat',
    ] as const;
    const numbersIn = (answer: unknown): number[] =>
      typeof answer === 'number'
        ? [answer]
        : typeof answer === 'object' && answer !== null
          ? Object.values(answer).flatMap(numbersIn)
          : [];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), typed), (request) => {
        expect(numbersIn(sizingFor(request)).filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
