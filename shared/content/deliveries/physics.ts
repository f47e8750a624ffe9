import { familyLimits } from '../../calculation/checks/families.js';
import type { Limits } from '../../calculation/checks/families.js';
import { KGF_CM2 } from '../../calculation/units/units.js';
import { isKeyOf } from '../../words/records.js';
import type { ProductId } from '../../questionnaire/product-ids.js';

import type { ColumnName, Delivery, Misfit, MisfitKind } from './deliveries.types.js';

/** Highest design pressure of a family as it is published, in whole kg/cm²: 50 bar are 51. */
function highestPressure(product: ProductId): number {
  const limits = familyLimits();
  const { pressure = Infinity }: Limits = isKeyOf(limits, product) ? limits[product] : {};
  return Math.ceil(Number((pressure / KGF_CM2).toFixed(6)));
}

/** Overall heat transfer coefficients that occur in practice, kW/(m²·K). */
const coefficients: Partial<Record<ProductId, readonly [least: number, most: number]>> = {
  'heat-exchanger': [0.4, 6],
  'compact-unit': [3, 6],
  'brazing-heat-exchanger': [2, 6],
  'spiral-heat-exchanger': [0.5, 1.8],
  'welded-plate-heat-exchanger': [0.6, 4],
  'gas-cooler': [0.03, 0.15],
  'plate-coil': [0.3, 1.2],
};

const tanks = new Set<ProductId>(['closed-expansion-tank', 'expansion-separator', 'ball-tank', 'atm-tank']);

type Found = Omit<Misfit, 'row'>;
type Stream = { in: number; out: number };

const ifSo = (isWrong: boolean, column: ColumnName, problem: MisfitKind): Found[] =>
  isWrong ? [{ column, problem }] : [];

/** Finds misfits row by row: words for a kind of customer, and the physics of each delivery that could be read. */
export function misfitsOf(deliveries: readonly (Delivery | undefined)[]): Misfit[] {
  const english = new Map<string, string>();
  const korean = new Map<string, string>();
  return deliveries.flatMap((delivery, row) => {
    if (!delivery) return [];
    const { kind } = delivery;
    if (!english.has(kind.ko)) english.set(kind.ko, kind.en);
    if (!korean.has(kind.en)) korean.set(kind.en, kind.ko);
    const isKnownPair = english.get(kind.ko) === kind.en && korean.get(kind.en) === kind.ko;
    const found = [...ifSo(!isKnownPair, 'kind', 'kind_differs'), ...physicsOf(delivery)];
    return found.map((each) => ({ row, ...each }));
  });
}

/** Contradictions of a delivery to physics or its product family. */
function physicsOf(delivery: Delivery): Found[] {
  const { product, pressure = 0 } = delivery;
  return [
    ...ifSo(pressure > highestPressure(product), 'pressure', 'pressure_too_great'),
    ...(tanks.has(product) ? ofTank(delivery) : ofExchanger(delivery)),
  ];
}

/** A tank tells its volume instead of a duty. */
function ofTank({ volume = 0, duty, area, hot, cold }: Delivery): Found[] {
  return [
    ...ifSo(volume <= 0, 'volume', 'missing'),
    ...ifSo(duty !== undefined, 'duty', 'not_of_tank'),
    ...ifSo(area !== undefined, 'area', 'not_of_tank'),
    ...ifSo(hot !== undefined, 'hot.in', 'not_of_tank'),
    ...ifSo(cold !== undefined, 'cold.in', 'not_of_tank'),
  ];
}

/**
 * Area, duty and temperatures fit each other. A family without coefficients is made of several exchangers: only its
 * duty is asked for.
 */
function ofExchanger({ product, duty, area, hot, cold }: Delivery): Found[] {
  const range = coefficients[product];
  const missing = [
    ...ifSo(duty === undefined, 'duty', 'missing'),
    ...ifSo(range !== undefined && area === undefined, 'area', 'missing'),
    ...ifSo(range !== undefined && hot === undefined, 'hot.in', 'missing'),
    ...ifSo(range !== undefined && cold === undefined, 'cold.in', 'missing'),
  ];
  const isCrossed = hot !== undefined && cold !== undefined && (hot.in <= cold.out || hot.out <= cold.in);
  const disordered = [
    ...ifSo(hot !== undefined && hot.out > hot.in, 'hot.out', 'hot_side_warms'),
    ...ifSo(cold !== undefined && cold.out <= cold.in, 'cold.out', 'cold_side_cools'),
    ...ifSo(isCrossed, 'cold.out', 'temperatures_cross'),
  ];
  const found = [...missing, ...disordered];
  if (found.length > 0 || !range || duty === undefined || area === undefined || !hot || !cold) return found;
  const coefficient = duty / (area * meanDifference(hot, cold));
  const [least, most] = range;
  return [
    ...ifSo(coefficient >= most, 'area', 'area_too_small'),
    ...ifSo(coefficient <= least, 'area', 'area_too_great'),
  ];
}

/** Log mean temperature difference in counter-current flow. */
function meanDifference(hot: Stream, cold: Stream): number {
  const [warmEnd, coldEnd] = [hot.in - cold.out, hot.out - cold.in];
  return Math.abs(warmEnd - coldEnd) < 1e-9 ? warmEnd : (warmEnd - coldEnd) / Math.log(warmEnd / coldEnd);
}
