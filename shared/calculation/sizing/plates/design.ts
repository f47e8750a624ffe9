import { bothSides } from '../../assessment-inputs.js';
import { otherSide, sides } from '../../calculation.types.js';
import type { Side } from '../../calculation.types.js';

import { correlations } from './correlations.js';
import {
  ENLARGEMENT,
  GAP,
  HYDRAULIC_DIAMETER,
  LONGEST,
  plateAngles,
  plateWidth,
  portLoss,
  SHORTEST,
  WALL_RESISTANCE,
} from './generic-plates.js';
import type { CorrelationId, Decision, Design, PlateKind } from './sizing.types.js';

/** One stream at its mean temperature. */
export type Stream = {
  /** kg/s. */
  mass: number;
  /** °C. */
  mean: number;
  /** kg/m³. */
  density: number;
  prandtl: number;
  /** W/(m K). */
  conductivity: number;
  /** Pa s at t °C. */
  viscosityAt: (t: number) => number;
  /** m² K/W. */
  fouling: number;
  /** Pa. */
  allowed: number;
};

/** Task of an exchanger. */
export type Duty = {
  sides: Record<Side, Stream>;
  /** W/K that the area has to transfer, margin included. */
  conductance: number;
};

/** Pa s at the mean temperatures: looked up once. */
type Viscosities = Record<Side, number>;

type Chosen = { plate: PlateKind; correlation: CorrelationId; passes: 1 | 2 };

/** The channels of a side and pass together, m² of section, with as much length as the area takes. */
function packOf(
  { plate, correlation, passes }: Chosen,
  { sides: streams, conductance }: Duty,
  bulk: Viscosities,
  section: number,
) {
  const flux = bothSides((side) => streams[side].mass / section);
  const reynolds = bothSides((side) => (flux[side] * HYDRAULIC_DIAMETER) / bulk[side]);
  const filmsAt = (wall: number) =>
    bothSides((side) => {
      const { prandtl, conductivity, viscosityAt } = streams[side];
      const film = correlations[correlation].filmOf({
        reynolds: reynolds[side],
        prandtl,
        viscosityRatio: bulk[side] / viscosityAt(wall),
        angle: plateAngles[plate],
        enlargement: ENLARGEMENT,
      });
      return { friction: film.friction, coefficient: (film.nusselt * conductivity) / HYDRAULIC_DIAMETER };
    });
  // The wall is between both, nearer to the better film; these follow from a first guess in the middle.
  const [hot, cold] = [streams.hot.mean, streams.cold.mean];
  const first = filmsAt((hot + cold) / 2);
  const share = first.hot.coefficient / (first.hot.coefficient + first.cold.coefficient);
  const films = filmsAt(hot * share + cold * (1 - share));
  const resistances = sides.map((side) => 1 / films[side].coefficient + streams[side].fouling);
  const coefficient = 1 / resistances.reduce((sum, each) => sum + each, WALL_RESISTANCE);
  // Both sides of all channels: area = 2 enlargement path section / gap.
  const needed = (conductance / coefficient) * (GAP / (2 * ENLARGEMENT * section));
  const path = Math.max(needed, SHORTEST * passes);
  const pressureDrop = bothSides((side) => {
    const channel = (films[side].friction * path * flux[side] ** 2) / (HYDRAULIC_DIAMETER * 2 * streams[side].density);
    return channel + portLoss(streams[side], streams[otherSide[side]], passes);
  });
  return {
    area: (2 * ENLARGEMENT * path * section) / GAP,
    length: path / passes,
    coefficient,
    velocity: bothSides((side) => flux[side] / streams[side].density),
    reynolds,
    pressureDrop,
  };
}

type Pack = ReturnType<typeof packOf>;

/** Share of a pack's limits in use: its length, and each side's allowable pressure drop; 1 at most. */
function useOf({ length, pressureDrop }: Pack, { sides: streams }: Duty): { use: number; decidedBy: Decision } {
  const uses = [
    { use: length / LONGEST, decidedBy: 'area' as const },
    ...sides.map((side) => ({ use: pressureDrop[side] / streams[side].allowed, decidedBy: side })),
  ];
  return uses.reduce((most, each) => (each.use > most.use ? each : most));
}

/** A section, m², and what it uses. */
type Used = { section: number; use: number };

/** So far above a Reynolds number that rounding does not carry it below. */
const JUST_ABOVE = 1 + 1e-9;

/** Enough for a section within 1 in 10⁶; most take eight. */
const STEPS = 24;

/**
 * Of a section that uses too much and one that does not, the least that does not: false position (Illinois) on logarithms,
 * as use is nearly a power of the section.
 */
function leastSection(few: Used, enough: Used, useAt: (section: number) => number): number {
  let [low, high] = [Math.log(few.section), Math.log(enough.section)];
  let [over, under] = [Math.log(few.use), Math.log(enough.use)];
  for (let step = 0; step < STEPS && high - low > 1e-6; step++) {
    const middle = high - (under * (high - low)) / (under - over);
    const use = Math.log(useAt(Math.exp(middle)));
    // An end that stays counts half: otherwise it would stay for good.
    if (use > 0) [low, over, under] = [middle, use, under / 2];
    else [high, under, over] = [middle, use, over / 2];
    if (use <= 0 && use > -1e-7) break;
  }
  return Math.exp(high);
}

/**
 * The least area of a plate by a correlation: as few channels as length and pressure drops allow, one a side and pass at
 * least, within the Reynolds numbers of the correlation. Plates are as much narrower than the ports ask for as makes the
 * channels whole.
 */
export function designOf(chosen: Chosen, duty: Duty): Design {
  const { plate, correlation, passes } = chosen;
  const { min, max, jump = NaN } = correlations[correlation];
  const { hot, cold } = duty.sides;
  const bulk = bothSides((side) => duty.sides[side].viscosityAt(duty.sides[side].mean));
  // Reynolds numbers at a section of 1 m².
  const reynolds = sides.map((side) => (duty.sides[side].mass * HYDRAULIC_DIAMETER) / bulk[side]);
  const [few, enough] = [Math.max(...reynolds) / max, Math.min(...reynolds) / min];
  const packAt = (section: number) => packOf(chosen, duty, bulk, section);
  const useAt = (section: number) => useOf(packAt(section), duty).use;
  const usedAt = (section: number): Used => ({ section, use: useAt(section) });
  const most = usedAt(enough);
  // Written so that what is not a number is outside.
  if (!(few <= enough && most.use <= 1)) return { plate, correlation, status: 'outside' };
  const channel = GAP * plateWidth(hot, cold);
  const least = Math.max(few, channel);
  if (least > enough) return { plate, correlation, status: 'small' };
  const first = usedAt(least);
  // The smallest section that suffices before the correlation jumps wins: beyond the jump may be a second answer.
  const atJumps = reynolds.map((each) => each / jump / JUST_ABOVE).filter((each) => each > least && each < enough);
  const ends = atJumps.toSorted((one, other) => one - other).map(usedAt);
  const section = first.use > 1 ? leastSection(first, ends.find(({ use }) => use <= 1) ?? most, useAt) : least;
  const pack = packAt(section);
  const bound = few < channel ? 'channel' : 'range';
  const decidedBy = first.use > 1 ? useOf(pack, duty).decidedBy : bound;
  // A thousandth over is no further channel.
  const plates = 2 * Math.ceil(section / channel - 1e-3) * passes + 1;
  return { plate, correlation, status: 'fits', plates, ...pack, decidedBy };
}
