declare module 'fontkit' {
  type Path = {
    /** As a matrix of SVG: x' = ax + cy + e, y' = bx + dy + f. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Run = { glyphs: { path: Path }[]; positions: Position[]; advanceWidth: number };
  /** Measures are in parts of an em, of which there are `unitsPerEm`. */
  export type Font = { unitsPerEm: number; ascent: number; descent: number; layout(text: string): Run };
  export function create(font: Buffer): Font;
}
