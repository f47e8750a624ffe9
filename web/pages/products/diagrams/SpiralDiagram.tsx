import { tokens } from '@/theme/tokens';

import { Drawing, Flow, flowColour } from './flowStyles';
import { spiralPath } from './spiralPath';

const { colour } = tokens;

const centre = { x: 180, y: 150 };
/** From the lower half of the core to the nozzle at the top. */
const hot = `M180 162L${spiralPath({ centre, radius: 25, direction: 90, turns: 3.5, pitch: 30 }, 108).slice(1)}`;
/** The cold channel is the hot one turned around by half. */
const turned = `rotate(180 ${centre.x} ${centre.y})`;

type Labels = Record<'hotIn' | 'hotOut' | 'coldIn' | 'coldOut', string>;

/** Two spiral channels in section: the hot fluid from the core outwards, the cold one inwards. */
export function SpiralDiagram({ title, labels }: { title: string; labels: Labels }) {
  const leader = { stroke: colour.ink, strokeWidth: 1.25 };
  return (
    <Drawing viewBox="0 0 360 300" role="img" aria-label={title}>
      <path d={hot} stroke={flowColour.wall} strokeWidth={17.5} strokeLinecap="butt" />
      <path d={hot} transform={turned} stroke={flowColour.wall} strokeWidth={17.5} strokeLinecap="butt" />
      <circle cx={180} cy={150} r={20} fill={flowColour.wall} />
      <path d="M163 152.5A17 17 0 0 0 197 152.5Z" fill={flowColour.hotGround} />
      <path d="M163 147.5A17 17 0 0 1 197 147.5Z" fill={flowColour.coldGround} />
      <path d={hot} stroke={flowColour.hotGround} strokeWidth={11.5} strokeLinecap="butt" />
      <path d={hot} transform={turned} stroke={flowColour.coldGround} strokeWidth={11.5} strokeLinecap="butt" />
      <Flow d={hot} data-side="hot" />
      {/* Inwards: the same line, run through from its outer end. */}
      <Flow d={hot} transform={turned} data-side="cold" style={{ animationDirection: 'reverse' }} />
      <path d="M292 11L307 20L292 29Z" fill={flowColour.hot} />
      <path d="M53 271L68 280L53 289Z" fill={flowColour.cold} />
      <path d="M180 158L318 262" {...leader} />
      <path d="M180 142L42 38" {...leader} />
      <circle cx={180} cy={158} r={3} fill={colour.ink} />
      <circle cx={180} cy={142} r={3} fill={colour.ink} />
      <text x={356} y={44} textAnchor="end">
        {labels.hotOut}
      </text>
      <text x={356} y={280} textAnchor="end">
        {labels.hotIn}
      </text>
      <text x={4} y={30}>
        {labels.coldOut}
      </text>
      <text x={4} y={264}>
        {labels.coldIn}
      </text>
    </Drawing>
  );
}
