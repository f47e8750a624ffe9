import { keyframes } from '@mui/material/styles';
import { styled } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour } = tokens;

const run = keyframes({ to: { strokeDashoffset: -24 } });

/** Colours of what flows in the drawings, light enough for the moving dashes on them. */
export const flowColour = {
  hot: colour.hot,
  cold: colour.cold,
  hotGround: '#f8c3ac',
  coldGround: '#b4d3f6',
  wall: colour.steel,
  plate: '#d3dce5',
  copper: '#a8552a',
} as const;

/** Styles of lines, words and streams, here and in data sheets. Words are 15 units high. */
export const drawingStyle = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const wordStyle = { fill: colour.ink, fontSize: 15, fontWeight: 600 } as const;
export const flowStyle = { strokeWidth: 3, strokeDasharray: '8 16' } as const;

/** A drawing on a given grid. */
export const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  ...drawingStyle,
  text: wordStyle,
  // Wide drawings shrink more on a phone, their words should not.
  '@media (max-width: 599.98px)': { '&[data-wide] text': { fontSize: 20 } },
  printColorAdjust: 'exact',
});

/** Dashes that run from a path's start to its end. They rest when their figure is paused or less motion is asked for. */
export const Flow = styled('path')({
  ...flowStyle,
  animation: `${run} 1.1s linear infinite`,
  '[data-paused] &': { animationPlayState: 'paused' },
  '&[data-side="hot"]': { stroke: flowColour.hot },
  '&[data-side="cold"]': { stroke: flowColour.cold },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media print': { animation: 'none' },
});
