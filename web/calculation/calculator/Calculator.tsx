import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { Legend } from '@/calculation/sheet/formStyles';
import { sheetTexts } from '@/calculation/sheet/sheet.text';
import { TechnicalFields } from '@/calculation/sheet/TechnicalFields';
import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';

import { calculatorTexts } from './calculator.text';
import { CalculatorActions } from './CalculatorActions';
import { calculatorAt } from './calculatorValues';
import type { CalculatorValues } from './calculatorValues';
import { useCalculatorAddress } from './useCalculatorAddress';

const Sheet = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.75rem, 1.5rem + 1vw, 2.5rem)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const HiddenLegend = styled('legend')(hiddenWords);

type CalculatorProps = {
  /** The id of the product that the request is to be for. */
  product: string;
  /** Stands below the sheet, within its form. */
  children?: ReactNode;
};

/** The technical sheet of the quote form for itself: its values live in the address and can become a request. */
export function Calculator({ product, children }: CalculatorProps) {
  const { search } = useLocation();
  const form = useForm<CalculatorValues>({ defaultValues: calculatorAt(search) });
  const writeAddress = useCalculatorAddress(form);
  const text = useText();
  return (
    <FormProvider {...form}>
      <noscript>{text(calculatorTexts.needsScript)}</noscript>
      <Sheet onBlur={writeAddress}>
        <HiddenLegend>{text(calculatorTexts.name)}</HiddenLegend>
        <TechnicalFields legend={<Legend>{text(sheetTexts.technical)}</Legend>} note={text(calculatorTexts.note)}>
          <CalculatorActions product={product} />
        </TechnicalFields>
        {children}
      </Sheet>
    </FormProvider>
  );
}
