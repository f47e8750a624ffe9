import { create } from 'fontkit';
import type { Font } from 'fontkit';

import { printable } from '../../../shared/sheets/characters.js';

/** Size of letters, and extra space between them: px. */
export type Type = { size: number; spacing?: number };

/** Measures and draws texts in a font, which the library that rasterizes them need not know. */
export class Letters {
  private readonly font: Font;
  /** Of one em. */
  private readonly widths = new Map<string, number>();

  constructor(font: Buffer) {
    this.font = create(font);
  }

  /** Width of a text on one line. */
  widthOf(text: string, { size, spacing = 0 }: Type): number {
    const shown = printable(text);
    const width = this.widths.get(shown) ?? this.font.layout(shown).advanceWidth / this.font.unitsPerEm;
    this.widths.set(shown, width);
    return width * size + shown.length * spacing;
  }

  /** The outlines of a text as path data of SVG; `y` is the middle of its line. */
  pathOf(text: string, x: number, y: number, { size, spacing = 0 }: Type): string {
    const { ascent, descent, unitsPerEm } = this.font;
    const scale = size / unitsPerEm;
    const baseline = y + ((ascent + descent) / 2) * scale;
    const { glyphs, positions } = this.font.layout(printable(text));
    let left = x;
    const outlines = positions.map(({ xAdvance, xOffset, yOffset }, index) => {
      const at = { x: left + xOffset * scale, y: baseline - yOffset * scale };
      left += xAdvance * scale + spacing;
      return glyphs[index]?.path.transform(scale, 0, 0, -scale, at.x, at.y).toSVG() ?? '';
    });
    return outlines.join('');
  }
}
