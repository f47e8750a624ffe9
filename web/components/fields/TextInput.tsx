import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';

/** A line to type in, its label above it or in `aria-label`. Takes what an `input` takes. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
  return <OutlinedInput fullWidth className={className} error={input['aria-invalid'] === true} slotProps={{ input }} />;
}
