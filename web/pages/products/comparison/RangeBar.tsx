import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import { Hidden } from '@/components/hiddenWords';
import { position } from '@/components/scale';
import type { Scale } from '@/components/scale';
import { unspoken } from '@/components/unspoken';
import { tokens } from '@/theme/tokens';

const { colour } = tokens;

/** One measure in one row. */
export type Range = {
  /** Without it the range has no known lower end: the bar fades out there. */
  from?: number;
  to: number;
  /** The upper end lies between this and `to`. */
  upperFrom?: number;
  words: string;
  note?: string;
};

const Cell = styled('div')({ padding: '0.75rem 0 0.625rem', '@media print': { padding: '0.125rem 0' } });
const Track = styled('div')({
  position: 'relative',
  height: 18,
  background: `var(--grid), ${colour.white}`,
  overflow: 'hidden',
  printColorAdjust: 'exact',
  // A drawing, as on paper.
  forcedColorAdjust: 'none',
  '@media print': { height: 8 },
});
const Bar = styled('span')({
  position: 'absolute',
  insetBlock: 3,
  minWidth: 3,
  borderRadius: 2,
  background: colour.steel,
  printColorAdjust: 'exact',
  // Blue to orange along the whole scale, of which each bar shows its part.
  '&[data-thermal]': { background: `linear-gradient(90deg, ${colour.cold}, ${colour.hotBright} 70%, ${colour.hot})` },
  '&[data-open]': { maskImage: 'linear-gradient(90deg, transparent, black)' },
  '&[data-upper]': {
    borderRadius: '0 2px 2px 0',
    background: `repeating-linear-gradient(135deg, ${colour.hot} 0 3px, transparent 3px 6px)`,
  },
  '@media print': { insetBlock: 1 },
});
const Words = styled('div')({ fontWeight: 700, lineHeight: 1.35, color: colour.ink });
const Note = styled('span')({ display: 'inline-block', fontSize: '0.8125rem', fontWeight: 400, color: colour.inkSoft });
/** A dash to be seen, words to be heard. */
export const Missing = styled('div')({ color: colour.inkSoft, '&::before': { content: unspoken('"—"') } });

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

/** Places a bar on its track, with its section of the scale's colours. */
function placed(start: number, end: number): CSSProperties {
  const width = end - start;
  return {
    left: percent(start),
    width: percent(width),
    backgroundSize: `${percent(1 / width)} 100%`,
    backgroundPosition: width === 1 ? undefined : `${percent(start / (1 - width))} 0`,
  };
}

/** Share of the track over which an open lower end fades. */
const FADE = 0.3;

type RangeBarProps = { range: Range | undefined; scale: Scale; isThermal?: boolean; none: string };

/** A figure in words below its place on a scale; a dash where there is none, `none` for those who cannot see it. */
export function RangeBar({ range, scale, isThermal, none }: RangeBarProps) {
  if (!range) {
    return (
      <Missing>
        <Hidden>{none}</Hidden>
      </Missing>
    );
  }
  const { from, to, upperFrom, words, note } = range;
  const end = position(upperFrom ?? to, scale);
  const start = from === undefined ? Math.max(end - FADE, 0) : position(from, scale);
  return (
    <Cell>
      <Track aria-hidden>
        <Bar
          data-thermal={isThermal || undefined}
          data-open={from === undefined || undefined}
          style={placed(start, end)}
        />
        {upperFrom !== undefined && (
          <Bar data-upper style={{ left: percent(end), width: percent(position(to, scale) - end) }} />
        )}
      </Track>
      <Words>
        {words} {note && <Note>{note}</Note>}
      </Words>
    </Cell>
  );
}
