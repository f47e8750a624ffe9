import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { tokens } from '@/theme/tokens';

import { SliderControls } from './SliderControls';
import { useSlides } from './useSlides';
import { useSwipe } from './useSwipe';

const Viewport = styled('div')({ overflow: 'hidden', touchAction: 'pan-y', marginBottom: '0.75rem' });
const Track = styled('div')({ display: 'flex', transition: `transform ${tokens.duration.slide}` });
const Slide = styled('div')({ flex: '0 0 100%', minWidth: 0 });

type SliderProps = {
  /** What the slides show together; names the group. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
};

/** A row of slides, one at a time, that wraps around. It moves on request only; see `HeroSlider` for a moving one. */
export function Slider({ label, slides }: SliderProps) {
  const shown = useSlides({ count: slides.length });
  const swipe = useSwipe({ onLeft: shown.next, onRight: shown.previous });
  return (
    <section aria-label={label}>
      <Viewport {...swipe} aria-live="polite">
        <Track style={{ transform: `translateX(-${shown.index * 100}%)` }}>
          {slides.map(({ id, content }, position) => (
            <Slide key={id} inert={position !== shown.index}>
              {content}
            </Slide>
          ))}
        </Track>
      </Viewport>
      <SliderControls slides={shown} count={slides.length} />
    </section>
  );
}
