import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { ArrowRightIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { Picture } from '@/components/Picture';
import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

type LinkCard = { to: string; title: string; detail: string; icon: ReactNode };

type LinkCardsProps = {
  /** The first card is the large one and carries the picture. */
  cards: readonly LinkCard[];
  picture: PictureSources;
  alt: string;
};

const { colour, duration, media } = tokens;

const Grid = styled('ul')({
  display: 'grid',
  // Rules between the cards: the ground shines through the gaps.
  gap: 1,
  margin: 0,
  padding: 1,
  listStyle: 'none',
  background: colour.line,
  // The last card takes what would be empty beside it.
  [media.tablet]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li:first-of-type, & > li:last-of-type:nth-of-type(even)': { gridColumn: 'span 2' },
  },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gridAutoRows: 'minmax(14.5rem, auto)',
    '& > li:first-of-type': { gridRow: 'span 2' },
    '& > li:last-of-type:nth-of-type(even)': { gridColumn: 'auto' },
    '& > li:last-of-type:nth-of-type(3n + 5)': { gridColumn: 'span 2' },
    '& > li:last-of-type:nth-of-type(3n + 4)': { gridColumn: 'span 3' },
  },
  '& > li': { display: 'grid' },
});
const Card = styled(Link)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(1.5rem, 1rem + 1.5vw, 2.25rem)',
  overflow: 'hidden',
  color: colour.ink,
  textDecoration: 'none',
  background: colour.white,
  outlineOffset: -4,
  transition: `background ${duration.quick}`,
  '& > svg:first-of-type': { width: 36, height: 36, marginBottom: '1.25rem', color: colour.cold },
  '& p': { margin: '0.5rem 0 0', color: colour.inkSoft },
  // Words keep clear of the picture.
  [media.desktop]: { '&:has(img) > p': { maxWidth: '40%' } },
  '&:hover': { background: colour.coldTint },
  '&:hover .arrow': { transform: 'translateX(6px)' },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const Arrow = styled(ArrowRightIcon)({
  flex: 'none',
  marginTop: 'auto',
  paddingTop: '1rem',
  boxSizing: 'content-box',
  color: colour.cold,
  transition: `transform ${duration.quick}`,
});
const Shot = styled('div')({
  order: -1,
  margin: 'calc(-1 * clamp(1.5rem, 1rem + 1.5vw, 2.25rem))',
  marginBottom: '1.5rem',
  '& picture': { display: 'contents' },
  '& img': { width: '100%', height: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  [media.desktop]: { position: 'absolute', inset: '0 0 0 auto', width: '54%', margin: 0 },
});

/** Links as cards: a large one with a picture, and smaller ones with an icon each. */
export function LinkCards({ cards, picture, alt }: LinkCardsProps) {
  return (
    <Grid>
      {cards.map(({ to, title, detail, icon }, position) => (
        <li key={to}>
          <Card to={to}>
            {icon}
            <Title>{title}</Title>
            <p>{detail}</p>
            {position === 0 && (
              <Shot>
                <Picture picture={picture} alt={alt} sizes="(max-width: 899px) 90vw, 560px" />
              </Shot>
            )}
            <Arrow className="arrow" />
          </Card>
        </li>
      ))}
    </Grid>
  );
}
