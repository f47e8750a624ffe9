import type { unitChoices } from './quoteChoices.text';
import type { QuoteDutyRowProps } from './QuoteDutyRow';
import { quoteRowTexts } from './quoteForm.text';

/** Two numbers of the sheet and the box of the unit that both are in. */
export type UnitRow = Omit<QuoteDutyRowProps, 'unit'> & { unit: keyof typeof unitChoices };

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
