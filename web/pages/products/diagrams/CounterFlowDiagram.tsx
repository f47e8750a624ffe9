import { tokens } from '@/theme/tokens';

import { Drawing, Flow, flowColour } from './flowStyles';

const { colour } = tokens;

/** The plates are drawn slanted: what one plate's width and height, and the step to the next plate, are on the paper. */
const WIDTH = { x: 52, y: 36 };
const HEIGHT = 178;
const STEP = 78;
const FIRST = { x: 82, y: 34 };
/** Ports, as parts of width and height. */
const LEFT = 0.26;
const RIGHT = 0.74;
const TOP = 0.13;
const BOTTOM = 0.87;

type Side = 'hot' | 'cold';
const sides: Record<Side, { across: number; from: number; to: number }> = {
  hot: { across: LEFT, from: TOP, to: BOTTOM },
  cold: { across: RIGHT, from: BOTTOM, to: TOP },
};
/** Which fluid runs between plate n and the next one. */
const channels: readonly Side[] = ['hot', 'cold', 'hot', 'cold'];
const lastChannel: Record<Side, number> = { hot: 2, cold: 3 };

/** A point of the plate at that many steps from the first: `across` and `down` are parts of its width and height. */
function at(step: number, across: number, down: number): string {
  const x = FIRST.x + step * STEP + across * WIDTH.x;
  const y = FIRST.y + across * WIDTH.y + down * HEIGHT;
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

const outline = (step: number, inset: number) =>
  `M${at(step, inset, inset / 3)}L${at(step, 1 - inset, inset / 3)}L${at(step, 1 - inset, 1 - inset / 3)}L${at(step, inset, 1 - inset / 3)}Z`;

const chevrons = (step: number) =>
  [0.3, 0.37, 0.44, 0.51, 0.58, 0.65, 0.72]
    .map((down) => `M${at(step, 0.1, down)}L${at(step, 0.5, down - 0.06)}L${at(step, 0.9, down)}`)
    .join('');

function Plate({ step }: { step: number }) {
  const isFrame = step === 0 || step === channels.length;
  const hasPorts = step < channels.length;
  return (
    <>
      <path
        d={outline(step, 0)}
        fill={isFrame ? colour.cold : flowColour.plate}
        stroke={isFrame ? colour.coldDark : '#8a9bab'}
        strokeWidth={isFrame ? 3 : 1.5}
      />
      {!isFrame && <path d={chevrons(step)} stroke="#9fafbd" strokeWidth={2} />}
      {hasPorts &&
        [LEFT, RIGHT].flatMap((across) =>
          [TOP, BOTTOM].map((down) => {
            const [x, y] = at(step, across, down).split(' ');
            return (
              <ellipse
                key={`${across} ${down}`}
                cx={x}
                cy={y}
                rx={5.5}
                ry={7.5}
                fill={isFrame ? colour.navy : colour.steel}
              />
            );
          }),
        )}
    </>
  );
}

/** The pipe through the ports from plate to plate, and for the first one from outside. */
function Pipes({ step }: { step: number }) {
  const reaching = (['hot', 'cold'] as const).filter((side) => step <= lastChannel[side]);
  return reaching.flatMap((side) => {
    const { across, from, to } = sides[side];
    const edge = (down: number) => (step === 0 ? `6 ${at(0, across, down).split(' ')[1]}` : at(step - 1, across, down));
    const inward = `M${edge(from)}L${at(step, across, from)}`;
    const outward = `M${at(step, across, to)}L${edge(to)}`;
    const ground = flowColour[`${side}Ground`];
    return [inward, outward].map((path) => (
      <g key={path}>
        <path d={path} stroke={ground} strokeWidth={7} />
        <Flow d={path} data-side={side} />
      </g>
    ));
  });
}

/** Streams between two plates, spread over their width from the one port's height to the other's. */
function Channel({ step, side }: { step: number; side: Side }) {
  const { across, from, to } = sides[side];
  const middle = step + 0.5;
  const streams = [0.16, 0.5, 0.84].map(
    (spread) =>
      `M${at(middle, across, from)}C${at(middle, spread, from + (to - from) * 0.2)} ${at(middle, spread, to - (to - from) * 0.2)} ${at(middle, across, to)}`,
  );
  return (
    <>
      {[from, to].map((down) => (
        <path
          key={down}
          d={`M${at(step, across, down)}L${at(middle, across, down)}`}
          stroke={flowColour[`${side}Ground`]}
          strokeWidth={7}
        />
      ))}
      <path d={outline(middle, 0.05)} fill={flowColour[`${side}Ground`]} opacity={0.88} />
      {streams.map((path) => (
        <Flow key={path} d={path} data-side={side} />
      ))}
    </>
  );
}

/** Arrows at each fluid's inlet or outlet, left of the first plate. */
const arrows = (['hot', 'cold'] as const).flatMap((side) => {
  const { across, from, to } = sides[side];
  const levelOf = (down: number) => at(0, across, down).split(' ')[1];
  return [
    { side, path: `M56 ${levelOf(from)}m-8 -7l14 7l-14 7Z` },
    { side, path: `M8 ${levelOf(to)}m8 -7l-14 7l14 7Z` },
  ];
});

type Labels = Record<'hotIn' | 'hotOut' | 'coldIn' | 'coldOut', string>;

/** A plate pack pulled apart: hot fluid down every other gap, cold fluid up the gaps between. */
export function CounterFlowDiagram({ title, labels }: { title: string; labels: Labels }) {
  // Plates further back first: the nearer ones cover them.
  const steps = Array.from({ length: channels.length + 1 }, (_, index) => channels.length - index);
  return (
    <Drawing viewBox="0 0 452 276" data-wide role="img" aria-label={title}>
      {steps.map((step) => {
        const side = channels[step];
        return (
          <g key={step}>
            {side && <Channel step={step} side={side} />}
            <Plate step={step} />
            <Pipes step={step} />
          </g>
        );
      })}
      {arrows.map(({ side, path }) => (
        <path key={path} d={path} fill={flowColour[side]} />
      ))}
      <text x={2} y={50}>
        {labels.hotIn}
      </text>
      <text x={2} y={108}>
        {labels.coldOut}
      </text>
      <text x={2} y={182}>
        {labels.hotOut}
      </text>
      <text x={2} y={240}>
        {labels.coldIn}
      </text>
    </Drawing>
  );
}
