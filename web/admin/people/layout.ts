import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, size, space } = tokens;

/** The head of an area: heading and what it is for. */
export const Head = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  padding: space.panel,
  '& p': { margin: 0, maxWidth: tokens.width.text, color: colour.inkSoft },
});

/** A matter of an area below a line. */
export const Part = styled('section')({
  display: 'grid',
  gap: '0.75rem',
  padding: space.panel,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0, fontSize: size.body, fontWeight: 700 },
  '& p': { margin: 0, maxWidth: tokens.width.text },
});

/** One of several, with its buttons beside it or below. */
export const Entry = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  minWidth: 0,
  '& > :first-of-type': { flex: '1 1 16rem', minWidth: 0 },
});

export const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '& button': { minHeight: 44 },
});

export const Soft = styled('span')({ display: 'block', fontSize: size.small, color: colour.inkSoft });

/** A form in an area or a dialog. */
export const Fields = styled('form')({ display: 'grid', gap: '1rem', maxWidth: '32rem', marginTop: '0.25rem' });

/** A name and what is marked of it. */
export const Named = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 0.5rem' });
