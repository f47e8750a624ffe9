import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

import { liftedRegions } from './familyLines';

/** The chart beside its list. */
export const FamilyBoard = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem 2.5rem',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [tokens.media.besideForm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  ...liftedRegions,
});
