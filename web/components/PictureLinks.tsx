import { styled } from '@mui/material/styles';

import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

import { Link } from './Link';
import { Picture } from './Picture';

const { colour, duration, media, radius, size } = tokens;

const Nav = styled('nav')({ '@media print': { display: 'none' } });
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(0.5rem, 0.25rem + 1vw, 1.25rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
const Tile = styled(Link)({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  color: colour.ink,
  textDecoration: 'none',
  background: colour.white,
  transition: `border-color ${duration.quick}, color ${duration.quick}`,
  img: { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', transition: `transform ${duration.slide}` },
  '&:hover': { borderColor: colour.cold, color: colour.cold },
  '&:hover img': { transform: 'scale(1.05)' },
  '@media (prefers-reduced-motion: reduce)': { '&:hover img': { transform: 'none' } },
});
const Name = styled('span')({
  position: 'relative',
  display: 'block',
  padding: '0.5rem 0.625rem 0.75rem',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.35,
  background: colour.white,
  [media.desktop]: { padding: '0.625rem 0.875rem 0.875rem', fontSize: '0.9375rem' },
});

type PictureLinksProps = {
  /** Names the landmark. */
  label: string;
  links: readonly { id: string; to: string; name: string; picture: PictureSources; alt: string }[];
};

/** Small pictures with names that lead on. */
export function PictureLinks({ label, links }: PictureLinksProps) {
  return (
    <Nav aria-label={label}>
      <Grid>
        {links.map(({ id, to, name, picture, alt }) => (
          <li key={id}>
            {/* Named by the words alone: what the picture shows in detail is told where it stands large. */}
            <Tile to={to} aria-labelledby={`${id}-tile`}>
              <Picture picture={picture} alt={alt} sizes="(min-width: 900px) 13rem, (min-width: 600px) 25vw, 33vw" />
              <Name id={`${id}-tile`}>{name}</Name>
            </Tile>
          </li>
        ))}
      </Grid>
    </Nav>
  );
}
