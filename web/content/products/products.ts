import { atmTank } from './atmTank';
import { ballTank } from './ballTank';
import { brazingHeatExchanger } from './brazingHeatExchanger';
import { closedExpansionTank } from './closedExpansionTank';
import { compactUnit } from './compactUnit';
import { expansionSeparator } from './expansionSeparator';
import { gasCooler } from './gasCooler';
import { heatExchanger } from './heatExchanger';
import { heatingSystem } from './heatingSystem';
import { plateCoil } from './plateCoil';
import type { Product } from './product';
import { spiralHeatExchanger } from './spiralHeatExchanger';
import { weldedPlateHeatExchanger } from './weldedPlateHeatExchanger';

/** All product families in their order. */
export const products: readonly Product[] = [
  heatExchanger,
  compactUnit,
  heatingSystem,
  brazingHeatExchanger,
  spiralHeatExchanger,
  weldedPlateHeatExchanger,
  gasCooler,
  closedExpansionTank,
  expansionSeparator,
  plateCoil,
  ballTank,
  atmTank,
];
