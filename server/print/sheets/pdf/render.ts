import PdfDocument from 'pdfkit';

import type { DataSheet, Letterhead } from '../../../../shared/sheets/data-sheets.types.js';

import { Layout, sizesAt } from './layout.js';
import { Paper } from './paper.js';
import { stack } from './placed.js';
import type { Placed } from './placed.js';
import { doesNotFit } from './too-long.js';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = { side: 42, top: 36, bottom: 34 };
const WIDTH = PAGE.width - 2 * MARGIN.side;
/** Height of the head, with the space below it. */
const HEAD = 48;

/** Largest size of the type, as a part of the usual, and the smallest at which all may be fitted on one page. */
const LARGEST = 1.12;
const SMALLEST = 0.3;

export type SheetPrint = {
  sheet: DataSheet;
  letterhead: Letterhead;
  fonts: { regular: Buffer; bold: Buffer };
  /** JPEG; for sheets that have a place for it. */
  picture?: Buffer;
  /** The site's public address. */
  origin: string;
  /** Stands in the footer. */
  edition: string;
  /** For the document's properties: the same date makes the same bytes. */
  date: Date;
};

/** Prints a sheet on A4; the type shrinks until everything is on its page. */
export async function renderSheet({ fonts, date, ...print }: SheetPrint): Promise<Buffer> {
  const { sheet, letterhead } = print;
  const company = letterhead.company[sheet.language];
  const document = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: sheet.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // No text is to be set in a font that is not embedded.
    font: '',
    info: { Title: `${sheet.title} – ${sheet.kind}`, Author: company, Creator: company, CreationDate: date },
  });
  const bytes = collected(document);
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const paper = new Paper(document, letterhead.colours);
  const pages = [sheet.rows, ...(sheet.further ?? [])];
  for (const [index, rows] of pages.entries()) {
    if (index > 0) document.addPage();
    const count = pages.length > 1 ? ` · ${index + 1}/${pages.length}` : '';
    const foot = footer(paper, { ...print, edition: print.edition + count });
    drawHead(paper, print);
    const top = MARGIN.top + HEAD;
    const room = PAGE.height - MARGIN.bottom - foot.height - top - 14;
    fitting(paper, { ...print, sheet: { ...sheet, rows, lead: index > 0 ? '' : sheet.lead } }, room).draw(
      MARGIN.side,
      top,
    );
    foot.draw(MARGIN.side, PAGE.height - MARGIN.bottom - foot.height);
  }
  document.end();
  return bytes;
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** The sheet in the largest type in which it fits. */
function fitting(paper: Paper, { sheet, picture }: Pick<SheetPrint, 'sheet' | 'picture'>, room: number): Placed {
  const at = (scale: number): Placed => {
    const sizes = sizesAt(scale);
    const layout = new Layout(paper, sizes, picture);
    const opening = stack(
      [
        layout.text(sheet.title, WIDTH, { size: 22 * Math.min(scale, 1), weight: 'bold', colour: 'navy' }, 'H1'),
        layout.text(sheet.lead, WIDTH, { size: sizes.body * 1.1, colour: 'inkSoft' }),
      ],
      2 * scale,
    );
    return stack([opening, ...sheet.rows.map((row) => layout.row(row, WIDTH))], sizes.gap * 1.15);
  };
  for (let scale = LARGEST; scale > SMALLEST; scale *= 0.97) {
    const placed = at(scale);
    if (placed.height <= room) return placed;
  }
  throw doesNotFit();
}

/** The company's mark and what the sheet is, above a rule in its two colours. */
function drawHead(paper: Paper, { sheet, letterhead }: Pick<SheetPrint, 'sheet' | 'letterhead'>): void {
  const { document, colours } = paper;
  const { side, top } = MARGIN;
  const chevron = (path: string, colour: string) => document.path(path).lineWidth(4.5).stroke(colour);
  document.save().translate(side, top).scale(0.72);
  chevron('M2 13.5 15 4l13 9.5', colours.hotBright);
  chevron('M2 25.5 15 16l13 9.5', colours.cold);
  document.restore();
  const mark = { size: 15, weight: 'bold', colour: 'navy' } as const;
  paper.baseline(letterhead.wordmark, side + 29, top + 16, mark);
  const next = side + 29 + paper.widthOf(letterhead.wordmark, mark) + 9;
  paper.box(next, top + 4, 0.75, 13, 'line');
  paper.baseline(letterhead.company[sheet.language], next + 9, top + 15, { size: 9, colour: 'inkSoft' });
  paper.baseline(sheet.kind, PAGE.width - side, top + 15, {
    size: 11,
    weight: 'bold',
    colour: 'steel',
    align: 'right',
  });
  paper.box(side, top + 28, WIDTH, 2, 'cold');
  paper.box(side, top + 28, 64, 2, 'hotBright');
}

/** Source of the sheet, its owner and its edition. */
function footer(
  paper: Paper,
  { sheet, letterhead, origin, edition }: Pick<SheetPrint, 'sheet' | 'letterhead' | 'origin' | 'edition'>,
): Placed {
  const layout = new Layout(paper, sizesAt(1));
  const linkTo = ({ label, path }: DataSheet['link']) =>
    linked(paper, `${label}: ${(origin + path).replace(/[?#].*/, '')}`, origin + path);
  const soft = { size: 7, colour: 'inkSoft' } as const;
  const lines = [
    layout.text(sheet.remark, WIDTH, soft),
    linkTo(sheet.link),
    ...(sheet.proofs ? [linkTo(sheet.proofs)] : []),
    ...letterhead.offices[sheet.language].map((office) => layout.text(office, WIDTH, soft)),
  ];
  const words = stack(lines, 1);
  return {
    height: words.height + 7,
    draw: (x, y) => {
      paper.rule(x, y, WIDTH, 'navy', 0.75);
      words.draw(x, y + 7);
      paper.line(edition, x + WIDTH, y + 7 + (lines[0]?.height ?? 0) + 1, { ...soft, align: 'right' });
    },
  };
}

/** A line that leads to an address. */
function linked(paper: Paper, text: string, url: string): Placed {
  const style = { size: 7.5, weight: 'bold', colour: 'cold' } as const;
  return {
    height: style.size * 1.4,
    draw: (x, y) => {
      paper.line(text, x, y, style);
      paper.document.link(x, y, paper.widthOf(text, style), style.size * 1.4, url);
    },
  };
}
