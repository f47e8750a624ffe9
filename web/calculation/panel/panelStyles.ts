import { styled } from '@mui/material/styles';

import type { Level } from '@server/calculation/calculation.types';

import { tokens } from '@/theme/tokens';

const { colour, duration, radius, size } = tokens;

type Tone = Level | 'good' | 'plain';

const tones: Record<Tone, { edge: string; ground: string }> = {
  impossible: { edge: colour.bad, ground: `color-mix(in srgb, ${colour.bad} 7%, ${colour.white})` },
  strong_warning: { edge: colour.hot, ground: colour.hotTint },
  warning: { edge: colour.hotBright, ground: colour.hotTint },
  note: { edge: colour.steel, ground: colour.mist },
  information: { edge: colour.cold, ground: colour.coldTint },
  good: { edge: colour.good, ground: colour.goodTint },
  plain: { edge: colour.line, ground: colour.mist },
};

/** Fills the room it is given. */
export const Card = styled('div', { shouldForwardProp: (name) => name === 'children' })<{ tone: Tone }>(({ tone }) => ({
  minHeight: '100%',
  padding: '0.75rem 1rem',
  fontSize: size.small,
  lineHeight: 1.55,
  background: tones[tone].ground,
  borderLeft: `4px solid ${tones[tone].edge}`,
  borderRadius: radius.small,
}));

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
  padding: '0.25rem 0.75rem',
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.25,
  color: colour.cold,
  background: colour.white,
  border: `1px solid ${colour.cold}`,
  borderRadius: radius.small,
  cursor: 'pointer',
  '&:hover': { background: colour.coldTint },
});

// On one line: long names break within their buttons.
export const Buttons = styled('div')({ display: 'flex', gap: '0.5rem', marginTop: '0.5rem' });
