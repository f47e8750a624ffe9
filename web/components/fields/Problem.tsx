import FormHelperText from '@mui/material/FormHelperText';
import type { FormHelperTextProps } from '@mui/material/FormHelperText';

/** Problem of a field, which names the `id` in its `aria-describedby`. */
export const Problem = (props: FormHelperTextProps) => <FormHelperText error variant="standard" {...props} />;
