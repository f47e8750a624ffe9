import type { PlateKind } from './sizing.types.js';

/** Chevron angles from the direction of flow, degrees. Not the plates of any maker. */
export const plateAngles: Readonly<Record<PlateKind, number>> = { soft: 30, medium: 45, hard: 60 };

/** m between two plates. */
export const GAP = 0.0025;
/** Developed over projected surface. */
export const ENLARGEMENT = 1.2;
/** m: four times the flow's section over its wetted edge. */
export const HYDRAULIC_DIAMETER = (2 * GAP) / ENLARGEMENT;

/** m² K/W: 0.5 mm of stainless steel, 16 W/(m K). */
export const WALL_RESISTANCE = 0.0005 / 16;

/** m: makers press a pattern in several lengths; these are the shortest and the longest. */
export const SHORTEST = 0.3;
export const LONGEST = 2;
/** m: about the widest that makers press; what needs wider ones is shared by several exchangers. */
export const WIDEST = 1.2;

/** m/s in the ports; they are wider where this would take more than a quarter of the allowable pressure drop. */
const PORT_VELOCITY = 2.5;
const PORT_SHARE = 0.25;

/** Pa of an allowable pressure drop that the ports take: 1.4 velocity heads a pass (Shah and Focke 1988). */
export const portLoss = (density: number, allowed: number, passes: number): number =>
  Math.min((passes * 1.4 * density * PORT_VELOCITY ** 2) / 2, PORT_SHARE * allowed);

/** m: two ports and what is beside them, for the larger flow. */
export function plateWidth(...streams: readonly { mass: number; density: number }[]): number {
  const flow = Math.max(...streams.map(({ mass, density }) => mass / density));
  return 0.05 + 2.4 * Math.sqrt(flow / PORT_VELOCITY / (Math.PI / 4));
}
