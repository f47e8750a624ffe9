import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Link } from '@/components/Link';
import { onNavy } from '@/components/onNavy';
import { Picture } from '@/components/Picture';
import { Contained } from '@/components/Section';
import { SliderControls } from '@/components/slides/SliderControls';
import { useSlides, wrap } from '@/components/slides/useSlides';
import { useSwipe } from '@/components/slides/useSwipe';
import type { PictureSources } from '@/lib/picture';
import { tokens } from '@/theme/tokens';

export type HeroSlide = { picture: PictureSources; alt: string; caption: string; detail: string; to: string };

type HeroSliderProps = {
  /** Names the region. */
  label: string;
  slides: readonly HeroSlide[];
  /** Heading, lead and buttons: they stay while the pictures change. */
  children: ReactNode;
};

/** Time of each slide: ms. */
const INTERVAL = 5000;
/** The next picture is fetched this long before its turn, when the first one has long been painted: ms. */
const HEAD_START = 2000;

const { colour, duration, media } = tokens;

const Band = styled('section')({ ...onNavy, position: 'relative', overflow: 'hidden', touchAction: 'pan-y' });
const Stage = styled('div')({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  [media.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' },
});
const Frame = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${duration.slide}, visibility ${duration.slide}`,
  '&[data-shown]': { opacity: 1, visibility: 'visible' },
  // Keeps the words readable on any picture.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(0deg, ${colour.navy} 0, transparent 35%)`,
    [media.tablet]: {
      background: `linear-gradient(90deg, rgb(10 28 46 / 88%) 0, rgb(10 28 46 / 62%) 38%, transparent 68%),
        linear-gradient(0deg, rgb(10 28 46 / 85%) 0, transparent 30%)`,
    },
  },
  '& picture': { display: 'contents' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '72% 50%' },
  [media.tablet]: { '& img': { objectPosition: '55% 50%' } },
});
const Words = styled(Contained)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingBlock: '0.5rem 2rem',
  [media.tablet]: { minHeight: 'clamp(30rem, 68vh, 44rem)', paddingBlock: '4rem 2rem' },
});
const Bar = styled(Contained)({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
  paddingBlock: '1.25rem 2rem',
});
const Caption = styled(Link)({
  display: 'grid',
  gap: '0.125rem',
  minWidth: 'min(100%, 20rem)',
  color: 'inherit',
  textDecoration: 'none',
  '& strong': { fontSize: '1.125rem' },
  '& span': { fontSize: '0.9375rem', color: colour.onNavySoft },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 5 },
});

/** Pictures fetched so far: the shown one, its successor shortly before its turn, and those seen. */
function useFetched(index: number, count: number) {
  const [fetched, setFetched] = useState<readonly number[]>([0]);
  useEffect(() => {
    const add = (position: number) => setFetched((known) => (known.includes(position) ? known : [...known, position]));
    add(index);
    const timer = setTimeout(() => add(wrap(index + 1, count)), INTERVAL - HEAD_START);
    return () => clearTimeout(timer);
  }, [index, count]);
  return fetched;
}

/** The home page's opening: large pictures that change by themselves behind words that stay. */
export function HeroSlider({ label, slides, children }: HeroSliderProps) {
  const count = slides.length;
  const shown = useSlides({ count, interval: INTERVAL });
  const swipe = useSwipe({ onLeft: shown.next, onRight: shown.previous });
  const fetched = useFetched(shown.index, count);
  const current = slides[shown.index];
  return (
    <Band
      aria-label={label}
      {...swipe}
      onPointerEnter={(event) => event.pointerType === 'mouse' && shown.hold(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && shown.hold(false)}
      onFocus={() => shown.hold(true)}
      onBlur={() => shown.hold(false)}
    >
      <Stage>
        {slides.map(({ picture, alt }, position) => (
          <Frame key={picture.img.src} data-shown={position === shown.index || undefined}>
            {fetched.includes(position) && (
              <Picture picture={picture} alt={alt} sizes="100vw" isPriority={position === 0} />
            )}
          </Frame>
        ))}
      </Stage>
      <Words>{children}</Words>
      <Bar>
        <div aria-live={shown.isRunning ? 'off' : 'polite'}>
          {current && (
            <Caption to={current.to}>
              <strong>{current.caption}</strong>
              <span>{current.detail}</span>
            </Caption>
          )}
        </div>
        <SliderControls slides={shown} count={count} isAutomatic />
      </Bar>
    </Band>
  );
}
