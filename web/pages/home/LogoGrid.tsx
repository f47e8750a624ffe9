import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, duration, media } = tokens;

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
    padding: 'clamp(1.375rem, 3vw, 2.5rem) 0.75rem',
    background: colour.white,
  },
});
// All in grey, so that no logo outshines another; the one pointed at shows its colours.
const Logo = styled('img')({
  height: 'clamp(2.125rem, 1.5rem + 2.4vw, 3.5rem)',
  width: '100%',
  objectFit: 'contain',
  filter: 'grayscale(1) contrast(1.3)',
  transition: `filter ${duration.quick}`,
  'li:hover > &': { filter: 'none' },
});

/** Logos on equal fields. The files are 64 px high drawings whose names are said for them. */
export function LogoGrid({ logos }: { logos: readonly { name: string; src: string }[] }) {
  return (
    <Grid>
      {logos.map(({ name, src }) => (
        <li key={name}>
          <Logo src={src} alt={name} width={200} height={64} loading="lazy" decoding="async" />
        </li>
      ))}
    </Grid>
  );
}
