import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { diagramTexts } from '@/components/components.text';
import { PauseIcon, PlayIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, media, radius } = tokens;

const Figure = styled('figure')({
  position: 'relative',
  display: 'grid',
  gap: 'clamp(1.25rem, 3vw, 2.5rem)',
  alignItems: 'center',
  margin: 0,
  padding: 'clamp(1rem, 0.5rem + 2.2vw, 2.25rem)',
  borderRadius: radius.large,
  background: colour.mist,
  breakInside: 'avoid',
  [media.desktop]: { '&:not([data-wide])': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  '@media print': {
    padding: '0.75rem',
    gap: '0.5rem 1.5rem',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    border: `1px solid ${colour.line}`,
  },
});
const Words = styled('figcaption')(({ theme }) => ({
  maxWidth: tokens.width.text,
  paddingRight: '2.5rem',
  strong: { ...theme.typography.h3, display: 'block' },
  span: { display: 'block', marginTop: '0.625rem', lineHeight: 1.65, color: colour.inkSoft },
  '@media print': { strong: { fontSize: '0.9375rem' }, span: { fontSize: '0.8125rem' } },
}));
const Pictures = styled('div')({
  display: 'grid',
  gap: 'clamp(1rem, 3vw, 2.5rem)',
  width: '100%',
  maxWidth: 460,
  marginInline: 'auto',
  '[data-wide] > &': { maxWidth: 460, [media.tablet]: { maxWidth: 'none', gridTemplateColumns: '5fr 4fr' } },
  '@media print': { maxWidth: '60mm', '[data-wide] > &': { gridTemplateColumns: '1fr 1fr', maxWidth: 'none' } },
});
const Toggle = styled(IconButton)({
  position: 'absolute',
  top: '0.75rem',
  right: '0.75rem',
  width: 44,
  height: 44,
  color: colour.inkSoft,
  svg: { width: 20, height: 20 },
  '&:hover': { color: colour.white, background: colour.cold },
  // Nothing moves then that could be paused.
  '@media (prefers-reduced-motion: reduce), print': { display: 'none' },
});

type DiagramFigureProps = {
  title: string;
  caption: string;
  /** Two drawings side by side, the words above them. */
  isWide?: boolean;
  children: ReactNode;
};

/** A drawing with the words that explain it and a button that stops what moves in it. */
export function DiagramFigure({ title, caption, isWide = false, children }: DiagramFigureProps) {
  const text = useText();
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Figure data-wide={isWide || undefined} data-paused={isPaused || undefined}>
      <Words>
        <strong>{title}</strong>
        <span>{caption}</span>
      </Words>
      <Pictures>{children}</Pictures>
      <Toggle
        aria-label={`${title}: ${text(isPaused ? diagramTexts.play : diagramTexts.pause)}`}
        onClick={() => setIsPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </Toggle>
    </Figure>
  );
}
