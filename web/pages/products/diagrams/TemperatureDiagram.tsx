import { tokens } from '@/theme/tokens';

import { Drawing, Flow, flowColour } from './flowStyles';

const { colour } = tokens;

// Along the plate from its top (left) to its bottom: the hot fluid cools to the right, the cold one warms to the left.
const hot = 'M44 46C130 62 230 116 332 150';
const cold = 'M332 216C230 182 130 124 44 102';
const between = 'M44 46C130 62 230 116 332 150V216C230 182 130 124 44 102Z';

type Labels = Record<'hotIn' | 'hotOut' | 'coldIn' | 'coldOut' | 'temperature' | 'position' | 'difference', string>;

/** Temperatures of two fluids in counter-current along a plate. The cold fluid ends above the hot one's outlet. */
export function TemperatureDiagram({ title, labels }: { title: string; labels: Labels }) {
  return (
    <Drawing viewBox="0 0 360 276" role="img" aria-label={title}>
      <path d={between} fill={colour.white} />
      {[92, 140, 188, 236, 284].map((x) => (
        // Distance of the two at this height.
        <path
          key={x}
          d={`M${x} ${62 + (x - 92) * 0.4}v${50 + (x - 92) * 0.055}`}
          stroke={colour.line}
          strokeWidth={1.5}
        />
      ))}
      <path d="M44 20V246H340" stroke={colour.steel} strokeWidth={1.5} />
      <path d="M44 102H332" stroke={flowColour.cold} strokeWidth={1} strokeDasharray="2 5" />
      <path d={hot} stroke={flowColour.hotGround} strokeWidth={8} />
      <path d={cold} stroke={flowColour.coldGround} strokeWidth={8} />
      <Flow d={hot} data-side="hot" />
      <Flow d={cold} data-side="cold" />
      <path d="M333 141L346 154.5L328 157Z" fill={flowColour.hot} />
      <path d="M45 93L31 98.5L42 110Z" fill={flowColour.cold} />
      <text x={54} y={36}>
        {labels.hotIn}
      </text>
      <text x={54} y={144}>
        {labels.coldOut}
      </text>
      <text x={344} y={122} textAnchor="end">
        {labels.hotOut}
      </text>
      <text x={344} y={238} textAnchor="end">
        {labels.coldIn}
      </text>
      <text x={188} y={136} textAnchor="middle" fontSize={13}>
        {labels.difference}
      </text>
      <text x={192} y={268} textAnchor="middle">
        {labels.position}
      </text>
      <text transform="translate(28 133) rotate(-90)" textAnchor="middle">
        {labels.temperature}
      </text>
    </Drawing>
  );
}
