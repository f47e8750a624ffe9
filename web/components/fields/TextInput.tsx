import type { ComponentProps, ReactNode } from 'react';

import { Field } from './Field';

type TextInputProps = ComponentProps<'input'> & {
  /** Stands in it, behind what is typed. */
  end?: ReactNode;
};

/** A line to type in, its label above it or in `aria-label`. Takes what an `input` takes. */
export function TextInput({ className, end, ...input }: TextInputProps) {
  return (
    <Field
      fullWidth
      disableInjectingGlobalStyles
      className={className}
      error={input['aria-invalid'] === true}
      endAdornment={end}
      slotProps={{ input }}
    />
  );
}
