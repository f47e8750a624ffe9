import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';

/** The browser's own list of choices: light, and at home on a phone. Takes what a `select` takes. */
export function ChoiceInput({ className, ...select }: ComponentProps<'select'>) {
  return (
    <NativeSelect
      fullWidth
      variant="outlined"
      className={className}
      error={select['aria-invalid'] === true}
      input={<OutlinedInput />}
      inputProps={select}
    />
  );
}
