import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

/** A quiet line saying that what stands beside it is sample content. */
export const SampleNote = styled('p')({
  width: 'fit-content',
  maxWidth: tokens.width.text,
  margin: 0,
  padding: '0.5rem 0.875rem',
  border: `1px dashed ${tokens.colour.inkSoft}`,
  borderRadius: tokens.radius.small,
  fontSize: tokens.size.small,
  lineHeight: 1.55,
  color: tokens.colour.inkSoft,
});
