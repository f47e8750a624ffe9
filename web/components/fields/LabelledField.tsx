import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

import { Problem } from './Problem';

type LabelledFieldProps = {
  /** The id of the input. */
  htmlFor: string;
  label: ReactNode;
  isRequired?: boolean;
  problem?: ReactNode;
  /** The input names it in its `aria-describedby`. */
  problemId?: string;
  /** The input and what always stands below it. */
  children: ReactNode;
};

/** A field with its label above and what is wrong with it below. */
export function LabelledField({ htmlFor, label, isRequired, problem, problemId, children }: LabelledFieldProps) {
  return (
    <FormControl fullWidth variant="standard" required={isRequired}>
      <FormLabel htmlFor={htmlFor}>{label}</FormLabel>
      {children}
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </FormControl>
  );
}
