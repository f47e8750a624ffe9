import { styled } from '@mui/material/styles';

import type { MapDrawing } from '@/lib/mapDrawing';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const { colour, radius } = tokens;

const routeLooks = {
  expressway: { casing: '#e0a078', width: 7, core: '#fbdcc8', coreWidth: 4, dash: undefined },
  road: { casing: '#c3ced8', width: 6, core: colour.white, coreWidth: 4, dash: undefined },
  railway: { casing: '#6b7c8c', width: 3.5, core: colour.white, coreWidth: 1.8, dash: '7 7' },
} as const;

/** Positions of a place's name beside its dot. */
const sides = {
  left: { dx: -13, dy: 5, textAnchor: 'end' },
  right: { dx: 13, dy: 5, textAnchor: 'start' },
  above: { dx: 0, dy: -14, textAnchor: 'middle' },
  below: { dx: 0, dy: 25, textAnchor: 'middle' },
} as const;

const Sheet = styled('svg')({
  width: '100%',
  borderRadius: radius.large,
  background: '#d5e5f5',
  fontFamily: 'inherit',
  '& text': { paintOrder: 'stroke', strokeWidth: 4, strokeLinejoin: 'round', stroke: '#f5f7f9' },
});

type SchematicMapProps = { drawing: MapDrawing; alt: string };

/** A simple map in which only what helps to find the place is drawn. */
export function SchematicMap({ drawing, alt }: SchematicMapProps) {
  const text = useText();
  const { land, rivers = [], routes, places, names, pin } = drawing;
  return (
    <Sheet viewBox="0 0 640 420" role="img" aria-label={alt}>
      {land.map((path) => (
        <path key={path} d={path} fill="#f5f7f9" stroke="#a9c3dd" strokeWidth={1.5} />
      ))}
      {rivers.map((path) => (
        <path key={path} d={path} fill="none" stroke="#d5e5f5" strokeWidth={13} />
      ))}
      {routes.map(({ kind, path }) => (
        <g key={path} fill="none">
          <path d={path} stroke={routeLooks[kind].casing} strokeWidth={routeLooks[kind].width} />
          <path
            d={path}
            stroke={routeLooks[kind].core}
            strokeWidth={routeLooks[kind].coreWidth}
            strokeDasharray={routeLooks[kind].dash}
          />
        </g>
      ))}
      {names.map(({ x, y, kind, name, turn = 0 }) => (
        <text
          key={name.en}
          x={x}
          y={y}
          transform={`rotate(${turn} ${x} ${y})`}
          textAnchor="middle"
          fontSize={kind === 'water' ? 17 : 14}
          fontStyle={kind === 'water' ? 'italic' : undefined}
          fill={kind === 'water' ? '#35608f' : colour.inkSoft}
          style={kind === 'water' ? { stroke: '#d5e5f5' } : undefined}
        >
          {text(name)}
        </text>
      ))}
      {places.map(({ x, y, name, side = 'right' }) => (
        <g key={name.en}>
          <circle cx={x} cy={y} r={6} fill={colour.white} stroke={colour.steel} strokeWidth={3} />
          <text x={x} y={y} {...sides[side]} fontSize={15} fontWeight={600} fill={colour.steel}>
            {text(name)}
          </text>
        </g>
      ))}
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <path
          d="M0 0C-15-19-22-27-22-40a22 22 0 0 1 44 0C22-27 15-19 0 0z"
          fill={colour.hot}
          stroke={colour.white}
          strokeWidth={2.5}
        />
        <path d="M-11-35 0-46 11-35M-11-27 0-38 11-27" fill="none" stroke={colour.white} strokeWidth={3.5} />
        <text x={30} y={-30} fontSize={17} fontWeight={700} fill={colour.hot}>
          {text(pin.name)}
        </text>
      </g>
    </Sheet>
  );
}
