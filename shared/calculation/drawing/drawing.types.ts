/**
 * An element of a drawing: names and attributes are those of SVG, written as React has them. The web shows it as it is,
 * data sheets draw it.
 */
export type DrawingNode = {
  name: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'text' | 'clipPath';
  attributes: Readonly<Record<string, string | number | undefined>>;
  children?: readonly (DrawingNode | string)[];
};

/** A drawing on a grid of its own. Its `attributes` hold for every element without its own. */
export type Drawing = {
  width: number;
  height: number;
  attributes?: DrawingNode['attributes'];
  nodes: readonly DrawingNode[];
};
