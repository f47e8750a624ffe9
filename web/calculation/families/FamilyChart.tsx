import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { FamilyDemand, FamilyFit, FamilyId } from '@shared/calculation/checks/families';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { demandTexts, familyTexts, hatchedTexts, limitsTexts, regionNames } from './families.text';
import { FamilyChartAxes } from './FamilyChartAxes';
import { FamilyChartMark, MarkLines } from './FamilyChartMark';
import { familyLines } from './familyLines';
import { familyRegions, markOf, plot } from './familyRegions';
import type { FamilyRegion } from './familyRegions';

const { colour, media, size } = tokens;

// Larger than this the drawing says no more.
const Figure = styled('figure')({ width: '100%', maxWidth: '32rem', margin: '0 auto' });
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // In the drawing's own units: on a phone it is drawn smaller.
  fontSize: 15,
  [media.tablet]: { fontSize: 11 },
  fontVariantNumeric: 'tabular-nums',
});
const Caption = styled('figcaption')({ fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft });
const Line = styled('span')({ display: 'block', minHeight: '1.5em' });
// On a phone two lines are kept free: nothing moves with the conditions.
const Yours = styled(Line)({
  minHeight: '3em',
  fontWeight: 600,
  color: colour.ink,
  [media.tablet]: { minHeight: '1.5em' },
});

/** Ids of the fills of a region that has no left edge, or a part where the office has to be asked. */
type Fills = { fade: string; hatch: string };

function FillsOf({ ids, stroke }: { ids: Fills; stroke: string }) {
  return (
    <>
      <linearGradient id={ids.fade} gradientUnits="userSpaceOnUse" x1={plot.left} x2={plot.left + 70} y1={0} y2={0}>
        <stop offset={0} stopColor={stroke} stopOpacity={0} />
        <stop offset={1} stopColor={stroke} />
      </linearGradient>
      <pattern id={ids.hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" stroke={stroke} strokeWidth={1.5} />
      </pattern>
    </>
  );
}

type RegionProps = { region: FamilyRegion; name: string; isOut: boolean; fills: Fills };

function Region({ region: { id, left, right, top, askFrom, isOpen, label }, name, isOut, fills }: RegionProps) {
  const text = useText();
  const line = { ...familyLines[id], ...(isOut ? { stroke: colour.inkSoft, strokeWidth: 1 } : {}) };
  const height = plot.bottom - top;
  return (
    <g data-region={id} data-out={isOut || undefined}>
      <title>{[name, text(limitsTexts)(id)].join(': ')}</title>
      <rect
        data-ground
        x={left}
        y={top}
        width={(askFrom ?? right) - left}
        height={height}
        fill={isOpen ? `url(#${fills.fade})` : line.stroke}
        fillOpacity={isOut ? 0 : 0.07}
      />
      {askFrom !== undefined && (
        <rect x={askFrom} y={top} width={right - askFrom} height={height} fill={`url(#${fills.hatch})`} />
      )}
      <path
        d={`M${left} ${isOpen ? top : plot.bottom}${isOpen ? '' : `V${top}`}H${right}V${plot.bottom}`}
        fill="none"
        {...line}
        stroke={isOpen ? `url(#${fills.fade})` : line.stroke}
      />
      <text
        x={label.x + (label.anchor === 'start' ? 3 : -3)}
        y={top - 4}
        textAnchor={label.anchor}
        fill={line.stroke}
        fontWeight={700}
        stroke={colour.white}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {text(regionNames[id])}
      </text>
    </g>
  );
}

type FamilyChartProps = {
  /** The families to be drawn, by id, with their full names. */
  names: Partial<Record<FamilyId, string>>;
  /** The conditions as far as they are known, and how the families take them. */
  demand?: FamilyDemand;
  fits?: readonly FamilyFit[];
};

const nothingKnown: FamilyDemand = {};

/** Pressure over temperature: what each product family takes, and where the visitor's conditions lie among them. */
export function FamilyChart({ names, demand = nothingKnown, fits }: FamilyChartProps) {
  const text = useText();
  const id = useId();
  const shown = familyRegions().flatMap((region) => {
    const name = names[region.id];
    return name === undefined ? [] : [{ region, name }];
  });
  const isOut = (family: FamilyId) => fits?.some((fit) => fit.id === family && fit.verdict === 'no_fit') ?? false;
  const mark = markOf(demand);
  const yours = text(demandTexts)(demand);
  const yoursText =
    yours && `${text(familyTexts.yours)}: ${yours}${mark.isBeyond ? ` (${text(familyTexts.beyond)})` : ''}`;
  const limits = shown.map(({ region, name }) => `${name}: ${text(limitsTexts)(region.id)}.`).join(' ');
  const hatched = shown.flatMap(({ region }) => (region.askFrom === undefined ? [] : region.id));
  const filled = shown.flatMap(({ region }) => (region.isOpen || region.askFrom !== undefined ? region.id : []));
  const fillsOf = (family: FamilyId): Fills => {
    const number = filled.indexOf(family) || '';
    return { fade: `${id}fade${number}`, hatch: `${id}hatch${number}` };
  };
  return (
    <Figure>
      <Drawing
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={`${text(familyTexts.described)} ${limits} ${yoursText}`.trim()}
      >
        <defs>
          {filled.map((family) => (
            <FillsOf
              key={family}
              ids={fillsOf(family)}
              stroke={isOut(family) ? colour.inkSoft : familyLines[family].stroke}
            />
          ))}
        </defs>
        <FamilyChartAxes mark={mark} />
        <MarkLines mark={mark} />
        {shown.map(({ region, name }) => (
          <Region key={region.id} region={region} name={name} isOut={isOut(region.id)} fills={fillsOf(region.id)} />
        ))}
        <FamilyChartMark mark={mark} demand={demand} />
      </Drawing>
      <Caption>
        <Yours>{yoursText}</Yours>
        <Line>{hatched.length > 0 && text(hatchedTexts)(hatched)}</Line>
      </Caption>
    </Figure>
  );
}
