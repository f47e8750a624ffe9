import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, radius, size, duration } = tokens;

/** From this width on posts stand in rows, below it in cards. */
export const inRows = '@media (min-width: 700px)';

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

/** A small button within the board, as high as a finger needs. */
export const SmallButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minWidth: 44,
  minHeight: 44,
  padding: '0 0.875rem',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  background: colour.white,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: colour.ink,
  cursor: 'pointer',
  transition: `background ${duration.quick}, border-color ${duration.quick}`,
  '&:hover': { borderColor: colour.cold, color: colour.cold },
});

/** A message in place of what could not be shown. */
export const FailurePanel = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  padding: '1rem 1.25rem',
  color: colour.bad,
  background: `color-mix(in srgb, ${colour.bad} 7%, ${colour.white})`,
  borderLeft: `4px solid ${colour.bad}`,
  borderRadius: radius.small,
  '& p': { margin: 0, color: colour.ink },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Stands where a line of text will be. */
export const Bar = styled('span')({
  display: 'block',
  height: '0.875rem',
  maxWidth: '100%',
  borderRadius: radius.small,
  background: colour.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
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
export const Hidden = styled('span')(hiddenText);
