import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** One matter of the settings under its legend. */
export const Group = styled('fieldset')({
  margin: 0,
  padding: '1.5rem 0 0',
  border: 0,
  borderTop: `1px solid ${tokens.colour.line}`,
  minWidth: 0,
  '& + &': { marginTop: '1.5rem' },
  // A legend would otherwise sit on the line.
  '& > legend': { float: 'left', width: '100%', padding: 0, fontWeight: 700, '& + *': { clear: 'both' } },
});
export const Explanation = styled('p')({
  margin: '0.25rem 0 0.75rem',
  color: tokens.colour.inkSoft,
  maxWidth: '42rem',
});
