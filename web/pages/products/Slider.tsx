import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';

import { SliderControls } from '@/components/slides/SliderControls';
import { useSlides } from '@/components/slides/useSlides';
import { useSwipe } from '@/components/slides/useSwipe';
import { tokens } from '@/theme/tokens';

const Group = styled('section')({});
const Viewport = styled('div')({ overflow: 'hidden', touchAction: 'pan-y', marginBottom: '0.75rem' });
const Track = styled('div')({
  display: 'flex',
  transition: `transform ${tokens.duration.slide}`,
  // On paper all slides lie side by side.
  '@media print': { flexWrap: 'wrap', gap: '0.5rem', transform: 'none !important' },
});
const Slide = styled('div')({
  flex: '0 0 100%',
  minWidth: 0,
  '@media print': { flex: '0 0 calc(50% - 0.25rem)' },
});

type SliderProps = {
  /** Subject of the slides; names the group. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
};

/**
 * A row of slides, one at a time, that wraps around. It moves on request only, by button, swipe or, with the focus in
 * it, arrow key; see `HeroSlider` for a moving one.
 */
export function Slider({ label, slides }: SliderProps) {
  const shown = useSlides({ count: slides.length });
  const swipe = useSwipe({ onLeft: shown.next, onRight: shown.previous });
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') shown.previous();
    else if (event.key === 'ArrowRight') shown.next();
    else return;
    event.preventDefault();
  };
  return (
    <Group aria-label={label} onKeyDown={walk}>
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
    </Group>
  );
}
