import { propertyUnits } from '@server/calculation/request.types';

import type { unitChoices } from './quoteChoices.text';
import type { QuoteDutyRowProps } from './QuoteDutyRow';
import { quoteRowTexts } from './quoteForm.text';

/** Two numbers of the sheet and the box of the unit that both are in. */
export type UnitRow = Pick<QuoteDutyRowProps, 'name' | 'hot' | 'cold'> & { unit: keyof typeof unitChoices };

/** Two properties of the fluids and the unit they are in. */
type PropertyRow = Pick<QuoteDutyRowProps, 'name' | 'hot' | 'cold'> & { unit: string };

export const propertyRows: readonly PropertyRow[] = [
  {
    name: quoteRowTexts.specificHeat,
    hot: 'hotSpecificHeat',
    cold: 'coldSpecificHeat',
    unit: propertyUnits.SpecificHeat,
  },
  { name: quoteRowTexts.density, hot: 'hotDensity', cold: 'coldDensity', unit: propertyUnits.Density },
  { name: quoteRowTexts.chloride, hot: 'hotChloride', cold: 'coldChloride', unit: propertyUnits.Chloride },
];

export const operatingRows: readonly UnitRow[] = [
  { name: quoteRowTexts.flow, hot: 'hotFlowRate', cold: 'coldFlowRate', unit: 'flowUnit' },
  { name: quoteRowTexts.tempIn, hot: 'hotTempIn', cold: 'coldTempIn', unit: 'tempUnit' },
  { name: quoteRowTexts.tempOut, hot: 'hotTempOut', cold: 'coldTempOut', unit: 'tempOutUnit' },
  { name: quoteRowTexts.pressureDrop, hot: 'hotPressureDrop', cold: 'coldPressureDrop', unit: 'pressureUnit' },
];

export const designRows: readonly UnitRow[] = [
  {
    name: quoteRowTexts.designPressure,
    hot: 'hotDesignPressure',
    cold: 'coldDesignPressure',
    unit: 'designPressureUnit',
  },
  { name: quoteRowTexts.designTemp, hot: 'hotDesignTemp', cold: 'coldDesignTemp', unit: 'designTempUnit' },
];
