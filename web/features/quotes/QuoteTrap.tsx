import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import { useText } from '@/lib/locale';

import { quoteFormTexts } from './quoteForm.text';
import { hiddenText } from './quoteFormStyles';
import type { QuoteValues } from './quoteValues';

const OutOfSight = styled('div')(hiddenText);

/** A field that only robots fill in; the server drops what they send. */
export function QuoteTrap() {
  const { register } = useFormContext<QuoteValues>();
  const text = useText();
  return (
    <OutOfSight aria-hidden>
      <input
        type="text"
        {...register('website')}
        aria-label={text(quoteFormTexts.website)}
        tabIndex={-1}
        autoComplete="off"
      />
    </OutOfSight>
  );
}
