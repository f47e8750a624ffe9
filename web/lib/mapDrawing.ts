import type { Localized } from './locale';

type Point = { x: number; y: number };

/** A schematic map as data, on a field of 640 by 420: where things lie to each other, not how far. */
export type MapDrawing = {
  /** Closed shapes of land; the field itself is water. */
  land: readonly string[];
  /** Lines of rivers. */
  rivers?: readonly string[];
  routes: readonly { kind: 'expressway' | 'road' | 'railway'; path: string }[];
  /** Stations, airports and the like: a dot with its name. */
  places: readonly (Point & { name: Localized; side?: 'left' | 'right' | 'above' | 'below' })[];
  /** Names of roads and waters. */
  names: readonly (Point & { kind: 'route' | 'water'; name: Localized; turn?: number })[];
  /** Destination, in a short name. */
  pin: Point & { name: Localized };
};
