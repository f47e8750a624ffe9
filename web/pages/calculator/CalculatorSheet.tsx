import { Calculator } from '@/calculation/calculator/Calculator';
import { OfferFold } from '@/calculation/offers/OfferFold';
import { useFamilyLimits } from '@/pages/useFamilyLimits';

/** Parts of the calculator that load late: the sheet, its calculation, the way to a request and the check of offers. */
export function CalculatorSheet() {
  useFamilyLimits();
  return (
    <Calculator product="heat-exchanger">
      <OfferFold />
    </Calculator>
  );
}
