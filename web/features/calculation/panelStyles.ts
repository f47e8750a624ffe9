import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, duration, radius, size } = tokens;

export const PartTitle = styled('h4')({
  margin: '0 0 0.625rem',
  fontSize: size.body,
  fontWeight: 700,
  lineHeight: 1.4,
});

/** What one click does for the sender. */
export const ActionButton = styled('button')({
  minHeight: 44,
  padding: '0.5rem 1rem',
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 700,
  color: colour.white,
  background: colour.cold,
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  transition: `background ${duration.quick}`,
  '&:hover': { background: colour.coldDark },
});

/** Leads to a field of the form. */
export const FieldButton = styled('button')({
  minHeight: 44,
  padding: '0.375rem 0.875rem',
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  color: colour.cold,
  background: colour.white,
  border: `1px solid ${colour.cold}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:hover': { background: colour.coldTint },
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.5rem' });
