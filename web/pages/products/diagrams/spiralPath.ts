type Spiral = {
  centre: { x: number; y: number };
  /** Start: distance from the centre and direction, in degrees clockwise from the right. */
  radius: number;
  direction: number;
  turns: number;
  /** Distance from one turn to the next. */
  pitch: number;
};

/** Degrees from one point of the drawn line to the next. */
const RESOLUTION = 12;

/** An Archimedean spiral as SVG path data, clockwise from the inside out, running on straight for `tail` at its end. */
export function spiralPath({ centre, radius, direction, turns, pitch }: Spiral, tail = 0): string {
  const steps = Math.round((turns * 360) / RESOLUTION);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((direction + step * RESOLUTION) * Math.PI) / 180;
    const distance = radius + (pitch * step * RESOLUTION) / 360;
    return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle), angle };
  });
  const last = points.at(-1);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  if (!last || tail === 0) return `M${path}`;
  const end = { x: last.x - tail * Math.sin(last.angle), y: last.y + tail * Math.cos(last.angle) };
  return `M${path}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}
