import { families } from '../calculation/checks/families.js';
import type { FamilyId, FamilyLimits, Limits } from '../calculation/checks/families.js';
import { KGF_CM2 } from '../calculation/units/units.js';
import { keysOf, recordOf } from '../words/records.js';

import type { productFields } from './documents/families.js';
import type { ValueOf } from './fields/fields.types.js';

type ProductLimits = ValueOf<typeof productFields>['limits'];

/** The units of the trade, Pa. */
const pascals = { 'kg/cm²': KGF_CM2, 'bar(g)': 1e5 } as const;

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
