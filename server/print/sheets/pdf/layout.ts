import type { SheetColours, SheetFigure, SheetPart, SheetRow } from '../../../../shared/sheets/data-sheets.types.js';

import { placeDrawing } from './drawing.js';
import { LEADING } from './paper.js';
import type { Paper, Tag, Weight } from './paper.js';
import { lowered, stack } from './placed.js';
import type { Placed } from './placed.js';

/** Sizes in points, at this scale of the type. */
export type Sizes = { body: number; small: number; heading: number; gap: number };
export const sizesAt = (scale: number): Sizes => ({
  body: 8.5 * scale,
  small: 7 * scale,
  heading: 9.5 * scale,
  gap: 14 * scale,
});

type TextStyle = { size: number; weight?: Weight; colour?: keyof SheetColours; align?: 'right' };

/** Puts the parts of a sheet onto paper. */
export class Layout {
  constructor(
    private readonly paper: Paper,
    private readonly sizes: Sizes,
    /** JPEG. */
    private readonly jpeg?: Buffer,
  ) {}

  /** Columns side by side, as high as the highest. */
  row(columns: SheetRow, width: number): Placed {
    const gutter = this.sizes.gap * 1.4;
    const free = width - gutter * (columns.length - 1);
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const placed = columns.map(({ share, parts }) => {
      const own = (free * share) / whole;
      return {
        own,
        stack: stack(
          parts.map((part) => this.part(part, own)),
          this.sizes.gap,
        ),
      };
    });
    return {
      height: Math.max(...placed.map(({ stack: { height } }) => height)),
      draw: (x, y) => {
        let left = x;
        for (const { own, stack: column } of placed) {
          column.draw(left, y);
          left += own + gutter;
        }
      },
    };
  }

  /** A paragraph in lines of this width; where it has lines of its own, they stay. */
  text(text: string, width: number, style: TextStyle, tag: Tag = 'P'): Placed {
    const lines = text.split('\n').flatMap((each) => this.paper.linesOf(each, width, style));
    const from = style.align === 'right' ? width : 0;
    const step = style.size * LEADING;
    return {
      height: lines.length * step,
      draw: (x, y) =>
        this.paper.tagged(tag, () =>
          lines.forEach((line, index) => this.paper.line(line, x + from, y + index * step, style)),
        ),
    };
  }

  private part(part: SheetPart, width: number): Placed {
    switch (part.kind) {
      case 'figures':
        return this.titled(part.title, width, this.figures(part.rows, width));
      case 'table':
        return this.titled(part.title, width, this.table(part, width));
      case 'list':
        return this.titled(part.title, width, this.list(part.items, width));
      case 'points':
        return this.titled(part.title, width, this.points(part, width));
      case 'words':
        return this.tinted(part.title, part.text, width);
      case 'drawings':
        return this.titled(part.title, width, this.drawings(part, width));
      case 'signature':
        return this.signature(part, width);
      case 'picture':
        return this.picture(part, width);
    }
  }

  private titled(title: string, width: number, body: Placed): Placed {
    const { heading } = this.sizes;
    const head = heading * 1.75;
    return {
      height: head + body.height,
      draw: (x, y) => {
        this.paper.tagged('H2', () => this.paper.line(title, x, y, { size: heading, weight: 'bold', colour: 'navy' }));
        this.paper.rule(x, y + head - 1, width, 'navy', 1);
        body.draw(x, y + head);
      },
    };
  }

  /** Cells in a row with a rule below it. */
  private cells(cells: readonly { placed: Placed; at: number }[], width: number): Placed {
    const padding = this.sizes.body * 0.32;
    const height = Math.max(...cells.map(({ placed }) => placed.height)) + 2 * padding;
    return {
      height,
      draw: (x, y) => {
        for (const { placed, at } of cells) placed.draw(x + at, y + padding);
        this.paper.rule(x, y + height - 0.5, width);
      },
    };
  }

  /** Numbers end where their units begin, so that they stand below each other. */
  private figures(rows: readonly SheetFigure[], width: number): Placed {
    const { body, small } = this.sizes;
    const value = { size: body * 1.15, weight: 'bold', colour: 'navy' } as const;
    const unit = { size: body } as const;
    const note = { size: small, colour: 'inkSoft' } as const;
    const widest = (texts: readonly string[], style: TextStyle) =>
      Math.max(0, ...texts.map((text) => this.paper.widthOf(text, style)));
    const unitWidth = widest(
      rows.map((each) => each.unit),
      unit,
    );
    const noteWidth = Math.min(
      width * 0.3,
      widest(
        rows.map((each) => each.note ?? ''),
        note,
      ),
    );
    const unitAt = width - unitWidth - (noteWidth > 0 ? noteWidth + body : 0);
    const labelWidth =
      unitAt -
      widest(
        rows.map((each) => each.value),
        value,
      ) -
      2 * body;
    const shift = value.size - body;
    const placed = rows.map((each) => {
      const end = unitAt - body * 0.4 - this.paper.widthOf(each.value, value);
      const beside = each.note ? [{ placed: this.text(each.note, noteWidth, note), at: width - noteWidth }] : [];
      return this.cells(
        [
          { placed: lowered(this.text(each.label, labelWidth, { size: body, colour: 'inkSoft' }), shift), at: 0 },
          { placed: this.text(each.value, width, value), at: end },
          { placed: lowered(this.text(each.unit, unitWidth + 1, unit), shift), at: unitAt },
          ...beside.map(({ placed: words, at }) => ({ placed: lowered(words, (value.size - small) * 1.05), at })),
        ],
        width,
      );
    });
    return stack(placed, 0);
  }

