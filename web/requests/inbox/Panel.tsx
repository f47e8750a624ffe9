import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** A part of what the office does with a request. */
export const Panel = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  padding: '1.25rem',
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
});
