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

type Flow = { mass: number; density: number };
const volumeOf = ({ mass, density }: Flow) => mass / density;

/**
 * Pa of an allowable pressure drop that the ports take: 1.4 velocity heads a pass (Shah and Focke 1988). A plate's ports
 * are all as wide as the larger flow asks for, so the smaller one is slower in them.
 */
export function portLoss(stream: Flow & { allowed: number }, other: Flow, passes: number): number {
  const velocity = PORT_VELOCITY * Math.min(1, volumeOf(stream) / volumeOf(other));
  return Math.min((passes * 1.4 * stream.density * velocity ** 2) / 2, PORT_SHARE * stream.allowed);
}

/** m: two ports and what is beside them, for the larger flow. */
export function plateWidth(...streams: readonly Flow[]): number {
  const flow = Math.max(...streams.map(volumeOf));
  return 0.05 + 2.4 * Math.sqrt(flow / PORT_VELOCITY / (Math.PI / 4));
}