  private table(
    { shares, heads, rows, numbersFrom = Infinity }: Extract<SheetPart, { kind: 'table' }>,
    width: number,
  ): Placed {
    const { body, small } = this.sizes;
    const gutter = body;
    const places = shares.map((share, index) => ({
      at: shares.slice(0, index).reduce((sum, each) => sum + each, 0) * width,
      width: share * width - (index === shares.length - 1 ? 0 : gutter),
    }));
    const ends = (column: number) => (column >= numbersFrom ? ({ align: 'right' } as const) : {});
    const line = (texts: readonly string[], styleOf: (column: number) => TextStyle) =>
      this.cells(
        places.map((place, column) => ({
          placed: this.text(texts[column] ?? '', place.width, { ...styleOf(column), ...ends(column) }),
          at: place.at,
        })),
        width,
      );
    const head = heads && [
      line(
        heads.map(({ text }) => text),
        (column) => ({
          size: small,
          weight: 'bold',
          colour: heads[column]?.colour ?? 'inkSoft',
        }),
      ),
    ];
    return stack(
      [
        ...(head ?? []),
        ...rows.map((texts) => line(texts, (column) => ({ size: body, colour: column === 0 ? 'inkSoft' : 'ink' }))),
      ],
      0,
    );
  }

  private list(items: readonly string[], width: number): Placed {
    const { body } = this.sizes;
    const indent = body * 1.1;
    const placed = items.map((item): Placed => {
      const words = this.text(item, width - indent, { size: body });
      return {
        height: words.height,
        draw: (x, y) => {
          this.paper.box(x, y + body * 0.42, body * 0.22, body * 0.7, 'cold');
          words.draw(x + indent, y);
        },
      };
    });
    return lowered(stack(placed, body * 0.2), body * 0.45);
  }

  private points({ points, columns }: Extract<SheetPart, { kind: 'points' }>, width: number): Placed {
    const { body, gap } = this.sizes;
    const own = columns === 1 ? width : (width - gap * 1.4) / 2;
    const placed = points.map(({ label, text }) =>
      stack([this.text(label, own, { size: body, weight: 'bold' }), this.text(text, own, { size: body })], 0),
    );
    const lines = Array.from({ length: Math.ceil(placed.length / columns) }, (_, index): Placed => {
      const pair = placed.slice(index * columns, (index + 1) * columns);
      return {
        height: Math.max(...pair.map(({ height }) => height)),
        draw: (x, y) => pair.forEach((each, column) => each.draw(x + column * (own + gap * 1.4), y)),
      };
    });
    return lowered(stack(lines, body * 0.6), body * 0.45);
  }

  private tinted(title: string, text: string, width: number): Placed {
    const { body } = this.sizes;
    const inside = stack(
      [
        this.text(title, width - 3 * body, { size: body, weight: 'bold', colour: 'navy' }),
        this.text(text, width - 3 * body, { size: body }),
      ],
      body * 0.2,
    );
    const height = inside.height + 1.6 * body;
    return {
      height,
      draw: (x, y) => {
        this.paper.box(x, y, width, height, 'mist');
        this.paper.box(x, y, 2, height, 'cold');
        inside.draw(x + 1.5 * body, y + 0.8 * body);
      },
    };
  }

  private drawings({ title, drawings, caption }: Extract<SheetPart, { kind: 'drawings' }>, width: number): Placed {
    const { gap, small, body } = this.sizes;
    // Beside each other as high as each other.
    const shapes = drawings.map((each) => each.width / each.height);
    const sum = shapes.reduce((all, shape) => all + shape, 0);
    const free = width - gap * drawings.length;
    const height = Math.min(free / sum, body * 16);
    const words = caption && this.text(caption, width, { size: small, colour: 'inkSoft' });
    return {
      height: gap * 0.6 + height + (words ? gap * 0.4 + words.height : 0),
      draw: (x, y) => {
        // Spread evenly over the width.
        const rest = (width - height * sum) / (drawings.length + 1);
        let left = x + rest;
        drawings.forEach((drawing, index) => {
          const at = { x: left, y: y + gap * 0.6, scale: height / drawing.height };
          this.paper.tagged('Figure', () => placeDrawing(this.paper, drawing, at), title);
          left += (shapes[index] ?? 0) * height + rest;
        });
        if (words) words.draw(x, y + gap + height);
      },
    };
  }

  private signature({ text }: Extract<SheetPart, { kind: 'signature' }>, width: number): Placed {
    const { jpeg, paper, sizes } = this;
    const style = { size: sizes.heading * 1.2, weight: 'bold', align: 'right' } as const;
    const side = jpeg ? sizes.heading * 6 : 0;
    const name = this.text(text, width - side - (jpeg ? sizes.gap : 0), style);
    const height = Math.max(side, name.height);
    return {
      height,
      draw: (x, y) => {
        name.draw(x, y + (height - name.height) / 2);
        if (jpeg)
          paper.document.image(jpeg, x + width - side, y, { fit: [side, side], align: 'center', valign: 'center' });
      },
    };
  }

  private picture({ shape }: Extract<SheetPart, { kind: 'picture' }>, width: number): Placed {
    const { jpeg, paper } = this;
    if (!jpeg) throw new Error('The sheet has no picture.');
    const height = width / shape;
    return { height, draw: (x, y) => void paper.document.image(jpeg, x, y, { width, height }) };
  }
}
