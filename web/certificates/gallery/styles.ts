import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, duration, radius, size } = tokens;

/** From this width on three sheets stand side by side, and short groups share a row. */
const wide = '@media (min-width: 700px)';
const narrow = '@media not all and (min-width: 700px)';

export const Groups = styled('div')({
  display: 'grid',
  gap: 'clamp(2.5rem, 2rem + 2vw, 3.5rem) clamp(1rem, 0.5rem + 1.5vw, 1.75rem)',
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** `--columns` is how many sheets stand side by side. Words and sheets of groups in one row begin at the same height. */
export const Group = styled('section')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: '1.25rem',
  minWidth: 0,
  [wide]: { gridColumn: 'span var(--columns)', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
});

export const GroupHead = styled('div')({
  paddingTop: '1.25rem',
  borderTop: `2px solid ${colour.navy}`,
  '& p': { margin: '0.375rem 0 0', maxWidth: tokens.width.text, color: colour.inkSoft },
});
export const GroupTitle = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 'clamp(0.75rem, 0.25rem + 2vw, 1.75rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Alone on a phone, a sheet has its words beside it.
  [narrow]: {
    '&[data-alone] > li': { gridColumn: 'span 2' },
    '&[data-alone] > li > *': { flexDirection: 'row', alignItems: 'center', gap: '1.25rem' },
    '&[data-alone] .ground': { flex: '0 0 calc(50% - 0.5rem)' },
  },
  [wide]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: 'clamp(1rem, 0.5rem + 1.5vw, 1.75rem)',
  },
});

/** A certificate lying on a calm ground; on hover it is lifted. */
export const Card = styled('a')({
  display: 'flex',
  flexDirection: 'column',
  color: colour.ink,
  textDecoration: 'none',
  outlineOffset: 4,
  '& .ground': {
    display: 'grid',
    placeItems: 'center',
    padding: 'clamp(0.75rem, 9%, 2rem)',
    background: colour.mist,
    borderRadius: radius.large,
    transition: `background ${duration.quick}`,
  },
  '&:hover .ground': { background: colour.coldTint },
  '&:hover .sheet': { transform: 'translateY(-4px)', boxShadow: tokens.shadow.raised },
  '&:hover strong': { color: colour.cold },
  '@media (prefers-reduced-motion: reduce)': { '&:hover .sheet': { transform: 'none' } },
});

/** Holds the place of an A4 page, whatever picture comes. */
export const Sheet = styled('img')({
  width: '100%',
  maxWidth: '15rem',
  height: 'auto',
  aspectRatio: '210 / 297',
  objectFit: 'contain',
  background: colour.white,
  boxShadow: '0 1px 2px rgb(10 28 46 / 14%), 0 10px 24px -14px rgb(10 28 46 / 35%)',
  transition: `transform ${duration.quick}, box-shadow ${duration.quick}`,
});

export const Caption = styled('span')({
  display: 'block',
  // Two lines of the name at least, so that its own length never moves what is below.
  minHeight: '5.25rem',
  paddingTop: '0.875rem',
  lineHeight: 1.4,
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere', transition: `color ${duration.quick}` },
});
export const Kind = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  marginTop: '0.25rem',
  fontSize: size.small,
  color: colour.inkSoft,
});
