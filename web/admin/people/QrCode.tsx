import { encode } from 'uqr';

/** Light squares around it, which cameras look for. */
const BORDER = 4;

/** A text as a square that cameras read. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      shapeRendering="crispEdges"
      style={{ background: 'white', maxWidth: '100%' }}
    >
      <path d={dark.join('')} fill="black" />
    </svg>
  );
}
