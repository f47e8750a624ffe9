import { bothSides, typedFigure } from '../../assessment-inputs.js';
import type { Assessment } from '../../assessment.types.js';
import { sides } from '../../calculation.types.js';
import type { Side } from '../../calculation.types.js';
import { densityOf, specificHeatOf } from '../../fluids/fluids.js';

import { designOf } from './design.js';
import type { Duty, Stream } from './design.js';
import { ENLARGEMENT, plateWidth, WIDEST } from './generic-plates.js';
import { correlationIds, plateKinds } from './sizing.types.js';
import type { Alternative, Band, Decision, Design, FittingDesign, Sizing, Span } from './sizing.types.js';
import { transportOf } from './transport.js';

/** Pa, where the visitor allows none: the usual half bar. */
const USUAL_PRESSURE_DROP = 50_000;
/** Per cent of area, where no margin is given; fouling adds to it. */
const USUAL_MARGIN = 10;
/** Two passes cost pipework and cleaning: they are taken where one would need so many times their area. */
const ONE_PASS = 3;
/**
 * The band begins below the correlations' best plates and ends at twice its begin. Published designs of makers lie there;
 * both numbers were set with them in view (`shared/calculation/proofs`).
 */
const BELOW = 0.75;
const BAND = 2;
/** The same where one correlation is left alone: it may be the one that needs most. */
const BELOW_ONE = 0.63;
/** Pa: more is seldom allowed. */
const MOST_PRESSURE_DROP = 100_000;
/** An alternative that saves fewer plates is not worth telling. */
const WORTHWHILE = 0.95;

const spanOf = (values: readonly number[]): Span => ({ from: Math.min(...values), to: Math.max(...values) });

/** All plates by all correlations. */
function designsOf(duty: Duty, passes: 1 | 2): Design[] {
  return plateKinds.flatMap((plate) =>
    correlationIds.map((correlation) => designOf({ plate, correlation, passes }, duty)),
  );
}

/** The plate with the least area by each correlation that holds. */
export function bestOf(designs: readonly Design[]): FittingDesign[] {
  return correlationIds.flatMap((id) => {
    const fitting = designs.flatMap((design) => (design.correlation === id && design.status === 'fits' ? design : []));
    return fitting.toSorted((one, other) => one.area - other.area).slice(0, 1);
  });
}

const leastOf = (best: readonly FittingDesign[]) => Math.min(...best.map(({ area }) => area));

/** From below the least of several values, or of the only one, to twice that. */
function widened(values: readonly number[]): Span {
  const from = Math.min(...values) * (values.length > 1 ? BELOW : BELOW_ONE);
  return { from, to: from * BAND };
}

function bandOf(best: readonly FittingDesign[]): Band {
  const plates = widened(best.map((design) => design.plates));
  return {
    plates: { from: Math.max(3, Math.floor(plates.from)), to: Math.ceil(plates.to) },
    area: widened(best.map(({ area }) => area)),
  };
}

/** The band if another pressure drop, Pa, were allowed; undefined if nothing fits. */
function alternativeOf(duty: Duty, passes: 1 | 2, allowed: Record<Side, number>): Alternative | undefined {
  const streams = bothSides((side) => ({ ...duty.sides[side], allowed: allowed[side] }));
  const best = bestOf(designsOf({ ...duty, sides: streams }, passes));
  return best.length > 0 ? { allowed, ...bandOf(best) } : undefined;
}

/** The decisions, the commonest first. */
function decisionsOf(best: readonly FittingDesign[]): Decision[] {
  const all = best.map(({ decidedBy }) => decidedBy);
  const count = (decision: Decision) => all.filter((each) => each === decision).length;
  return [...new Set(all)].toSorted((one, other) => count(other) - count(one));
}

/** One pass, or two where one would need more than three times the area: of a duty of great thermal length. */
function passesOf(one: readonly FittingDesign[], two: () => readonly FittingDesign[]): 1 | 2 {
  // Only a plate that is too short gains by a second pass.
  if (one.some(({ decidedBy }) => decidedBy !== 'area')) return 1;
  return leastOf(one) <= ONE_PASS * leastOf(two()) ? 1 : 2;
}

/** All designs of a duty with as many passes as it takes, and the best of them. */
function passedDesigns(duty: Duty) {
  const one = designsOf(duty, 1);
  const passes = passesOf(bestOf(one), () => bestOf(designsOf(duty, 2)));
  const designs = passes === 1 ? one : designsOf(duty, 2);
  return { passes, designs, best: bestOf(designs) };
}

/** Less than one channel a side would do. */
function isTooSmall({ designs, best }: ReturnType<typeof passedDesigns>): boolean {
  if (best.length === 0) return designs.some(({ status }) => status === 'small');
  return best.every(({ decidedBy }) => decidedBy === 'channel');
}

