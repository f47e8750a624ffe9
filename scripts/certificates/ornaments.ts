/** Line ornaments as printed on certificates, drawn as SVG. Lengths in mm on a page of 210 × 297. */

export const PAGE = { width: 210, height: 297 };

const short = (value: number) => String(Math.round(value * 100) / 100);
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

type Stroke = { colour: string; width: number; opacity?: number };

const drawn = (path: string, { colour, width, opacity = 1 }: Stroke) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

/** A sine wave along x; one cubic curve a half wave comes within a hair's breadth of it. */
function wave(from: number, to: number, y: number, amplitude: number, length: number, phase: number): string {
  const half = length / 2;
  const start = from - length + phase * length;
  const parts = [`M${point(start, y)}`];
  for (let index = 0; start + index * half < to; index += 1) {
    const x = start + index * half;
    const peak = y + (index % 2 === 0 ? -1 : 1) * amplitude * (4 / 3);
    parts.push(`C${point(x + half * 0.364, peak)} ${point(x + half * 0.636, peak)} ${point(x + half, y)}`);
  }
  return parts.join('');
}

type Band = { inset: number; thickness: number; stroke: Stroke; strands: number; length?: number };

/** A braided band around the page, `inset` from its edge, with plain lines along both sides. */
export function band({ inset, thickness, stroke, strands, length = 12 }: Band): string {
  const middle = thickness / 2;
  const side = (long: number) => {
    const waves = [1, 0.55].flatMap((share) =>
      Array.from({ length: strands }, (_, index) =>
        wave(0, long, middle, middle * 0.92 * share, length, index / strands),
      ),
    );
    return drawn(waves.join(''), stroke);
  };
  const strip = (long: number, transform: string) =>
    `<svg x="0" y="0" overflow="visible"><g transform="${transform}"><svg width="${short(long)}" height="${thickness}" overflow="hidden">${side(long)}</svg></g></svg>`;
  const wide = PAGE.width - 2 * (inset + thickness);
  const high = PAGE.height - 2 * (inset + thickness);
  const [left, top] = [inset + thickness, inset];
  const [right, bottom] = [PAGE.width - inset, PAGE.height - inset];
  return [
    strip(wide, `translate(${left} ${top})`),
    strip(wide, `translate(${left} ${bottom - thickness})`),
    strip(high, `translate(${inset + thickness} ${left}) rotate(90)`),
    strip(high, `translate(${right} ${left}) rotate(90)`),
    frame(inset, { ...stroke, width: 0.35 }),
    frame(inset + thickness, { ...stroke, width: 0.35 }),
  ].join('');
}

/** A plain rectangle this far from the page's edge. */
export const frame = (inset: number, stroke: Stroke, radius = 0) =>
  `<rect x="${inset}" y="${inset}" width="${PAGE.width - 2 * inset}" height="${PAGE.height - 2 * inset}" rx="${radius}" fill="none" stroke="${stroke.colour}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity ?? 1}"/>`;

/** The same thing in each corner of a frame, turned so that it looks inwards. */
export function inCorners(inset: number, content: string): string {
  const corners = [
    [inset, inset, 0],
    [PAGE.width - inset, inset, 90],
    [PAGE.width - inset, PAGE.height - inset, 180],
    [inset, PAGE.height - inset, 270],
  ];
  return corners.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`).join('');
}

type Rosette = { x: number; y: number; radius: number; petals: number; depth: number; curves: number; stroke: Stroke };

/** Curves that wind around a point, each turned a little further: the rosette of engraved papers. */
export function rosette({ x, y, radius, petals, depth, curves, stroke }: Rosette): string {
  const steps = petals * 14;
  const paths = Array.from({ length: curves }, (_, curve) => {
    const turn = (curve / curves) * 2 * Math.PI;
    const points = Array.from({ length: steps }, (_unused, step) => {
      const angle = (step / steps) * 2 * Math.PI;
      const reach = radius * (1 - depth + depth * Math.sin(petals * angle + turn));
      return point(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    });
    return `M${points.join('L')}Z`;
  });
  return drawn(paths.join(''), stroke);
}

/** The outline of a seal: a disc whose edge is cut into `teeth`. */
export function toothed(x: number, y: number, radius: number, teeth: number, depth: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius - depth;
    const angle = (index / (teeth * 2)) * 2 * Math.PI;
    return point(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  });
  return `M${points.join('L')}Z`;
}

type Seal = { x: number; y: number; radius: number; colour: string; paper: string; above: string; below: string };

/** A neutral seal that belongs to nobody: a rosette, and words around it that say what the paper is. */
export function seal({ x, y, radius, colour, paper, above, below }: Seal): string {
  const ring = radius * 0.735;
  const id = `ring-${Math.round(x)}-${Math.round(y)}`;
  const arc = (name: string, sweep: 0 | 1, reach: number) =>
    `<path id="${id}-${name}" fill="none" d="M${point(x - reach, y)}A${reach} ${reach} 0 0 ${sweep} ${point(x + reach, y)}"/>`;
  const words = (name: string, text: string) =>
    `<text fill="${paper}" font-size="${short(radius * 0.15)}" font-weight="700" letter-spacing="${short(radius * 0.03)}" text-anchor="middle"><textPath href="#${id}-${name}" startOffset="50%">${text}</textPath></text>`;
  return [
    `<defs>${arc('above', 1, ring)}${arc('below', 0, ring + radius * 0.105)}</defs>`,
    `<path d="${toothed(x, y, radius, 60, radius * 0.05)}" fill="${colour}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.9}" fill="none" stroke="${paper}" stroke-width=".25"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.66}" fill="${paper}"/>`,
    rosette({
      x,
      y,
      radius: radius * 0.6,
      petals: 9,
      depth: 0.34,
      curves: 6,
      stroke: { colour, width: 0.14, opacity: 0.8 },
    }),
    words('above', above),
    words('below', below),
  ].join('');
}
