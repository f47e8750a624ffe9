import { assessmentOf } from '../assessment.js';
import type { AssessmentRequest } from '../assessment.types.js';
import { bothSides } from '../assessment-inputs.js';
import { sides } from '../calculation.types.js';
import type { Side } from '../calculation.types.js';
import '../fluids/every.js';
import { sizingOf } from '../sizing/plates/sizing.js';
import type { Sizing, Span } from '../sizing/plates/sizing.types.js';

import { caseOf } from './cases.js';
import { publishedDesigns } from './published-designs.js';
import type { PublishedDesign } from './published-designs.js';

/** Ends of the band of a pressure drop from each other, as friction by published correlations differs up to twice. */
const DROP_BAND = 2;

/** Pa, m² beside a band; `isAllowed`: what the calculator was allowed, and so no proof where it decides. */
export type DropProof = Span & { published: number; isInside: boolean; isAllowed: boolean };
export type DesignProof = {
  design: PublishedDesign;
  area: Span & { isInside: boolean };
  drops: Record<Side, DropProof>;
};
/** A design of which the calculator says nothing, and its reason. */
export type Unanswered = { design: PublishedDesign; reason: Extract<Sizing, { status: 'hidden' }>['reason'] };

/** As a visitor would type it, with so many kPa allowed on each side. */
export function requestOf(design: PublishedDesign, allowed: Record<Side, number>): AssessmentRequest {
  const { duty, temperatures, margin = '', fouling, fluids } = design;
  const [hotTempIn = '', hotTempOut = '', coldTempIn = '', coldTempOut = ''] = temperatures.map(String);
  const ofSide = (side: Side) => {
    const fluid = fluids?.[side];
    return {
      [`${side}FluidName`]: fluid?.name ?? 'water',
      [`${side}PressureDrop`]: String(allowed[side]),
      ...(fouling && { [`${side}Fouling`]: String(fouling[side]) }),
      ...(fluid && {
        [`${side}SpecificHeat`]: String(fluid.specificHeat),
        [`${side}Density`]: String(fluid.density),
        [`${side}Viscosity`]: String(fluid.viscosity),
        [`${side}Conductivity`]: String(fluid.conductivity),
      }),
    };
  };
  return {
    ...ofSide('hot'),
    ...ofSide('cold'),
    heatDuty: String(duty),
    heatDutyUnit: 'kW',
    hotTempIn,
    hotTempOut,
    coldTempIn,
    coldTempOut,
    tempUnit: '°C',
    tempOutUnit: '°C',
    flowUnit: 'm³/h',
    pressureUnit: 'kPa',
    designMargin: String(margin),
  };
}

/** On both sides the greater of the two pressure drops: a buyer allows the same on both. */
function greater({ drops }: PublishedDesign): Record<Side, number> {
  const most = Math.max(drops.hot, drops.cold);
  return { hot: most, cold: most };
}

const isWithin = (value: number, { from, to }: Span) => value >= from && value <= to;

/** Twice as wide as it is low, about the middle of what the best plates lose. */
function dropBand({ from, to }: Span): Span {
  const [middle, half] = [Math.sqrt(from * to), Math.sqrt(DROP_BAND)];
  return { from: middle / half, to: middle * half };
}

/** Puts a published design beside what the calculator says of it. */
export function proofOf(design: PublishedDesign, allowed = greater(design)): DesignProof | Unanswered {
  const sizing = sizingOf(assessmentOf(requestOf(design, allowed)));
  if (sizing.status === 'hidden') return { design, reason: sizing.reason };
  const drops = bothSides((side) => {
    const [published, band] = [design.drops[side] * 1000, dropBand(sizing.pressureDrop[side])];
    return {
      ...band,
      published,
      isInside: isWithin(published, band),
      isAllowed: design.drops[side] === allowed[side],
    };
  });
  return { design, area: { ...sizing.area, isInside: isWithin(design.area, sizing.area) }, drops };
}

const isAnswered = (proof: DesignProof | Unanswered): proof is DesignProof => 'area' in proof;

/** All published designs beside the calculator's bands, and those of which it says nothing. */
export function designProofs(): { answered: DesignProof[]; unanswered: Unanswered[] } {
  const all = publishedDesigns.map((design) => proofOf(design));
  return {
    answered: all.filter(isAnswered),
    unanswered: all.flatMap((proof) => (isAnswered(proof) ? [] : [proof])),
  };
}

export type Share = { inside: number; of: number };
const shareOf = (inside: readonly boolean[]): Share => ({ inside: inside.filter(Boolean).length, of: inside.length });

/** Of all designs; `free` are the pressure drops that the calculator was not given. */
export function sharesOf(answered: readonly DesignProof[]): Record<'area' | Side | 'free', Share> {
  const free = answered.flatMap(({ drops }) => sides.map((side) => drops[side])).filter(({ isAllowed }) => !isAllowed);
  return {
    area: shareOf(answered.map(({ area }) => area.isInside)),
    hot: shareOf(answered.map(({ drops }) => drops.hot.isInside)),
    cold: shareOf(answered.map(({ drops }) => drops.cold.isInside)),
    free: shareOf(free.map(({ isInside }) => isInside)),
  };
}

/** A duty of 1,000 kW that one paper shows offered with three areas, m², beside our band. */
export function offeredAreas(): { offers: readonly { area: number; isInside: boolean }[]; band: Span } | undefined {
  const { hot, cold, dp_max_Pa: drop = NaN, Q_W: duty = NaN, offers_m2: offers = [] } = caseOf('AL-1000');
  const allowed = drop / 1000;
  const proof = proofOf({
    name: 'AL-1000',
    source: 'alfaLaval',
    duty: duty / 1000,
    temperatures: [hot?.t_in ?? NaN, hot?.t_out ?? NaN, cold?.t_in ?? NaN, cold?.t_out ?? NaN],
    area: NaN,
    drops: { hot: allowed, cold: allowed },
  });
  if (!isAnswered(proof)) return undefined;
  const { from, to } = proof.area;
  return { offers: offers.map((area) => ({ area, isInside: isWithin(area, { from, to }) })), band: { from, to } };
}
