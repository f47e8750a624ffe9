import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, media } = tokens;

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  margin: 0,
  padding: 1,
  listStyle: 'none',
  background: colour.line,
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > li': {
    display: 'grid',
    placeItems: 'center',
    padding: 'clamp(1.25rem, 3vw, 2.5rem) 0.5rem',
    background: colour.white,
  },
});
const Logo = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  fontSize: 'clamp(0.875rem, 0.7rem + 0.8vw, 1.25rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  color: colour.steel,
  '& svg': { flex: 'none', width: '1.6em', height: '1.6em' },
});

/** Simple signs on a 32 px grid, one for each logo in turn. */
const signs = [
  'M4 28V4h24zM12 28h16V12z',
  'M2 20c5-6 9-6 14 0s9 6 14 0M2 11c5-6 9-6 14 0s9 6 14 0',
  'M16 3l11 6.5v13L16 29 5 22.5v-13zM16 11v10',
  'M3 26 16 4l13 22zM10 26l6-10 6 10',
  'M18 3 7 18h8l-2 11 12-16h-9z',
  'M16 3c7 9 10 13 10 17a10 10 0 0 1-20 0c0-4 3-8 10-17z',
  'M16 29V15m0 0C6 15 4 9 4 4c8 0 12 4 12 11zm0 5c8 0 12-3 12-10-7 0-12 3-12 10z',
  'M6 16a10 10 0 1 1 10 10M16 26l10 3M11 16h10M16 11v10',
];

/** Names as one-colour wordmarks, each beside a sign of its own. */
export function LogoGrid({ names }: { names: readonly string[] }) {
  return (
    <Grid>
      {names.map((name, position) => (
        <li key={name}>
          <Logo>
            <svg
              viewBox="0 0 32 32"
              fill="none"
              stroke="currentColor"
              strokeWidth={2.6}
              strokeLinejoin="round"
              aria-hidden
            >
              <path d={signs[position % signs.length]} />
            </svg>
            {name}
          </Logo>
        </li>
      ))}
    </Grid>
  );
}
