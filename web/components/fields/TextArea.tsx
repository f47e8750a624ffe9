import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';

/** Several lines to type in. Takes what a `textarea` takes; its height is changed by hand. */
export function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
  return (
    <OutlinedInput
      fullWidth
      // MUI's own would measure its text at every key.
      multiline
      inputComponent="textarea"
      className={className}
      error={input['aria-invalid'] === true}
      inputProps={input}
    />
  );
}
