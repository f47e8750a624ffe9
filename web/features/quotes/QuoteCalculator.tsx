import { styled } from '@mui/material/styles';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';

import type { QuoteAssist } from './quoteAssist';
import { QuoteAssistProvider } from './QuoteAssistProvider';
import { quoteCalculatorTexts } from './quoteCalculator.text';
import { QuoteCalculatorActions } from './QuoteCalculatorActions';
import { QuoteTechnical } from './QuoteTechnical';
import type { QuoteValues } from './quoteValues';
import { sheetAt, useCalculatorAddress } from './useCalculatorAddress';

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

type QuoteCalculatorProps = {
  /** The id of the product that the request is to be for. */
  product: string;
  /** Thinks along, as with the quote form. */
  assist: QuoteAssist;
};

/** The technical sheet of the quote form for itself: its values live in the address and can become a request. */
export function QuoteCalculator({ product, assist }: QuoteCalculatorProps) {
  const { search } = useLocation();
  const form = useForm<QuoteValues>({ defaultValues: sheetAt(search) });
  const writeAddress = useCalculatorAddress(form);
  const text = useText();
  return (
    <FormProvider {...form}>
      <noscript>{text(quoteCalculatorTexts.needsScript)}</noscript>
      <Sheet onBlur={writeAddress}>
        <HiddenLegend>{text(quoteCalculatorTexts.name)}</HiddenLegend>
        <QuoteAssistProvider assist={assist}>
          <QuoteTechnical note={text(quoteCalculatorTexts.note)}>
            <QuoteCalculatorActions product={product} />
          </QuoteTechnical>
        </QuoteAssistProvider>
      </Sheet>
    </FormProvider>
  );
}
