import type { CSSObject } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, size, radius, duration } = tokens;

/** Edge of a field: 3:1 against white, which the lines between things need not reach. */
const edge = `color-mix(in srgb, ${colour.inkSoft} 72%, ${colour.white})`;

/** A field to type in. */
export const control: CSSObject = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  margin: 0,
  padding: '0.625rem 0.875rem',
  font: 'inherit',
  // Below 16 px a phone zooms in when the field is touched.
  fontSize: size.body,
  lineHeight: 1.5,
  color: colour.ink,
  background: colour.white,
  border: `1px solid ${edge}`,
  borderRadius: radius.small,
  transition: `border-color ${duration.quick}`,
  '&:hover': { borderColor: colour.ink },
  '&:focus-visible': { borderColor: colour.cold, outline: `2px solid ${colour.cold}`, outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: colour.bad, boxShadow: `inset 0 0 0 1px ${colour.bad}` },
  '&::placeholder': { color: colour.inkSoft, opacity: 1 },
};

/** The browser's own list of choices, with our arrow. */
export const choiceControl: CSSObject = {
  ...control,
  appearance: 'none',
  paddingRight: '1.875rem',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Two triangles make the arrow: no picture to load, and it takes its colour from the tokens.
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour.steel} 50%), linear-gradient(135deg, ${colour.steel} 50%, transparent 50%)`,
  backgroundPosition: 'right 0.9375rem center, right 0.625rem center',
  backgroundSize: '5px 5px',
  backgroundRepeat: 'no-repeat',
};
