import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

import { PlayIcon } from '@/components/icons';
import { Picture } from '@/components/Picture';
import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

type VideoTeaserProps = { url: string; poster: PictureSources; alt: string; detail: string; play: string };

const { colour, duration, media } = tokens;

const Columns = styled('div')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
});
const Poster = styled(Link)({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: colour.navy,
  '& img': { width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', transition: `transform ${duration.slide}` },
  '&:hover img': { transform: 'scale(1.02)' },
  '&:hover > span': { background: colour.cold, borderColor: colour.cold },
});
const Play = styled('span')({
  position: 'absolute',
  inset: 0,
  width: 'clamp(64px, 8vw, 104px)',
  height: 'clamp(64px, 8vw, 104px)',
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  border: '2px solid',
  borderRadius: '50%',
  color: colour.white,
  background: 'rgb(10 28 46 / 60%)',
  transition: `background ${duration.quick}`,
  '& svg': { width: '40%', height: '40%', fill: 'currentColor' },
});
const Detail = styled('p')({ margin: 0, fontSize: tokens.size.lead, lineHeight: 1.7, color: colour.inkSoft });

/** A still that opens a film in a new tab: on click, Enter, and Space as a play button does. */
export function VideoTeaser({ url, poster, alt, detail, play }: VideoTeaserProps) {
  const openOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Columns>
      <Poster href={url} target="_blank" rel="noopener noreferrer" aria-label={play} onKeyDown={openOnSpace}>
        <Picture picture={poster} alt={alt} sizes="(max-width: 899px) 100vw, 800px" />
        <Play>
          <PlayIcon />
        </Play>
      </Poster>
      <Detail>{detail}</Detail>
    </Columns>
  );
}
