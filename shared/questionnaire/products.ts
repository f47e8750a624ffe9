import { fields, rows } from './fields.js';
import type { Group, Place, QuoteField, RowName } from './fields.js';
import { productIds } from './product-ids.js';
import type { ProductId } from './product-ids.js';

/** Questions for every exchanger: both sides' conditions and the materials. */
const exchanger = ['operating', 'properties', 'design'] as const satisfies readonly Group[];

/** Which groups of rows each family asks, from top to bottom. Materials are asked where the two sides are. */
const questions: Record<ProductId, readonly Group[]> = {
  'heat-exchanger': exchanger,
  'compact-unit': ['load', ...exchanger],
  'heating-system': ['load', 'system', ...exchanger],
  'brazing-heat-exchanger': exchanger,
  'spiral-heat-exchanger': [...exchanger, 'solids'],
  'welded-plate-heat-exchanger': exchanger,
  'gas-cooler': [...exchanger, 'gas'],
  'closed-expansion-tank': ['system', 'expansion'],
  'expansion-separator': ['separation', 'system'],
  'plate-coil': ['coil'],
  'ball-tank': ['storage'],
  'atm-tank': ['storage', 'roof'],
};

/** The groups that a request for these products asks; for none, those of a heat exchanger. */
export function groupsOf(products: readonly ProductId[]): Group[] {
  const asked = (products.length > 0 ? products : productIds.slice(0, 1)).flatMap((id) => questions[id]);
  return [...new Set(asked)];
}

/** True if a request for these products asks for the hot and the cold side, hence for materials. */
export const asksForSides = (products: readonly ProductId[]) => groupsOf(products).includes('operating');

const isRow = (place: Place): place is RowName => place in rows;

/** Of these products the ready-made units, which contain a plate heat exchanger. */
export const unitsAmong = (products: readonly ProductId[]) => products.filter((id) => groupsOf([id]).includes('load'));

/** True if a request for these products asks for this row. */
export const asksFor = (row: RowName, products: readonly ProductId[]) => groupsOf(products).includes(rows[row].group);

/** True if a request for these products asks for this field. */
export function isAsked(field: QuoteField, products: readonly ProductId[]): boolean {
  const { place } = fields[field];
  if (place === 'materials') return asksForSides(products);
  return !isRow(place) || asksFor(place, products);
}

/** The product ids in a text, e.g. of an address, in their order; unknown ones are left out. */
export function productsIn(text: string): ProductId[] {
  const named = text.split(/[\s,]+/);
  return productIds.filter((id) => named.includes(id));
}
