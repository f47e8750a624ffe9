import { styled } from '@mui/material/styles';

import { Picture } from '@/components/Picture';
import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

const { colour, media, radius, space } = tokens;

const Pair = styled('div')({
  display: 'grid',
  gap: `calc(1.5 * ${space.gap}) ${space.gap}`,
  // The head office is the larger one.
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& img': { height: 'clamp(13rem, 24vw, 20rem)' },
  },
});
const Plant = styled('figure')({
  margin: 0,
  '& img': {
    width: '100%',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    [media.tablet]: { aspectRatio: 'auto' },
    borderRadius: radius.large,
  },
});
const Caption = styled('figcaption')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '0.25rem 1rem',
  paddingTop: '1.125rem',
  '& strong': { fontSize: '1.0625rem', lineHeight: 1.4 },
  '& span': {
    fontSize: 'clamp(1.375rem, 1rem + 1.4vw, 2rem)',
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    color: colour.cold,
    whiteSpace: 'nowrap',
  },
  '& p': { gridColumn: '1 / -1', margin: 0, fontSize: tokens.size.small, lineHeight: 1.7, color: colour.inkSoft },
});

type PlantFiguresProps = {
  plants: readonly { picture: PictureSources; alt: string; name: string; area: string; detail: string }[];
};

/** Works as pictures, each with its size and what it makes. */
export function PlantFigures({ plants }: PlantFiguresProps) {
  return (
    <Pair>
      {plants.map(({ picture, alt, name, area, detail }) => (
        <Plant key={name}>
          <Picture picture={picture} alt={alt} sizes="(min-width: 1080px) 30rem, (min-width: 600px) 50vw, 100vw" />
          <Caption>
            <strong>{name}</strong>
            <span>{area}</span>
            <p>{detail}</p>
          </Caption>
        </Plant>
      ))}
    </Pair>
  );
}
