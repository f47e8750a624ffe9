import type { QuoteField } from '@server/quotes/quotes.types';

import type { sheetTexts } from './quoteInboxRequest.text';

type SheetRow = { name: keyof typeof sheetTexts; hot: QuoteField; cold: QuoteField; unit?: QuoteField };

/** The technical data as the sheet shows them: which fields stand side by side, and in which unit. */
export const sheetRows: readonly SheetRow[] = [
  { name: 'fluid', hot: 'hotFluidName', cold: 'coldFluidName' },
  { name: 'flow', hot: 'hotFlowRate', cold: 'coldFlowRate', unit: 'flowUnit' },
  { name: 'tempIn', hot: 'hotTempIn', cold: 'coldTempIn', unit: 'tempUnit' },
  { name: 'tempOut', hot: 'hotTempOut', cold: 'coldTempOut', unit: 'tempOutUnit' },
  { name: 'pressureDrop', hot: 'hotPressureDrop', cold: 'coldPressureDrop', unit: 'pressureUnit' },
  { name: 'designPressure', hot: 'hotDesignPressure', cold: 'coldDesignPressure', unit: 'designPressureUnit' },
  { name: 'designTemp', hot: 'hotDesignTemp', cold: 'coldDesignTemp', unit: 'designTempUnit' },
];
