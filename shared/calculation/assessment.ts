import { areaAnswer } from './assessment-area.js';
import { bothSides, calculated, readInputs, sideOf, typedFigure } from './assessment-inputs.js';
import { materialsOf } from './assessment-materials.js';
import { doubtsOf, missingOf } from './assessment-missing.js';
import { assessSide, streamOf } from './assessment-sides.js';
import type { Assessment, AssessmentRequest, SideAssessment } from './assessment.types.js';
import { isPossible, levels, otherSide, sides } from './calculation.types.js';
import type { Check, Side } from './calculation.types.js';
import { check, liquidChecks, outs, temperatureChecks, wallChecks } from './checks/checks.js';
import { condensingChecks } from './fluids/fluids.js';
import { balanceOf, dutyOf } from './sizing/duty.js';
import type { TechnicalField } from './request.types.js';
import { finite } from './interpolation.js';
import { solveSide, temperaturesOf } from './sizing/solve.js';
import { programOf } from './sizing/temperature-program.js';

function sideChecks(side: Side, { fluid, tIn, tOut, designTemp, designPressure }: SideAssessment): Check[] {
  const temperatures = [tIn, tOut, designTemp].flatMap((figure) => figure?.value ?? []);
  return liquidChecks(side, fluid, temperatures, designPressure?.value);
}

/** Inlets in °F and outlets in °C, or the other way round; a unit beside its number was meant. */
function unitChecks(inputs: Assessment['inputs']): Check[] {
  const unitsAt = (end: 'In' | 'Out') =>
    sides.flatMap((side) => {
      const reading = inputs[`${side}Temp${end}`];
      return reading.state === 'read' && !reading.isUnitTyped ? [reading.unit] : [];
    });
  const [[inlets], [outlets]] = [unitsAt('In'), unitsAt('Out')];
  const values = { inlets, outlets, level: 'warning' } as const;
  return check(inlets && outlets && inlets !== outlets, 'units_differ', [...outs, 'tempOutUnit'], values);
}

/**
 * Assesses the questionnaire as typed. Answers any text and never throws; what is unsure is left out with a reason,
 * never guessed.
 */
export function assessmentOf(request: AssessmentRequest): Assessment {
  const inputs = readInputs(request);
  const known = bothSides((side) => sideOf(side, request, inputs));
  const typed = typedFigure(inputs.heatDuty);
  // Duty of each side's own values, before anything is solved: W.
  const carried = bothSides((side) => dutyOf(side, streamOf(known[side])));
  const [solved, alsoSolved] = sides.flatMap((side) => {
    const streams = bothSides((each) => streamOf(known[each]));
    const found = solveSide(side, streams, typed?.value ?? carried[otherSide[side]]);
    if (!found) return [];
    const { variable } = found.solved;
    known[side][variable === 'flow' ? 'mass' : variable] = calculated(found.value);
    return found.solved;
  });
  const balance = balanceOf(carried.hot, carried.cold);
  const differing = sides.flatMap((side) => {
    const { level, percent } = balanceOf(typed?.value, carried[side]) ?? {};
    const fields: TechnicalField[] = [`${side}FlowRate`, `${side}TempOut`, 'heatDuty'];
    const values = { typed: typed?.value, carried: carried[side], percent };
    return level && level !== 'balanced' ? check(true, 'duty_differs', fields, { level, ...values }, side) : [];
  });
  const isApart = [balance, ...differing].some((each) => each?.level === 'strong_warning');
  const assessed = bothSides((side) => assessSide(side, known[side], typed));
  const streams = bothSides((side) => streamOf(assessed[side]));
  const temperatures = temperaturesOf(streams);
  const found = [
    ...sides.flatMap((side) => condensingChecks(assessed[side].fluid, side, streams[side].tIn, streams[side].tOut)),
    ...temperatureChecks(temperatures),
  ];
  const program = isPossible(found) ? programOf(temperatures) : undefined;
  // The mean of both sides' duties, or the one there is.
  const [one, other = one] = sides.flatMap((side) => assessed[side].duty ?? []);
  const mean = one && other && finite(one.value / 2 + other.value / 2);
  const duty = isApart ? undefined : (typed?.value ?? mean);
  const { checks: materialChecks, ...materials } = materialsOf(request, assessed);
  const checks = [
    ...found,
    ...unitChecks(inputs),
    ...differing,
    // A refrigerant's temperatures count here: evaporating it freezes water as well as a brine does.
    ...wallChecks({ hotOut: assessed.hot.tOut?.value, coldIn: assessed.cold.tIn?.value }, assessed.hot.fluid),
    ...sides.flatMap((side) => sideChecks(side, assessed[side])),
    ...materialChecks,
  ].toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  const results = { sides: assessed, solved, alsoSolved, duty, balance, program, checks };
  return {
    inputs,
    ...results,
    area: areaAnswer(results, isApart),
    ...materials,
    missing: missingOf(assessed, streams, typed, materials.governing),
    doubts: doubtsOf(assessed),
  };
}
