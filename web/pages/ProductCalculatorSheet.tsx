import { QuoteCalculator } from '@/features/quotes/QuoteCalculator';

import { quoteAssist } from './quoteAssist';

/** What of the calculator comes late: the sheet, its calculation and the way to a request. */
export function ProductCalculatorSheet() {
  return <QuoteCalculator product="heat-exchanger" assist={quoteAssist} />;
}
