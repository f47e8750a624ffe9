import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

import { sliderTexts } from '@/components/components.text';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { Slides } from './useSlides';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  '@media print': { display: 'none' },
});
const Round = styled(IconButton)({
  flex: 'none',
  width: 44,
  height: 44,
  border: '1px solid currentColor',
  '& svg': { width: 20, height: 20 },
  '&:hover': { color: tokens.colour.white, background: tokens.colour.cold, borderColor: tokens.colour.cold },
});
const Dots = styled('div')({ display: 'flex', marginInline: '0.25rem' });
// The line is slim, the finger's target 24 px and more.
const Dot = styled(ButtonBase)({
  display: 'block',
  width: 'clamp(24px, 2.5vw, 36px)',
  height: 44,
  padding: '0 3px',
  '&::before': { content: '""', display: 'block', borderTop: '3px solid currentColor', opacity: 0.35 },
  '&:hover::before': { opacity: 0.7 },
  '&[aria-current]::before': { borderColor: `var(--focus, ${tokens.colour.hot})`, opacity: 1 },
});

type SliderControlsProps = { slides: Slides; count: number; isAutomatic?: boolean };

/** Previous, next, one indicator a slide, and pause where the slides move by themselves. */
export function SliderControls({ slides, count, isAutomatic = false }: SliderControlsProps) {
  const text = useText();
  const { index, isPaused, goTo, next, previous, togglePause } = slides;
  return (
    <Row>
      <Round color="inherit" aria-label={text(sliderTexts.previous)} onClick={previous}>
        <ArrowLeftIcon />
      </Round>
      <Dots>
        {Array.from({ length: count }, (_, position) => (
          <Dot
            key={position}
            aria-label={text(sliderTexts.goTo)(position + 1)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => goTo(position)}
          />
        ))}
      </Dots>
      <Round color="inherit" aria-label={text(sliderTexts.next)} onClick={next}>
        <ArrowRightIcon />
      </Round>
      {isAutomatic && (
        <Round color="inherit" aria-label={text(isPaused ? sliderTexts.play : sliderTexts.pause)} onClick={togglePause}>
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </Round>
      )}
    </Row>
  );
}
