import type { FamilyDemand } from '@shared/calculation/checks/families';
import { barText, temperatureText } from '@shared/calculation/words/figure-text';

import { useLanguage } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { plot } from './familyRegions';
import type { DemandMark } from './familyRegions';

const { colour } = tokens;

const TAG = { height: 19, width: 60 } as const;

function Tag({ x, y, width, children }: { x: number; y: number; width: number; children: string }) {
  return (
    <g>
      <rect x={x - width / 2} y={y - TAG.height / 2} width={width} height={TAG.height} rx={3} fill={colour.ink} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central" fill={colour.white} fontWeight={700}>
        {children}
      </text>
    </g>
  );
}

/** The crosshair through the visitor's conditions, or one line while only one of them is known; drawn under the names. */
export function MarkLines({ mark: { x, y } }: { mark: DemandMark }) {
  return (
    <g fill="none" stroke={colour.ink} strokeDasharray="4 3">
      {x && <path d={`M${x.highest} ${plot.top}V${plot.bottom}`} strokeWidth={1.5} />}
      {x && x.lowest !== x.highest && <path d={`M${x.lowest} ${plot.top}V${plot.bottom}`} opacity={0.6} />}
      {y !== undefined && <path d={`M${plot.left} ${y}H${plot.right}`} strokeWidth={1.5} />}
    </g>
  );
}

/** The visitor's conditions: from the lowest temperature to the point at the highest, and the values on the scales. */
export function FamilyChartMark({ mark: { x, y, isBeyond }, demand }: { mark: DemandMark; demand: FamilyDemand }) {
  const language = useLanguage();
  const { pressure, highest, lowest } = demand;
  const temperature = highest ?? lowest;
  if (!x && y === undefined) return null;
  const tagX = Math.min(Math.max(x?.highest ?? 0, plot.left + TAG.width / 2), plot.right - TAG.width / 2);
  return (
    <g data-mark={x && y !== undefined ? 'point' : 'line'}>
      {x && y !== undefined && (
        <>
          <path d={`M${x.lowest} ${y}H${x.highest}`} stroke={colour.ink} strokeWidth={4} strokeLinecap="round" />
          <circle
            cx={x.highest}
            cy={y}
            r={6.5}
            fill={isBeyond ? colour.white : colour.ink}
            stroke={isBeyond ? colour.ink : colour.white}
            strokeWidth={2}
          />
        </>
      )}
      {temperature !== undefined && (
        <Tag x={tagX} y={plot.bottom + 11} width={TAG.width}>
          {temperatureText(temperature, language)}
        </Tag>
      )}
      {pressure !== undefined && y !== undefined && (
        <Tag x={plot.left - 20} y={y} width={40}>
          {barText(pressure)}
        </Tag>
      )}
    </g>
  );
}
