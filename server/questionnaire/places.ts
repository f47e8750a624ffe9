import { keysOf } from '../common/records.js';
import { fields, rows } from './fields.js';
import type { Field, FieldAt, Place, QuoteField, QuoteFields, Row, RowName } from './fields.js';

/** All that can be sent, in the order of the table. */
export const quoteFields = keysOf(fields);

/** Columns of the first CSV file. Later fields have theirs after all others, so that old spreadsheets go on working. */
export const mainFields = quoteFields.slice(0, quoteFields.indexOf('comment') + 1);
export const laterFields = quoteFields.slice(mainFields.length);

/** The fields at these places, in the order of the table. */
export function fieldsAt<At extends Place>(...places: At[]): FieldAt<At>[] {
  const isThere = (field: QuoteField): field is FieldAt<At> => places.some((place) => place === fields[field].place);
  return quoteFields.filter(isThere);
}

/** Who asks and for what, from top to bottom. */
export const senderFields = [...fieldsAt('contact'), ...fieldsAt('project')];

type SheetField = FieldAt<RowName>;
export type SheetRow = Row & { name: RowName; hot: SheetField; cold: SheetField; unit?: SheetField };

function sheetRow(name: RowName): SheetRow {
  const at = (column: Field['column']) => fieldsAt(name).find((field) => fields[field].column === column);
  const [hot, cold] = [at('hot'), at('cold')];
  if (!hot || !cold) throw new Error(`The row ${name} lacks a side.`);
  return { ...rows[name], name, hot, cold, unit: at('unit') };
}

/** The data sheet from top to bottom. */
export const sheetRows = keysOf(rows).map(sheetRow);

/** What tables cannot know of the two fluids. */
export const propertyRows = sheetRows.filter(({ group }) => group === 'properties');

/** The rows that a request's sheet has: one with a fixed unit only when it is filled in. */
export function filledRows(values: Partial<QuoteFields>): SheetRow[] {
  return sheetRows.filter(({ fixedUnit, hot, cold }) => !fixedUnit || values[hot] || values[cold]);
}
