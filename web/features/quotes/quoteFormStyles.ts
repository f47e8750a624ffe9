import type { CSSObject } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, size, radius, duration } = tokens;

/** Edge of a field: 3:1 against white, which the lines between things need not reach. */
const edge = `color-mix(in srgb, ${colour.inkSoft} 72%, ${colour.white})`;

const control: CSSObject = {
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

export const Input = styled('input')(control);
export const TextArea = styled('textarea')({ ...control, minHeight: 144, resize: 'vertical' });
export const Select = styled('select')({
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
});

export const Label = styled('label')({
  display: 'block',
  marginBottom: '0.375rem',
  fontSize: size.small,
  fontWeight: 600,
  color: colour.ink,
});
/** The asterisk of a required field; screen readers hear `required` from the field itself. */
export const RequiredMark = styled('span')({
  marginLeft: '0.25rem',
  color: colour.hot,
  '&::after': { content: '"*" / ""' },
});
export const Hint = styled('p')({ margin: '0.375rem 0 0', fontSize: size.small, color: colour.inkSoft });
export const Problem = styled('p')({
  margin: '0.375rem 0 0',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  color: colour.bad,
});

const group: CSSObject = { minWidth: 0, margin: 0, padding: 0, border: 0 };

/** A titled group of fields. */
export const Group = styled('fieldset')(group);
/** The same with two fields beside each other where there is room. */
export const GroupOfTwo = styled('fieldset')({
  ...group,
  display: 'grid',
  gap: '1.25rem 1.5rem',
  [tokens.media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h3,
  width: '100%',
  marginBottom: '1.25rem',
  padding: '0 0 0.75rem',
  borderBottom: `2px solid ${colour.navy}`,
  color: colour.ink,
}));

/** What the visitor may do about what a line says. */
export const PlainButton = styled('button')({
  minHeight: 44,
  padding: '0 0.25rem',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: colour.cold,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
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

/** What stands between the sender and a sent request. */
export const FailurePanel = styled('div')({
  padding: '1rem 1.25rem',
  color: colour.bad,
  background: `color-mix(in srgb, ${colour.bad} 7%, ${colour.white})`,
  borderLeft: `4px solid ${colour.bad}`,
  borderRadius: radius.small,
  '& p': { margin: '0.375rem 0 0', color: colour.ink },
});
