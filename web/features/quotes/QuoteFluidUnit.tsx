import { useText } from '@/lib/locale';

import { quoteFormTexts } from './quoteForm.text';
import { Input } from './quoteFormStyles';
import { useQuoteField } from './useQuoteField';

/** A place for the sender's own note on the fluid, e.g. vol %; it is not part of the request and says so. */
export function QuoteFluidUnit() {
  const { field } = useQuoteField('fluidUnit');
  const text = useText();
  return (
    <Input
      type="text"
      {...field}
      aria-label={text(quoteFormTexts.fluidUnit)}
      placeholder={text(quoteFormTexts.fluidUnitHint)}
      title={text(quoteFormTexts.fluidUnit)}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
