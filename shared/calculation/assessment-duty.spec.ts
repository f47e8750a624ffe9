import { assessmentOf } from './assessment.js';
import type { AssessmentRequest } from './assessment.types.js';

/** The commonest inquiry: a duty and four temperatures. */
const inquiry: AssessmentRequest = {
  flowUnit: 'm³/h',
  tempUnit: '°C',
  tempOutUnit: '°C',
  heatDutyUnit: 'kW',
  hotFluidName: '온수',
  coldFluidName: '난방수',
  heatDuty: '500',
  hotTempIn: '80',
  hotTempOut: '60',
  coldTempIn: '50',
  coldTempOut: '70',
};
const of = (request: AssessmentRequest) => assessmentOf({ ...inquiry, ...request });
const differing = (request: AssessmentRequest) => of(request).checks.filter(({ code }) => code === 'duty_differs');

describe('a heat duty', () => {
  const found = of({});

  it('gives both flows, each at its inlet, and the area', () => {
    expect(found.solved).toEqual({ status: 'solved', side: 'hot', variable: 'flow', field: 'hotFlowRate' });
    expect(found.alsoSolved).toEqual({ status: 'solved', side: 'cold', variable: 'flow', field: 'coldFlowRate' });
    // By hand: 500 / (334.95 - 251.15) = 5.967 kg/s, of 971.8 kg/m³ at 80 °C and 988.0 at 50 °C.
    expect(found.sides.hot.mass).toEqual({ value: expect.closeTo(5.967, 2), origin: 'calculated' });
    expect((found.sides.hot.volume?.value ?? NaN) * 3600).toBeCloseTo(22.1, 1);
    expect((found.sides.cold.volume?.value ?? NaN) * 3600).toBeCloseTo(21.8, 1);
    expect(found.duty).toBe(500_000);
    expect(found.sides.hot.duty?.value).toBeCloseTo(500_000, 3);
    // 500 kW / (10 K × 6000 to 3000 W/(m² K)).
    expect(found.area).toMatchObject({ status: 'shown', min: 8.3, max: 17 });
    expect([found.balance, found.missing.filter(({ what }) => what === 'any_one' || what === 'more')]).toEqual([
      undefined,
      [],
    ]);
  });

  it.each([
    ['430,000 ㎉/h', 500_090],
    ['430 Mcal/h', 500_090],
    ['0.43 Gcal/h', 500_090],
    ['142.2 USRt', 500_096],
    ['1.706e6 BTU/h', 499_977],
    ['0.5 MW', 500_000],
  ])('is read as %s, whatever its box says', (heatDuty, watts) => {
    const typed = of({ heatDuty, heatDutyUnit: 'USRT' });
    expect(typed.inputs.heatDuty).toMatchObject({ state: 'read', quantity: 'heat', isUnitTyped: true });
    expect(typed.duty).toBeCloseTo(watts, -1);
  });

  it.each([
    [{ heatDuty: '142 RT' }, 'which_ton'],
    [{ heatDuty: '0' }, 'not_positive'],
    [{ heatDuty: '500', heatDutyUnit: '' }, 'unknown_unit'],
  ])('is not guessed from %j', (request, reason) => {
    expect(of(request)).toMatchObject({
      inputs: { heatDuty: { state: 'refused', reason } },
      area: { status: 'hidden', reason: 'no_duty' },
    });
  });

  it('solves the flow that lacks beside one that was typed', () => {
    const { solved, alsoSolved, checks } = of({ hotFlowRate: '22.1' });
    expect([solved?.field, alsoSolved, checks.map(({ code }) => code)]).toEqual([
      'coldFlowRate',
      undefined,
      ['temperature_cross'],
    ]);
  });

  it('solves an outlet of each side', () => {
    const typed = of({ hotFlowRate: '22.1', hotTempOut: '', coldFlowRate: '21.8', coldTempOut: '' });
    expect([typed.solved?.field, typed.alsoSolved?.field]).toEqual(['hotTempOut', 'coldTempOut']);
    expect(typed.sides.hot.tOut?.value).toBeCloseTo(60, 1);
    expect(typed.sides.cold.tOut?.value).toBeCloseTo(70, 1);
    expect(typed.area.status).toBe('shown');
  });

  it('is the duty of a side that says nothing of itself', () => {
    const typed = of({ coldFluidName: '', coldTempIn: '', coldTempOut: '' });
    expect(typed.sides.cold.duty).toEqual({ value: 500_000, origin: 'typed' });
    expect(typed.solved?.field).toBe('hotFlowRate');
    expect(typed.missing).toContainEqual({
      what: 'more',
      count: 2,
      fields: ['coldFlowRate', 'coldTempIn', 'coldTempOut'],
    });
    expect(typed.area).toEqual({ status: 'hidden', reason: 'no_program' });
  });

  it('is compared with what each side carries where everything is typed', () => {
    const balanced = { hotFlowRate: '22.1', coldFlowRate: '21.8' };
    expect(differing(balanced)).toEqual([]);
    expect(of(balanced)).toMatchObject({ duty: 500_000, balance: { level: 'balanced' } });
    expect(differing({ ...balanced, coldFlowRate: '22.7' })).toMatchObject([
      { level: 'note', side: 'cold', values: { typed: 500_000, percent: expect.closeTo(4, 0) } },
    ]);
    expect(differing({ hotFlowRate: '23.7' })).toMatchObject([{ level: 'warning', side: 'hot' }]);
  });

  it('hides the area where it disagrees with one side, even if both sides agree', () => {
    const apart = { hotFlowRate: '30', coldFlowRate: '29.6' };
    expect(differing(apart).map(({ side, level, fields }) => [side, level, fields[0]])).toEqual([
      ['hot', 'strong_warning', 'hotFlowRate'],
      ['cold', 'strong_warning', 'coldFlowRate'],
    ]);
    expect(of(apart)).toMatchObject({
      balance: { level: 'balanced' },
      area: { status: 'hidden', reason: 'not_balanced' },
    });
    expect(of(apart).duty).toBeUndefined();
  });

  it('gives no area between temperatures that are impossible, and none from a duty too great for a flow', () => {
    expect(of({ coldTempOut: '90' }).area).toEqual({ status: 'hidden', reason: 'impossible' });
    expect(of({ hotFlowRate: '2', hotTempOut: '' })).toMatchObject({
      solved: { status: 'failed', reason: 'impossible' },
      area: { status: 'hidden', reason: 'impossible' },
    });
  });
});
