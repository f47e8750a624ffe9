import { Calculator } from '@/features/calculator/Calculator';
import { quoteAssist } from '@/pages/quoteAssist';
import { useFamilyLimits } from '@/pages/useFamilyLimits';

/** What of the calculator comes late: the sheet, its calculation and the way to a request. */
export function CalculatorSheet() {
  useFamilyLimits();
  return <Calculator product="heat-exchanger" assist={quoteAssist} />;
}
