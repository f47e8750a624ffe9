import type { ProductId } from '../../../questionnaire/product-ids.js';

import { atmTank } from './atm-tank.js';
import { ballTank } from './ball-tank.js';
import { brazingHeatExchanger } from './brazing-heat-exchanger.js';
import { closedExpansionTank } from './closed-expansion-tank.js';
import { compactUnit } from './compact-unit.js';
import { expansionSeparator } from './expansion-separator.js';
import { gasCooler } from './gas-cooler.js';
import { heatExchanger } from './heat-exchanger.js';
import { heatingSystem } from './heating-system.js';
import { plateCoil } from './plate-coil.js';
import type { ProductDocument } from './product-document.js';
import { spiralHeatExchanger } from './spiral-heat-exchanger.js';
import { weldedPlateHeatExchanger } from './welded-plate-heat-exchanger.js';

/** The document of each product family, by its id, in their order. */
export const families: Readonly<Record<ProductId, ProductDocument>> = {
  'heat-exchanger': heatExchanger,
  'compact-unit': compactUnit,
  'heating-system': heatingSystem,
  'brazing-heat-exchanger': brazingHeatExchanger,
  'spiral-heat-exchanger': spiralHeatExchanger,
  'welded-plate-heat-exchanger': weldedPlateHeatExchanger,
  'gas-cooler': gasCooler,
  'closed-expansion-tank': closedExpansionTank,
  'expansion-separator': expansionSeparator,
  'plate-coil': plateCoil,
  'ball-tank': ballTank,
  'atm-tank': atmTank,
};
