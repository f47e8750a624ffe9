import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** A titled group of fields beside the text. */
export const AdminPostPanel = styled('fieldset')({
  display: 'grid',
  gap: '0.75rem',
  minWidth: 0,
  margin: 0,
  padding: '1.25rem 0 0',
  border: 0,
  borderTop: `1px solid ${tokens.colour.line}`,
  // A legend would otherwise sit on the line.
  '& > legend': { float: 'left', padding: 0, fontWeight: 700, '& + *': { clear: 'both' } },
});

export const AdminPostProblem = styled('p')({
  margin: 0,
  fontSize: tokens.size.small,
  fontWeight: 600,
  color: tokens.colour.bad,
});

export const AdminPostHint = styled('p')({ margin: 0, fontSize: tokens.size.small, color: tokens.colour.inkSoft });