/** The designs of a duty, and the band over the best of them; undefined where none fits. */
export function sizeDuty(duty: Duty, { passes, designs, best } = passedDesigns(duty)) {
  if (best.length === 0) return undefined;
  const drops = bothSides((side) => spanOf(best.map(({ pressureDrop }) => pressureDrop[side])));
  const band = bandOf(best);
  const isDecidedByDrop = best.some(({ decidedBy }) => decidedBy === 'hot' || decidedBy === 'cold');
  const more = bothSides((side) => Math.min(3 * duty.sides[side].allowed, MOST_PRESSURE_DROP));
  const isMore = sides.every((side) => more[side] > duty.sides[side].allowed);
  const relaxed = isDecidedByDrop && isMore ? alternativeOf(duty, passes, more) : undefined;
  return {
    passes,
    ...band,
    width: Math.max(...best.map(({ area, length, plates }) => area / (ENLARGEMENT * length * (plates - 1)))),
    length: spanOf(best.map(({ length }) => length)),
    pressureDrop: drops,
    velocity: bothSides((side) => spanOf(best.map(({ velocity }) => velocity[side]))),
    decidedBy: decisionsOf(best),
    designs,
    relaxed: relaxed && relaxed.plates.to < band.plates.to * WORTHWHILE ? relaxed : undefined,
    halved: alternativeOf(
      duty,
      passes,
      bothSides((side) => drops[side].to / 2),
    ),
  } as const;
}

type Hidden = Extract<Sizing, { status: 'hidden' }>;

/** A side at its mean temperature; undefined if viscosity or conductivity is not known. */
function streamOf(side: Side, { sides: assessed, inputs }: Assessment, allowed: number): Stream | undefined {
  const { fluid, mass, tIn, tOut } = assessed[side];
  if (!fluid || !mass || !tIn || !tOut) return undefined;
  const typed = (box: `${Side}${'Viscosity' | 'Conductivity' | 'Fouling'}`) => typedFigure(inputs[box])?.value;
  const mean = (tIn.value + tOut.value) / 2;
  const source = transportOf(fluid);
  const known = source && mean >= source.min && mean <= source.max ? source : undefined;
  const given = typed(`${side}Viscosity`);
  const viscosityAt = (t: number) => given ?? known?.at(Math.min(Math.max(t, known.min), known.max)).viscosity ?? NaN;
  const conductivity = typed(`${side}Conductivity`) ?? known?.at(mean).conductivity ?? NaN;
  const stream: Stream = {
    mass: mass.value,
    mean,
    density: densityOf(fluid, mean) ?? NaN,
    prandtl: ((specificHeatOf(fluid, mean) ?? NaN) * viscosityAt(mean)) / conductivity,
    conductivity,
    viscosityAt,
    fouling: typed(`${side}Fouling`) ?? 0,
    allowed,
  };
  return Number.isFinite(stream.prandtl * stream.density) ? stream : undefined;
}

type Demand = { duty: Duty } & Pick<Extract<Sizing, { status: 'shown' }>, 'allowed' | 'margin' | 'fouling'>;

/** Demand of the conditions, with these pressure drops, Pa, in place of the allowable ones; or a reason for none. */
function demandOf(found: Assessment, drops: Partial<Record<Side, number>> = {}): Demand | Hidden {
  const hidden = (reason: Hidden['reason'], without?: Side[]): Hidden => ({ status: 'hidden', reason, sides: without });
  const { area, duty, program, inputs } = found;
  if (area.status === 'hidden') return hidden(area.reason);
  if (found.sides.hot.fluid?.id === 'steam' || found.sides.cold.fluid?.id === 'steam') return hidden('condensing');
  if (!duty || !program || !sides.every((side) => found.sides[side].mass)) return hidden('no_flow');
  const allowed = bothSides((side) => {
    const value = drops[side] ?? typedFigure(inputs[`${side}PressureDrop`])?.value;
    return { value: value ?? USUAL_PRESSURE_DROP, isAssumed: value === undefined };
  });
  const streams = bothSides((side) => streamOf(side, found, allowed[side].value));
  const { hot, cold } = streams;
  if (!hot || !cold)
    return hidden(
      'no_transport',
      sides.filter((side) => !streams[side]),
    );
  // Written so that what is not a number is too large.
  if (!(plateWidth(hot, cold) <= WIDEST)) return hidden('too_large');
  const typedMargin = typedFigure(inputs.designMargin)?.value;
  const margin = { percent: typedMargin ?? USUAL_MARGIN, isAssumed: typedMargin === undefined };
  const conductance = (duty / program.lmtd) * (1 + margin.percent / 100);
  const fouled = sides.flatMap((side) => (streams[side]?.fouling ? [[side, streams[side].fouling]] : []));
  return { duty: { sides: { hot, cold }, conductance }, allowed, margin, fouling: Object.fromEntries(fouled) };
}

/** The band if these pressure drops, Pa, were allowed instead; undefined where there is none. */
export function bandAt(found: Assessment, drops: Partial<Record<Side, number>>): Band | undefined {
  const demand = demandOf(found, drops);
  const passed = 'duty' in demand ? passedDesigns(demand.duty) : undefined;
  return passed && passed.best.length > 0 && !isTooSmall(passed) ? bandOf(passed.best) : undefined;
}

/**
 * Number of plates for the conditions in a chevron plate heat exchanger, as a band: SI values. Preliminary, never a
 * selection. Never throws; values outside the correlations are left out with a reason.
 */
export function sizingOf(found: Assessment): Sizing {
  const demand = demandOf(found);
  if ('status' in demand) return demand;
  const { duty, ...given } = demand;
  const passed = passedDesigns(duty);
  if (isTooSmall(passed)) return { status: 'hidden', reason: 'too_small' };
  const sized = sizeDuty(duty, passed);
  return sized ? { status: 'shown', ...sized, ...given } : { status: 'hidden', reason: 'outside_validity' };
}
