import type PdfDocument from 'pdfkit';

import { isKeyOf } from '../../../../shared/words/records.js';
import type { SheetColours } from '../../../../shared/sheets/data-sheets.types.js';
import { printable } from '../../../../shared/sheets/characters.js';

import { brokenLines } from './lines.js';

/** One of the site's colours, or any other as in CSS. */
export type Colour = keyof SheetColours | `#${string}`;
export type Weight = 'regular' | 'bold';
export type Tag = 'H1' | 'H2' | 'P' | 'Figure';
type Style = { size: number; weight?: Weight; colour?: Colour; align?: 'left' | 'right' | 'center' };

/** Between the baselines of two lines, as a part of the type size. */
export const LEADING = 1.4;
/** From the top of a line to its baseline, as a part of the type size. */
const ASCENT = 1.05;

/** A page to write on, in points from its upper left corner. */
export class Paper {
  /** Text for screen readers, in order; everything else is decoration. */
  private readonly structure: PDFKit.PDFStructureElement;
  private isTagging = false;
  private readonly widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };

  constructor(
    readonly document: InstanceType<typeof PdfDocument>,
    readonly colours: SheetColours,
  ) {
    this.structure = document.struct('Document');
    document.addStructure(this.structure);
  }

  /** Draws what programs that read aloud take as one paragraph, heading or figure. */
  tagged(tag: Tag, draw: () => void, alt?: string): void {
    if (this.isTagging) {
      draw();
      return;
    }
    this.isTagging = true;
    this.structure.add(this.document.struct(tag, alt ? { alt } : {}, draw));
    this.isTagging = false;
  }

  /** Width of a text on one line. */
  widthOf(text: string, { size, weight = 'regular' }: Style): number {
    const known = this.widths[weight].get(text);
    if (known !== undefined) return known * size;
    const width = this.document.font(weight).fontSize(100).widthOfString(printable(text)) / 100;
    this.widths[weight].set(text, width);
    return width * size;
  }

  /** A text in lines of this width. */
  linesOf(text: string, width: number, style: Style): string[] {
    return brokenLines(printable(text), width, (part) => this.widthOf(part, style));
  }

  /** One line of text with its top at `y`; `x` is where it begins, ends or has its middle. */
  line(text: string, x: number, y: number, style: Style): void {
    this.baseline(text, x, y + style.size * ASCENT, style);
  }

  /** One line of text on its baseline. */
  baseline(text: string, x: number, y: number, { align = 'left', ...style }: Style): void {
    if (!text) return;
    const shift = { left: 0, center: 0.5, right: 1 }[align] * this.widthOf(text, style);
    this.tagged('P', () => {
      this.document
        .font(style.weight ?? 'regular')
        .fontSize(style.size)
        .fillColor(this.inkOf(style.colour))
        .text(printable(text), x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
    });
  }

  private inkOf(colour: Colour = 'ink'): string {
    return isKeyOf(this.colours, colour) ? this.colours[colour] : colour;
  }

  /** A horizontal rule. */
  rule(x: number, y: number, width: number, colour: keyof SheetColours = 'line', thickness = 0.5): void {
    this.document.rect(x, y, width, thickness).fill(this.colours[colour]);
  }

  /** A filled box. */
  box(x: number, y: number, width: number, height: number, colour: keyof SheetColours): void {
    this.document.rect(x, y, width, height).fill(this.colours[colour]);
  }
}
