import { propertyUnits } from '@server/calculation/request.types';
import type { QuoteField, QuoteFields } from '@server/quotes/quotes.types';

import type { sheetTexts } from './quoteInboxRequest.text';

type SheetRow = {
  name: keyof typeof sheetTexts;
  hot: QuoteField;
  cold: QuoteField;
  unit?: QuoteField;
  /** The row is there only when one of its fields was filled in. */
  fixedUnit?: string;
};

const sheetRows: readonly SheetRow[] = [
  { name: 'fluid', hot: 'hotFluidName', cold: 'coldFluidName' },
  { name: 'specificHeat', hot: 'hotSpecificHeat', cold: 'coldSpecificHeat', fixedUnit: propertyUnits.SpecificHeat },
  { name: 'density', hot: 'hotDensity', cold: 'coldDensity', fixedUnit: propertyUnits.Density },
  { name: 'chloride', hot: 'hotChloride', cold: 'coldChloride', fixedUnit: propertyUnits.Chloride },
  { name: 'flow', hot: 'hotFlowRate', cold: 'coldFlowRate', unit: 'flowUnit' },
  { name: 'tempIn', hot: 'hotTempIn', cold: 'coldTempIn', unit: 'tempUnit' },
  { name: 'tempOut', hot: 'hotTempOut', cold: 'coldTempOut', unit: 'tempOutUnit' },
  { name: 'pressureDrop', hot: 'hotPressureDrop', cold: 'coldPressureDrop', unit: 'pressureUnit' },
  { name: 'designPressure', hot: 'hotDesignPressure', cold: 'coldDesignPressure', unit: 'designPressureUnit' },
  { name: 'designTemp', hot: 'hotDesignTemp', cold: 'coldDesignTemp', unit: 'designTempUnit' },
];

/** The technical data of a request as the sheet shows them: which fields stand side by side, and in which unit. */
export function sheetRowsOf(fields: QuoteFields) {
  return sheetRows.flatMap(({ name, hot, cold, unit, fixedUnit }) => {
    const row = { name, hot, cold, unit: fixedUnit ?? (unit ? fields[unit] : '') };
    return fixedUnit && !fields[hot] && !fields[cold] ? [] : [row];
  });
}
