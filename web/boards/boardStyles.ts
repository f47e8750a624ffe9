import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, radius, size, duration } = tokens;

/** Edge of a field: 3:1 against white, which the lines between things need not reach. */
const edge = `color-mix(in srgb, ${colour.inkSoft} 72%, ${colour.white})`;

/** A line of text to type in, with what is wrong with it below. */
export const Field = styled('input')({
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  padding: '0.625rem 0.875rem',
  font: 'inherit',
  // Below 16 px a phone zooms in when the field is touched.
  fontSize: size.body,
  color: colour.ink,
  background: colour.white,
  border: `1px solid ${edge}`,
  borderRadius: radius.small,
  transition: `border-color ${duration.quick}`,
  '&:hover': { borderColor: colour.ink },
  '&:focus-visible': { borderColor: colour.cold, outline: `2px solid ${colour.cold}`, outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: colour.bad, boxShadow: `inset 0 0 0 1px ${colour.bad}` },
  '&::placeholder': { color: colour.inkSoft, opacity: 1 },
});

export const Problem = styled('p')({
  margin: '0.5rem 0 0',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  color: colour.bad,
});

/** Read aloud, not shown. */
export const hiddenText: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
