import type { ComponentProps } from 'react';

import { Field } from './Field';

/** Several lines to type in. Takes what a `textarea` takes. It grows with its text where the browser can, and by hand. */
export function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
  return (
    <Field
      fullWidth
      disableInjectingGlobalStyles
      // MUI's own would measure its text at every key.
      multiline
      inputComponent="textarea"
      className={className}
      error={input['aria-invalid'] === true}
      inputProps={input}
    />
  );
}
