import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, media, radius, size } = tokens;

/** Row name and the three offers. On a phone the name stands above its row. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.05fr) repeat(3, minmax(0, 1fr))' },
};

/** Frames inputs and results. */
export const Frame = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.white,
});

export const Inputs = styled('fieldset')({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Heads and result cells are those of a table, or stand for it above the fields. */
export const headRow: CSSObject = { ...columns, fontSize: size.small, fontWeight: 700 };
export const corner: CSSObject = {
  gridColumn: '1 / -1',
  padding: '0.5rem 0.75rem',
  color: colour.white,
  background: colour.navy,
  [media.tablet]: { gridColumn: 'auto', padding: '0.75rem 1rem' },
};
export const offerHead: CSSObject = {
  padding: '0.5rem',
  textAlign: 'center',
  color: colour.white,
  background: colour.steel,
  [media.tablet]: { padding: '0.75rem' },
};
export const Head = styled('div')(headRow);
export const Corner = styled('div')(corner);
export const OfferHead = styled('div')(offerHead);
