import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

import { herringbone } from './herringbone';
import { onNavy } from './onNavy';
import { Picture } from './Picture';
import { Contained } from './Section';

type PageHeroProps = {
  /** The page's one h1. */
  heading: string;
  /** Small line above the heading, e.g. the company's name. */
  eyebrow?: string;
  lead?: string;
  /** Stands behind the words, its right half in view: its left should be dark and calm. Without one, pressed plates do. */
  picture?: { picture: PictureSources; alt: string };
  /** Buttons or links below the lead. */
  children?: ReactNode;
};

const { colour, media } = tokens;

const Band = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  ...onNavy,
  paddingBlock: 'clamp(3rem, 2rem + 5vw, 6.5rem) clamp(2.75rem, 2rem + 3.5vw, 5rem)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 3,
    background: `linear-gradient(90deg, ${colour.hotBright} 0 7rem, ${colour.cold} 7rem)`,
  },
  // On paper: words on white.
  '@media print': { paddingBlock: '0 1rem', color: colour.ink, background: 'none', '&::after': { display: 'none' } },
});
const Plates = styled('div')({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: 'min(46rem, 80%)',
  background: herringbone,
  maskImage: 'linear-gradient(100deg, transparent 10%, black 95%)',
  '@media print': { display: 'none' },
});
const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '75% 45%' },
  '& picture': { display: 'contents' },
  // Keeps the words readable on any picture.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, rgb(10 28 46 / 92%) 0, rgb(10 28 46 / 70%) 100%)`,
  },
  [media.tablet]: {
    left: '30%',
    '&::after': {
      background: `linear-gradient(90deg, ${colour.navy} 0, rgb(10 28 46 / 60%) 35%, rgb(10 28 46 / 10%) 75%)`,
    },
  },
  // Nearly the picture's own shape: little of it is cut off.
  [media.desktop]: { left: '42%' },
  '@media print': { display: 'none' },
});
const Inner = styled(Contained)({ position: 'relative' });
const Eyebrow = styled('p')({
  margin: '0 0 1rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  letterSpacing: '0.08em',
  color: colour.onNavySoft,
});
const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0, maxWidth: '20ch' }));
const Lead = styled('p')({
  margin: '1.25rem 0 0',
  maxWidth: tokens.width.text,
  // Beside the picture, not on it.
  [media.tablet]: { maxWidth: 'min(38rem, 52vw)' },
  fontSize: tokens.size.lead,
  lineHeight: 1.65,
  color: colour.onNavySoft,
  '@media print': { color: colour.inkSoft, '&&': { maxWidth: 'none' } },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: '2rem',
  '@media print': { display: 'none' },
});

/** The dark band below the header that opens a page with its one h1. */
export function PageHero({ heading, eyebrow, lead, picture, children }: PageHeroProps) {
  return (
    <Band>
      {picture ? (
        <Backdrop>
          {/* On phones it shows faintly through the navy above it: half as fine is enough. */}
          <Picture {...picture} sizes="(min-width: 900px) 58vw, (min-width: 600px) 70vw, 50vw" isPriority />
        </Backdrop>
      ) : (
        <Plates />
      )}
      <Inner>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading>{heading}</Heading>
        {lead && <Lead>{lead}</Lead>}
        {children && <Actions>{children}</Actions>}
      </Inner>
    </Band>
  );
}
