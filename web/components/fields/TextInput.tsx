import type { ComponentProps } from 'react';

import { Field } from './Field';

/** A line to type in, its label above it or in `aria-label`. Takes what an `input` takes. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
  return (
    <Field
      fullWidth
      disableInjectingGlobalStyles
      className={className}
      error={input['aria-invalid'] === true}
      slotProps={{ input }}
    />
  );
}
