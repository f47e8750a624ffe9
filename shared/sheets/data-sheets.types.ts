import type { Drawing } from '../calculation/drawing/drawing.types.js';
import type { Language, Localized } from '../words/localized.types.js';

/** Colours of the site's look that sheets use. */
export const sheetColours = [
  'navy',
  'steel',
  'ink',
  'inkSoft',
  'line',
  'mist',
  'white',
  'cold',
  'hot',
  'hotBright',
  'bad',
] as const;
export type SheetColours = Record<(typeof sheetColours)[number], string>;

/** Sender of the sheets. */
export type Letterhead = {
  wordmark: string;
  company: Localized;
  /** Each with its place, address, telephone and e-mail. */
  offices: Localized<readonly string[]>;
  colours: SheetColours;
};

/** The families' pictures in their sheets: twice as many pixels as points. */
export const SHEET_PICTURE = { width: 800, height: 600 } as const;

export type HeadOffice = { name: Localized; tel: string; email: string };

/** A given value: the number ends where its unit begins. */
export type SheetFigure = { label: string; value: string; unit: string; note?: string };

/** Parts of a sheet. */
export type SheetPart =
  | { kind: 'figures'; title: string; rows: readonly SheetFigure[] }
  /** The first column names its row. `shares` are the columns' widths as parts of the whole. */
  | {
      kind: 'table';
      title: string;
      shares: readonly number[];
      heads?: readonly { text: string; colour?: keyof SheetColours }[];
      rows: readonly (readonly string[])[];
      /** From this column on there are numbers, which end below each other. */
      numbersFrom?: number;
    }
  | { kind: 'list'; title: string; items: readonly string[] }
  /** Paragraphs, each with words in front of it that stand out. */
  | { kind: 'points'; title: string; columns: 1 | 2; points: readonly { label: string; text: string }[] }
  | { kind: 'words'; title: string; text: string }
  /** Drawings side by side. */
  | { kind: 'drawings'; title: string; drawings: readonly Drawing[]; caption?: string }
  /** Person responsible for the sheet, with the sheet's picture, if there is one, as a stamp. */
  | { kind: 'signature'; text: string }
  /** Place of the sheet's picture, and its shape: width by height. */
  | { kind: 'picture'; shape: number };

/** Parts below each other, side by side with other such columns. */
export type SheetRow = readonly { share: number; parts: readonly SheetPart[] }[];

/** A sheet: of one page, unless it says otherwise. */
export type DataSheet = {
  language: Language;
  /** Kind of sheet: stands at its top. */
  kind: string;
  title: string;
  lead: string;
  rows: readonly SheetRow[];
  /** Rows on further pages. */
  further?: readonly (readonly SheetRow[])[];
  /** Source: a path of this site. */
  link: { label: string; path: string };
  /** Proofs of what it calculates: a path of this site. */
  proofs?: { label: string; path: string };
  /** Remark on the whole sheet. */
  remark: string;
};

/** A family's sheet. */
export type FamilySheet = {
  id: string;
  /** Path, and the name it is saved under. */
  path: string;
  fileName: string;
  /** The name of its picture, as content has it. */
  picture: string;
  sheet: DataSheet;
};
