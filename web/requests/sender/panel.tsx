import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** Panels below each other. */
export const Panels = styled('div')({ display: 'grid', gap: tokens.space.gap, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Frames related things beside the sheet. */
export const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.875rem',
  padding: tokens.space.panel,
  border: `1px solid ${tokens.colour.line}`,
  borderRadius: tokens.radius.small,
  background: tokens.colour.white,
  '& h2': { margin: 0, fontSize: '1.125rem', lineHeight: 1.4 },
  '& p': { margin: 0, lineHeight: 1.6 },
  '& > .MuiButton-root': { justifySelf: 'start' },
});
