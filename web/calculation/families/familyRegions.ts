import { families } from '@server/calculation/checks/families';
import type { FamilyDemand, FamilyId } from '@server/calculation/checks/families';
import { fromSi, toSi } from '@server/calculation/units/units';
import { keysOf } from '@server/common/records';

import { position } from '@/components/scale';

/** The drawing in its own units: temperature across, pressure up. */
export const plot = { width: 360, height: 334, left: 38, right: 352, top: 24, bottom: 292 } as const;

/** °C; a little is left on both sides for conditions that no family takes. */
const temperatures = { from: -220, to: 520 } as const;
/** bar, gauge. */
const HIGHEST_PRESSURE = 170;

export const temperatureTicks = [-200, -100, 0, 100, 200, 300, 400, 500] as const;
/** bar. */
export const pressureTicks = [0, 10, 20, 30, 50, 100, 150] as const;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where a temperature in °C lies. */
export function xOf(temperature: number): number {
  return rounded(plot.left + (plot.right - plot.left) * position(temperature, temperatures));
}

/**
 * Where a gauge pressure in Pa lies. By its square root: 20, 29 and 33 bar stay apart with 150 on the same scale, and
 * unlike a logarithm the root has a place for zero.
 */
export function yOf(pressure: number): number {
  const root = Math.sqrt(Math.max(fromSi('pressure', pressure, 'bar') ?? 0, 0));
  return rounded(plot.bottom - (plot.bottom - plot.top) * position(root, { from: 0, to: Math.sqrt(HIGHEST_PRESSURE) }));
}

/** Where a tick in bar lies. */
export const yOfBar = (bar: number): number => yOf(toSi('pressure', bar, 'bar') ?? 0);

export type FamilyRegion = {
  id: FamilyId;
  left: number;
  right: number;
  top: number;
  /** From here to the right the office has to be asked. */
  askFrom?: number;
  /** No lowest temperature is given: the region has no left edge. */
  isOpen: boolean;
  /** The name stands on the upper edge, at that end of it where no other region's edge is near. */
  label: { x: number; anchor: 'start' | 'end' };
};

/** Each family's region, the largest first, so that the smaller ones lie on top. */
export const familyRegions: readonly FamilyRegion[] = keysOf(families)
  .map((id): FamilyRegion => {
    const limits = families[id];
    const isOpen = !('lowest' in limits);
    const left = isOpen ? plot.left : xOf(limits.lowest);
    const right = xOf(limits.highest);
    const isAtEnd = isOpen || id === 'gas-cooler';
    return {
      id,
      left,
      right,
      top: yOf(limits.pressure),
      askFrom: 'ask' in limits ? xOf(limits.ask) : undefined,
      isOpen,
      label: { x: isAtEnd ? right : left, anchor: isAtEnd ? 'end' : 'start' },
    };
  })
  .toSorted((a, b) => a.top - b.top);

export type DemandMark = {
  /** Where the highest and the lowest temperature lie; the same where only one is known. */
  x?: { highest: number; lowest: number };
  y?: number;
  /** The demand lies outside the drawing and is marked at its edge. */
  isBeyond: boolean;
};

/** Where the conditions lie: a point when both are known, an upright line or a level one with only one of them. */
export function markOf({ pressure, highest, lowest }: FamilyDemand): DemandMark {
  const temperature = highest ?? lowest;
  const bar = pressure === undefined ? 0 : (fromSi('pressure', pressure, 'bar') ?? 0);
  const isHot = temperature !== undefined && temperature > temperatures.to;
  const isCold = (lowest ?? temperature ?? 0) < temperatures.from;
  return {
    x: temperature === undefined ? undefined : { highest: xOf(temperature), lowest: xOf(lowest ?? temperature) },
    y: pressure === undefined ? undefined : yOf(pressure),
    isBeyond: bar > HIGHEST_PRESSURE || isHot || isCold,
  };
}
