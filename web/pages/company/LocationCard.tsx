import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DetailList } from '@/components/DetailList';
import { ArrowRightIcon } from '@/components/icons';
import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

const Card = styled('article')({
  '& + &': { marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)' },
});
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 1.25rem' }));
const Columns = styled('div')({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
  },
});
const Details = styled(DetailList)({
  [media.tablet]: { '& > div': { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});
const MapLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: 44,
  marginTop: '0.75rem',
  fontWeight: 600,
  color: colour.cold,
  textUnderlineOffset: 4,
});
const Way = styled('p')({ margin: '1rem 0 0', fontSize: size.small, lineHeight: 1.75, color: colour.inkSoft });
// Too small to read on phones, where the link opens a real map instead.
const Map = styled('figure')({
  display: 'none',
  margin: 0,
  [media.desktop]: { display: 'block' },
  '& figcaption': { paddingTop: '0.5rem', fontSize: size.small, color: colour.inkSoft },
});

type LocationCardProps = {
  name: string;
  details: readonly { label: string; value: ReactNode }[];
  /** Directions. */
  way: string;
  mapUrl: string;
  toMap: string;
  /** The schematic map, where there is one, and what is to be said of it. */
  map: ReactNode;
  caption: string;
};

/** One place of the company: where it is, how to reach it, and on desktops a map. */
export function LocationCard({ name, details, way, mapUrl, toMap, map, caption }: LocationCardProps) {
  return (
    <Card>
      <Name>{name}</Name>
      <Columns>
        <div>
          <Details details={details} />
          <MapLink href={mapUrl} target="_blank" rel="noopener noreferrer">
            {toMap}
            <ArrowRightIcon />
          </MapLink>
          <Way>{way}</Way>
        </div>
        {map && (
          <Map>
            {map}
            <figcaption>{caption}</figcaption>
          </Map>
        )}
      </Columns>
    </Card>
  );
}
