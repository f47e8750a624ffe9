import type { ValueOf } from '../fields/fields.types.js';
import type { deliveries, deliveryFields } from '../documents/deliveries.js';

/** One delivery: a line of a spreadsheet. */
export type Delivery = ValueOf<typeof deliveryFields>;

/** The deliveries of some years: one card on the page, one spreadsheet to download. */
export type DeliveryRecord = ValueOf<typeof deliveries.fields>['records'][number];

/** The columns of a spreadsheet: `position` counts, the others say what the field of this name holds. */
export type ColumnName =
  | 'position'
  | Exclude<keyof Delivery, 'hot' | 'cold'>
  | 'hot.in'
  | 'hot.out'
  | 'cold.in'
  | 'cold.out';

/** Contradictions within a delivery, or with others. */
export type MisfitKind =
  /** The word stands beside another word of the other language in a row above. */
  | 'kind_differs'
  /** A heat exchanger without duty, area or temperatures, or a tank without a volume. */
  | 'missing'
  /** A tank has no duty, area or temperatures. */
  | 'not_of_tank'
  /** Above the design pressure of its product family. */
  | 'pressure_too_great'
  /** The hot side leaves hotter than it comes. */
  | 'hot_side_warms'
  /** The cold side leaves no warmer than it comes. */
  | 'cold_side_cools'
  /** At one end the cold side would be as hot as the hot side. */
  | 'temperatures_cross'
  /** For duty and temperatures: the heat transfer coefficient would be higher than any of this family in practice. */
  | 'area_too_small'
  /** The coefficient would be lower. */
  | 'area_too_great';

/** `row` counts the deliveries from 0. */
export type Misfit = { row: number; column: ColumnName; problem: MisfitKind };

export type SheetProblemKind =
  | MisfitKind
  /** There is no sheet of this name. */
  | 'missing_sheet'
  /** No row of the sheet has the titles of the columns. */
  | 'no_titles'
  | 'no_deliveries'
  | 'missing_column'
  /** Two columns have the same title. */
  | 'column_twice'
  /** None of the titles, and not the only one, which would be that of the kinds of customers. */
  | 'unknown_column'
  | 'too_many'
  /** A row that the other sheet does not have. */
  | 'only_here'
  /** The other sheet says something else in this row. */
  | 'differs'
  | 'too_long'
  /** No month like a date, `2024-03` or `2024.3`. The number 2024.1 may be January or October. */
  | 'not_a_month'
  | 'not_a_number'
  | 'not_whole'
  | 'too_small'
  | 'too_great'
  | 'not_words'
  | 'unknown_product'
  | 'unknown_region';

/** Problem of a spreadsheet, with its place as people see it: `line` from 1, `column` by letter, with its `title`. */
export type SheetProblem = {
  sheet: string;
  line?: number;
  column?: string;
  title?: string;
  problem: SheetProblemKind;
};

/**
 * The deliveries of a spreadsheet by month, and whether its rows had another order; or the first of what is wrong in it: then
 * nothing of it is taken.
 */
export type ReadDeliveries = { deliveries: Delivery[]; isReordered: boolean } | { problems: SheetProblem[] };

/** Largest spreadsheet. */
export const WORKBOOK_MEGABYTES = 5;

/** Summary of a record for a page, in its language. */
export type DeliveryCard = {
  title: string;
  period: string;
  tag: string;
  kindTitle: string;
  fileName: string;
  /** Numbers of the spreadsheet's deliveries and columns, and of the delivered units. */
  rows: number;
  columns: number;
  units: number;
  years: number[];
  /** Deliveries of each kind of customer in each of the years, most of all first. */
  kinds: { name: string; counts: number[]; total: number }[];
};
