import { families, familyLimits } from '@shared/calculation/checks/families';
import type { FamilyDemand, FamilyId, Limits } from '@shared/calculation/checks/families';
import { fromSi, toSi } from '@shared/calculation/units/units';
import { keysOf } from '@shared/words/records';

import { position } from '@/components/scale';

/** The drawing in its own units: temperature across, pressure up. */
export const plot = { width: 360, height: 334, left: 38, right: 352, top: 24, bottom: 292 } as const;

const inBar = (pressure: number) => fromSi('pressure', pressure, 'bar') ?? 0;

/** The scales in °C and in bar gauge: past the farthest limits a little is left for conditions that no family takes. */
function scales() {
  const limits = Object.values(familyLimits());
  const known = (key: keyof Limits) => limits.flatMap(({ [key]: limit }) => limit ?? []);
  return {
    coldest: Math.min(-220, ...known('lowest').map((limit) => limit - 20)),
    hottest: Math.max(520, ...known('highest').map((limit) => limit + 20)),
    highest: Math.max(170, ...known('pressure').map((limit) => inBar(limit) * 1.13)),
  };
}

/** °C. */
export function temperatureTicks(): number[] {
  const { coldest, hottest } = scales();
  const step = [100, 200].find((each) => (hottest - coldest) / each < 8) ?? 500;
  const first = Math.ceil(coldest / step);
  return Array.from({ length: Math.floor(hottest / step) - first + 1 }, (_, index) => (first + index) * step);
}

const roundPressures = [0, 10, 20, 30, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000, 10_000];

/** bar; with room for a number at each. */
export function pressureTicks(): number[] {
  const { highest } = scales();
  const ticks: number[] = [];
  for (const bar of roundPressures) {
    const below = ticks.at(-1);
    if (bar <= highest && (below === undefined || yOfBar(below) - yOfBar(bar) > 19)) ticks.push(bar);
  }
  return ticks;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Horizontal position of a temperature in °C. */
export function xOf(temperature: number): number {
  const { coldest, hottest } = scales();
  return rounded(plot.left + (plot.right - plot.left) * position(temperature, { from: coldest, to: hottest }));
}

/**
 * Vertical position of a gauge pressure in Pa. The square root keeps 20, 29 and 33 bar apart with 150 on the same
 * scale, and unlike a logarithm has a place for zero.
 */
export function yOf(pressure: number): number {
  const root = Math.sqrt(Math.max(inBar(pressure), 0));
  return rounded(plot.bottom - (plot.bottom - plot.top) * position(root, { from: 0, to: Math.sqrt(scales().highest) }));
}

/** Vertical position of a tick in bar. */
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

function regionOf(id: FamilyId): FamilyRegion | undefined {
  const { pressure, lowest, highest, ask } = familyLimits()[id];
  if (pressure === undefined || highest === undefined) return undefined;
  const isOpen = lowest === undefined;
  const left = isOpen ? plot.left : xOf(lowest);
  const right = xOf(highest);
  const isAtEnd = isOpen || id === 'gas-cooler';
  return {
    id,
    left,
    right,
    top: yOf(pressure),
    askFrom: ask === undefined ? undefined : xOf(ask),
    isOpen,
    label: { x: isAtEnd ? right : left, anchor: isAtEnd ? 'end' : 'start' },
  };
}

/** Each family's region as far as its limits are known, the largest first, so that the smaller ones lie on top. */
export function familyRegions(): FamilyRegion[] {
  return keysOf(families)
    .flatMap((id) => regionOf(id) ?? [])
    .toSorted((a, b) => a.top - b.top);
}

export type DemandMark = {
  /** Positions of the highest and the lowest temperature; equal if only one is known. */
  x?: { highest: number; lowest: number };
  y?: number;
  /** The demand lies outside the drawing and is marked at its edge. */
  isBeyond: boolean;
};

/** Position of the conditions: a point when both are known, an upright line or a level one with only one of them. */
export function markOf({ pressure, highest, lowest }: FamilyDemand): DemandMark {
  const temperature = highest ?? lowest;
  const scale = scales();
  const isHot = temperature !== undefined && temperature > scale.hottest;
  const isCold = (lowest ?? temperature ?? 0) < scale.coldest;
  return {
    x: temperature === undefined ? undefined : { highest: xOf(temperature), lowest: xOf(lowest ?? temperature) },
    y: pressure === undefined ? undefined : yOf(pressure),
    isBeyond: inBar(pressure ?? 0) > scale.highest || isHot || isCold,
  };
}
