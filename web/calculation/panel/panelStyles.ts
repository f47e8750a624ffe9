import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { Level } from '@shared/calculation/calculation.types';

import { tokens } from '@/theme/tokens';

const { colour, radius, size } = tokens;

type Tone = Level | 'good' | 'plain';

const tones: Record<Tone, { edge: string; ground: string }> = {
  impossible: { edge: colour.bad, ground: colour.badTint },
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

/** Within a card: does something for the sender, or leads to a field of the form. */
export const CardButton = styled(Button)({
  minHeight: 44,
  padding: '0.25rem 0.75rem',
  borderColor: 'currentcolor',
  '--variant-outlinedBg': colour.white,
  lineHeight: 1.25,
});

// On one line: long names break within their buttons.
export const Buttons = styled('div')({ display: 'flex', gap: '0.5rem', marginTop: '0.5rem' });
