import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';

import type { QuoteValues } from '@shared/questionnaire/form';

import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';

import { formTexts } from './form.text';

const OutOfSight = styled('div')(hiddenWords);

/** A field that only robots fill in; the server drops what they send. */
export function HoneypotField() {
  const { register } = useFormContext<QuoteValues>();
  const text = useText();
  return (
    <OutOfSight aria-hidden>
      <input
        type="text"
        {...register('website')}
        aria-label={text(formTexts.website)}
        tabIndex={-1}
        autoComplete="off"
      />
    </OutOfSight>
  );
}
