import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Drawing, DrawingNode } from '@shared/calculation/drawing/drawing.types';

import { drawingStyle, flowColour, flowStyle, wordStyle } from '@/pages/products/diagrams/flowStyles';

type Side = 'hot' | 'cold';
type Attributes = Record<string, string | number | undefined>;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** As React writes them: `strokeWidth` for `stroke-width`. */
const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^viewbox$/, 'viewBox');

function attributesOf(tag: string): Attributes {
  const written = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(written.map(([, name = '', value = '']) => [camel(name), plain(value)]));
}

const isSide = (value: unknown): value is Side => value === 'hot' || value === 'cold';

/** Attributes that the page's styles give an element. */
function styled(name: string, attributes: Attributes): Attributes {
  if (name === 'text') return { ...wordStyle, ...attributes };
  const side = attributes.dataSide;
  return isSide(side) ? { ...flowStyle, stroke: flowColour[side], ...attributes } : attributes;
}

type Open = Omit<DrawingNode, 'children' | 'name'> & { name: string; children: (DrawingNode | string)[] };

/** A drawing of the page for a sheet of paper. */
export function drawingOf(element: ReactElement): Drawing {
  const markup = renderToStaticMarkup(element).replaceAll(/<style\b[\s\S]*?<\/style>/g, '');
  const root: Open = { name: 'root', attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const [, end, tag, name = '', rest = '', words] of markup.matchAll(/<(\/)?((\w+)([^>]*))>|([^<]+)/g)) {
    const around = open.at(-1) ?? root;
    if (words !== undefined) around.children.push(plain(words));
    else if (end) open.pop();
    else if (tag) {
      const node: Open = { name, attributes: styled(name, attributesOf(rest)), children: [] };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the drawings consist of these elements
      around.children.push(node as DrawingNode);
      if (!rest.endsWith('/')) open.push(node);
    }
  }
  const [svg] = root.children;
  if (typeof svg !== 'object') throw new Error('There is no drawing.');
  const [, , width, height] = String(svg.attributes.viewBox).split(' ').map(Number);
  if (!width || !height) throw new Error('The drawing has no size.');
  const nodes = (svg.children ?? []).filter((child) => typeof child !== 'string');
  return { width, height, attributes: drawingStyle, nodes };
}
