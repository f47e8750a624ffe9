import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { dateInKorea } from '@shared/words/korea';

import { useField } from '@/admin/useField';
import { useText } from '@/lib/locale';

import { pinProblemTexts, pinTexts } from './pin.text';

type Pin = { pinnedUntil: string };

/** Until when a post stands first on its list. */
export function PinField() {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { control } = useFormContext<Pin>();
  const [today] = useState(() => dateInKorea(Date.now()));
  const until = useWatch({ control, name: 'pinnedUntil' });
  const { field, problem } = useField<Pin>('pinnedUntil', {
    // A date that is half typed looks to the form like none.
    problemOf: () => (input.current?.validity.badInput ? 'invalid' : undefined),
    words: pinProblemTexts,
  });
  const { inputRef, ...rest } = field;
  const isOver = until !== '' && until < today;
  return (
    <TextField
      {...rest}
      inputRef={(element: HTMLInputElement | null) => {
        inputRef(element);
        input.current = element;
      }}
      type="date"
      label={text(pinTexts.until)}
      helperText={[problem, text(isOver ? pinTexts.over : pinTexts.hint)].filter(Boolean).join(' ')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
}
