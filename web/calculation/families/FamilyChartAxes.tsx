import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { familyTexts } from './families.text';
import { plot, pressureTicks, temperatureTicks, xOf, yOfBar } from './familyRegions';
import type { DemandMark } from './familyRegions';

const { colour } = tokens;

/** As near as this to the visitor's value a tick's number gives way to it. */
const ROOM = { across: 46, up: 15 } as const;
const isFree = (place: number, taken: number | undefined, room: number) =>
  taken === undefined || Math.abs(place - taken) > room;

/** The frame of the chart with the scales' names, ticks and fine lines. */
export function FamilyChartAxes({ mark }: { mark: DemandMark }) {
  const text = useText();
  const [pressures, temperatures] = [pressureTicks(), temperatureTicks()];
  const bars = pressures.filter((bar) => isFree(yOfBar(bar), mark.y, ROOM.up));
  const degrees = temperatures.filter((celsius) => isFree(xOf(celsius), mark.x?.highest, ROOM.across));
  return (
    <g fill={colour.inkSoft}>
      <path
        d={[
          ...pressures.map((bar) => `M${plot.left} ${yOfBar(bar)}H${plot.right}`),
          ...temperatures.map((celsius) => `M${xOf(celsius)} ${plot.top}V${plot.bottom}`),
        ].join('')}
        stroke={colour.line}
      />
      <path d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} fill="none" stroke={colour.inkSoft} />
      {bars.map((bar) => (
        <text key={bar} x={plot.left - 5} y={yOfBar(bar)} textAnchor="end" dominantBaseline="central">
          {bar}
        </text>
      ))}
      {degrees.map((celsius) => (
        <text key={celsius} x={xOf(celsius)} y={plot.bottom + 16} textAnchor="middle">
          {String(celsius).replace('-', '−')}
        </text>
      ))}
      <text x={0} y={13} fontWeight={600}>
        {text(familyTexts.pressureAxis)}
      </text>
      <text x={plot.right} y={plot.height - 4} textAnchor="end" fontWeight={600}>
        {text(familyTexts.temperatureAxis)}
      </text>
    </g>
  );
}
