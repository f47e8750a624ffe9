import TextField from '@mui/material/TextField';
import { useRef } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { momentProblemTexts } from './form.text';
import { useField } from './useField';

type MomentFieldProps = {
  /** Of the form's value: what a clock in Korea shows. */
  name: string;
  label: Localized;
  hint: Localized;
  isRequired?: boolean;
};

/** A day and a time on a clock in Korea. */
export function MomentField({ name, label, hint, isRequired = false }: MomentFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { field, problem } = useField<Record<string, string>>(name, {
    // A day without a time looks to the form like nothing at all, which would take away what is stored.
    problemOf: (values) => (input.current?.validity.badInput || (isRequired && !values[name]) ? 'invalid' : undefined),
    words: momentProblemTexts,
  });
  const { inputRef, ...rest } = field;
  return (
    <TextField
      {...rest}
      inputRef={(element: HTMLInputElement | null) => {
        inputRef(element);
        input.current = element;
      }}
      type="datetime-local"
      required={isRequired}
      label={text(label)}
      helperText={[problem, text(hint)].filter(Boolean).join(' ')}
      // A year of four digits.
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
    />
  );
}
