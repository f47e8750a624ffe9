import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { sliderTexts } from './components.text';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from './icons';
import type { Slides } from './useSlides';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  '@media print': { display: 'none' },
});
const Round = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid currentColor',
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { width: 20, height: 20 },
  '&:hover': { color: tokens.colour.white, background: tokens.colour.cold, borderColor: tokens.colour.cold },
});
const Dots = styled('div')({ display: 'flex', marginInline: '0.25rem' });
// The line is slim, the finger's target 24 px and more.
const Dot = styled('button')({
  width: 'clamp(24px, 2.5vw, 36px)',
  height: 44,
  padding: '0 3px',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&::before': { content: '""', display: 'block', height: 3, background: 'currentColor', opacity: 0.35 },
  '&:hover::before': { opacity: 0.7 },
  '&[aria-current]::before': { background: `var(--focus, ${tokens.colour.hot})`, opacity: 1 },
});

type SliderControlsProps = { slides: Slides; count: number; isAutomatic?: boolean };

/** Previous, next, one indicator a slide, and pause where the slides move by themselves. */
export function SliderControls({ slides, count, isAutomatic = false }: SliderControlsProps) {
  const text = useText();
  const { index, isPaused, goTo, next, previous, togglePause } = slides;
  return (
    <Row>
      <Round type="button" aria-label={text<string>(sliderTexts.previous)} onClick={previous}>
        <ArrowLeftIcon />
      </Round>
      <Dots>
        {Array.from({ length: count }, (_, position) => (
          <Dot
            key={position}
            type="button"
            aria-label={text(sliderTexts.goTo)(position + 1)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => goTo(position)}
          />
        ))}
      </Dots>
      <Round type="button" aria-label={text<string>(sliderTexts.next)} onClick={next}>
        <ArrowRightIcon />
      </Round>
      {isAutomatic && (
        <Round
          type="button"
          aria-label={text<string>(isPaused ? sliderTexts.play : sliderTexts.pause)}
          onClick={togglePause}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </Round>
      )}
    </Row>
  );
}
