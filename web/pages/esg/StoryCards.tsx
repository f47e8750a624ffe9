import { styled } from '@mui/material/styles';

import { Picture } from '@/components/Picture';
import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

const { colour, media, radius, space } = tokens;

/** Widths of the cards in twelfths, one after the other: rows of unlike halves. */
const spans = [7, 5, 5, 7] as const;

const Grid = styled('div')({
  display: 'grid',
  gap: `calc(2 * ${space.gap}) ${space.gap}`,
  [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});
const Card = styled('article', { shouldForwardProp: (name) => name !== 'span' })<{ span: number }>(({ span }) => ({
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: radius.large },
  '& p': { margin: '0.5rem 0 0', color: colour.inkSoft },
  [media.desktop]: {
    gridColumn: `span ${span}`,
    '& img': { aspectRatio: 'auto', height: 'clamp(17rem, 26vw, 23rem)' },
  },
}));
// The opening card of a longer row: across the whole width, its words on navy beside the picture.
const Lead = styled('article')({
  overflow: 'hidden',
  borderRadius: radius.large,
  color: colour.white,
  background: colour.navy,
  '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
  '& > div': { padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)' },
  '& h3': { marginTop: 0 },
  '& p': { margin: '0.75rem 0 0', color: colour.onNavySoft },
  [media.desktop]: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    '& img': { height: '100%' },
    '& > div': {
      alignSelf: 'end',
      borderTop: `3px solid ${colour.hotBright}`,
      margin: '0 clamp(1.5rem, 1rem + 2vw, 3rem) 0 clamp(1.5rem, 1rem + 2vw, 3rem)',
      padding: 'clamp(1.25rem, 1rem + 1vw, 2rem) 0 clamp(1.5rem, 1rem + 2vw, 3rem)',
    },
  },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '1.125rem 0 0', textWrap: 'balance' }));

type StoryCardsProps = {
  cards: readonly { picture: PictureSources; alt: string; title: string; detail: string }[];
  /** Starts with the narrow card of a row. */
  isMirrored?: boolean;
  /** The first picture is in view at once. */
  isFirst?: boolean;
};

/** Pictures with a few sentences each, in rows of unlike halves; of an odd number the first takes a row of its own. */
export function StoryCards({ cards, isMirrored = false, isFirst = false }: StoryCardsProps) {
  const leads = cards.length % 2;
  const start = isMirrored ? 2 : 0;
  return (
    <Grid>
      {cards.map(({ picture, alt, title, detail }, index) =>
        index < leads ? (
          <Lead key={title}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 900px) 40rem, 100vw"
              isPriority={isFirst && index === 0}
            />
            <div>
              <Title>{title}</Title>
              <p>{detail}</p>
            </div>
          </Lead>
        ) : (
          <Card key={title} span={spans[(index - leads + start) % spans.length] ?? 6}>
            <Picture picture={picture} alt={alt} sizes="(min-width: 900px) 34rem, 100vw" />
            <Title>{title}</Title>
            <p>{detail}</p>
          </Card>
        ),
      )}
    </Grid>
  );
}
