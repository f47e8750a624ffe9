import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';

import { Field } from './Field';

const field = <Field fullWidth disableInjectingGlobalStyles />;

/** The browser's own list of choices: light, and at home on a phone. Takes what a `select` takes. */
export function ChoiceInput({ className, ...select }: ComponentProps<'select'>) {
  return (
    <NativeSelect className={className} error={select['aria-invalid'] === true} input={field} inputProps={select} />
  );
}
