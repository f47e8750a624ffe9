import type { Drawing, DrawingNode } from '../../../../shared/calculation/drawing/drawing.types.js';

import type { Paper } from './paper.js';

type Attributes = DrawingNode['attributes'];

/** Attributes that elements inherit from their parent. */
const INHERITED = new Set([
  'fill',
  'stroke',
  'strokeWidth',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'fontSize',
  'fontWeight',
]);

const inherited = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.has(name)));

const numberOf = (value: string | number | undefined, otherwise = 0) =>
  value === undefined ? otherwise : Number(value);
const numbersOf = (text: string | number | undefined) => (String(text ?? '').match(/-?[\d.]+/g) ?? []).map(Number);

/** Draws with its upper left corner here; one unit of its grid is `scale` points. */
export function placeDrawing(
  paper: Paper,
  drawing: Drawing,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const { document } = paper;
  document.save().translate(x, y).scale(scale);
  const clips = new Map<string, DrawingNode>();
  drawNodes(paper, drawing.nodes, inherited(drawing.attributes ?? {}), clips);
  document.restore();
}

function drawNodes(
  paper: Paper,
  nodes: readonly (DrawingNode | string)[],
  around: Attributes,
  clips: Map<string, DrawingNode>,
): void {
  const { document } = paper;
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { name, attributes, children = [] } = node;
    if (name === 'clipPath') {
      clips.set(`url(#${attributes.id})`, node);
      continue;
    }
    const own = { ...around, ...attributes };
    document.save();
    transform(paper, attributes.transform);
    const clip = clips.get(String(attributes.clipPath));
    for (const shape of clip?.children ?? []) {
      if (typeof shape === 'string') continue;
      outline(paper, shape);
      document.clip();
    }
    if (name === 'g') drawNodes(paper, children, inherited(own), clips);
    else if (name === 'text') drawText(paper, own, children.filter((child) => typeof child === 'string').join(''));
    else paint(paper, node, own);
    document.restore();
  }
}

function transform({ document }: Paper, text: Attributes[string]): void {
  for (const [, name, values = ''] of String(text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = numbersOf(values);
    if (name === 'translate') document.translate(a, b);
    if (name === 'rotate') document.rotate(a, { origin: [b, c] });
  }
}

function outline(
  { document }: Paper,
  { name, attributes: { d, x, y, width, height, rx, ry, cx, cy, r } }: DrawingNode,
) {
  switch (name) {
    case 'path':
      return document.path(String(d));
    case 'rect':
      return rx
        ? document.roundedRect(numberOf(x), numberOf(y), numberOf(width), numberOf(height), numberOf(rx))
        : document.rect(numberOf(x), numberOf(y), numberOf(width), numberOf(height));
    case 'circle':
      return document.circle(numberOf(cx), numberOf(cy), numberOf(r));
    case 'ellipse':
      return document.ellipse(numberOf(cx), numberOf(cy), numberOf(rx), numberOf(ry));
    default:
      throw new Error(`A drawing cannot have a ${name}.`);
  }
}

const caps = { butt: 'butt', round: 'round', square: 'square' } as const;
const joins = { miter: 'miter', round: 'round', bevel: 'bevel' } as const;
const chosen = <T>(table: Readonly<Record<string, T>>, name: Attributes[string], otherwise: T): T =>
  table[String(name)] ?? otherwise;

function paint(paper: Paper, node: DrawingNode, style: Attributes): void {
  const { document } = paper;
  const { fill = '#000000', stroke = 'none', opacity } = style;
  const isFilled = fill !== 'none';
  const isStroked = stroke !== 'none';
  if (!isFilled && !isStroked) return;
  if (opacity !== undefined) document.opacity(Number(opacity));
  const dashes = numbersOf(style.strokeDasharray);
  document
    .lineWidth(numberOf(style.strokeWidth, 1))
    .lineCap(chosen(caps, style.strokeLinecap, 'butt'))
    .lineJoin(chosen(joins, style.strokeLinejoin, 'miter'));
  if (dashes.length > 1) document.dash(dashes[0] ?? 0, { space: dashes[1] ?? 0 });
  outline(paper, node);
  if (isFilled && isStroked) document.fillAndStroke(String(fill), String(stroke));
  else if (isFilled) document.fill(String(fill));
  else document.stroke(String(stroke));
}

const isHex = (value: unknown): value is `#${string}` => typeof value === 'string' && value.startsWith('#');

const anchors = { start: 'left', middle: 'center', end: 'right' } as const;

function drawText(paper: Paper, style: Attributes, text: string): void {
  paper.baseline(text, numberOf(style.x), numberOf(style.y), {
    size: numberOf(style.fontSize, 16),
    weight: numberOf(style.fontWeight, 400) >= 600 ? 'bold' : 'regular',
    colour: isHex(style.fill) ? style.fill : 'ink',
    align: chosen<'left' | 'center' | 'right'>(anchors, style.textAnchor, 'left'),
  });
}
