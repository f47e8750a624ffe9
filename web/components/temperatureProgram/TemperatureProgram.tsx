import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import type { ReactNode } from 'react';

import type { DrawingNode } from '@shared/calculation/drawing/drawing.types';
import { programInWords, programNodes } from '@shared/calculation/drawing/program-nodes';
import type { ProgramLook } from '@shared/calculation/drawing/program-nodes';
import { frame } from '@shared/calculation/drawing/temperature-program';
import type { ProgramFound } from '@shared/calculation/drawing/temperature-program';

import { tokens } from '@/theme/tokens';

const { colour } = tokens;

// Sizes are in the drawing's own units: everything grows and shrinks with it, on paper as on a phone.
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  marginInline: 'auto',
  fontFamily: 'inherit',
  fontSize: 16,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'visible',
});

const elementOf = (node: DrawingNode | string): ReactNode =>
  typeof node === 'string' ? node : createElement(node.name, node.attributes, ...(node.children ?? []).map(elementOf));

type TemperatureProgramProps = { found: ProgramFound } & Omit<ProgramLook, 'colour'>;

/** Both sides' temperatures over the length of a counter-current exchanger, typed and calculated ones told apart. */
export function TemperatureProgram({ found, ...look }: TemperatureProgramProps) {
  return (
    <Drawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={programInWords(found, look)}>
      {createElement('g', null, ...programNodes(found, { ...look, colour }).map(elementOf))}
    </Drawing>
  );
}
