import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** The heading of a part of the comparison. */
export const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 'clamp(2.5rem, 2rem + 2vw, 4rem) 0 0',
  '@media print': { margin: 0 },
}));
/** The sentence below it. */
export const Lead = styled('p')({
  margin: '0.5rem 0 1.5rem',
  maxWidth: tokens.width.text,
  lineHeight: 1.65,
  color: tokens.colour.inkSoft,
});
