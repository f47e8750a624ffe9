import { Calculator } from '@/features/calculator/Calculator';
import { quoteAssist } from '@/pages/quoteAssist';

/** What of the calculator comes late: the sheet, its calculation and the way to a request. */
export function CalculatorSheet() {
  return <Calculator product="heat-exchanger" assist={quoteAssist} />;
}
