import { families } from '../calculation/checks/families.js';
import type { FamilyId, FamilyLimits, Limits } from '../calculation/checks/families.js';
import { KGF_CM2 } from '../calculation/units/units.js';
import { keysOf, recordOf } from '../common/records.js';

import type { productFields } from './documents/products/product-document.js';
import type { ValueOf } from './fields.types.js';

type ProductLimits = ValueOf<typeof productFields>['limits'];
type Pressure = NonNullable<ProductLimits['pressure']>;
type Temperature = NonNullable<ProductLimits['temperature']>;

/** The units of the trade, Pa. */
const pascals = { 'kg/cm²': KGF_CM2, 'bar(g)': 1e5 } as const;

/** The design pressure of a family until the office changes it, in a unit of the trade. */
export function defaultPressure(id: FamilyId, unit: Pressure['unit']): Pressure {
  return { design: families[id].pressure / pascals[unit], unit };
}

/** The design temperature of a family until the office changes it. */
export function defaultTemperature(id: FamilyId): Temperature {
  const { lowest, ask, highest }: Limits & { highest: number } = families[id];
  return {
    ...(lowest !== undefined && { min: lowest }),
    ...(ask !== undefined && { maxFrom: ask }),
    max: highest,
  };
}

/** The limits that families are judged by, as content says them. */
export function familyLimitsOf(content: Readonly<Record<FamilyId, { limits: ProductLimits }>>): FamilyLimits {
  return recordOf(keysOf(families).map((id) => [id, limitsOf(content[id].limits)]));
}

function limitsOf({ pressure, temperature }: ProductLimits): Limits {
  return {
    ...(pressure && { pressure: pressure.design * pascals[pressure.unit] }),
    ...(temperature && { lowest: temperature.min, highest: temperature.max, ask: temperature.maxFrom }),
  };
}
