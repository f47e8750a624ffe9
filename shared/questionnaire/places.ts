import { isKeyOf, keysOf } from '../words/records.js';

import { fields, rows } from './fields.js';
import type {
  Field,
  FieldAt,
  Group,
  Place,
  QuoteField,
  QuoteFields,
  Row,
  RowName,
  SideRowName,
  SingleRowName,
} from './fields.js';
import type { ProductId } from './product-ids.js';
import { asksFor, asksForSides, groupsOf } from './products.js';

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

/** Fields of the sender and the project, from top to bottom. */
export const senderFields = [...fieldsAt('contact'), ...fieldsAt('project')];

type SideField = FieldAt<SideRowName>;
/** A row with a value of each side. */
export type SheetRow = Row & { name: SideRowName; hot: SideField; cold: SideField; unit?: SideField };

type SingleField = FieldAt<SingleRowName>;
/** A row with one value. */
export type SingleRow = Row & { name: SingleRowName; value: SingleField; unit?: SingleField };

const isSingle = (name: RowName): name is SingleRowName => Boolean(rows[name].isSingle);

/** The field of a row in this column. */
function fieldIn<Name extends RowName>(name: Name, column: Field['column']): FieldAt<Name> | undefined {
  return fieldsAt(name).find((field) => fields[field].column === column);
}

function sheetRow(name: SideRowName): SheetRow {
  const [hot, cold] = [fieldIn(name, 'hot'), fieldIn(name, 'cold')];
  if (!hot || !cold) throw new Error(`The row ${name} lacks a side.`);
  return { ...rows[name], name, hot, cold, unit: fieldIn(name, 'unit') };
}

function singleRow(name: SingleRowName): SingleRow {
  const value = fieldIn(name, 'value');
  if (!value) throw new Error(`The row ${name} lacks its value.`);
  return { ...rows[name], name, value, unit: fieldIn(name, 'unit') };
}

const rowNames = keysOf(rows);

/** The rows with two sides, from top to bottom. */
export const sheetRows = rowNames.filter((name): name is SideRowName => !isSingle(name)).map(sheetRow);

/** The rows with one value, from top to bottom. */
export const singleRows = rowNames.filter(isSingle).map(singleRow);

/** Rows for fluid properties that tables lack, and for fouling. */
export const propertyRows = sheetRows.filter(({ group }) => group === 'properties');

/** Row of the same group with one value: the margin. */
export const singlePropertyRows = singleRows.filter(({ group }) => group === 'properties');

/** The rows of two sides that a request's sheet has: one with a fixed unit only when it is filled in. */
export function filledRows(values: Partial<QuoteFields>): SheetRow[] {
  return sheetRows.filter(({ fixedUnit, hot, cold }) => !fixedUnit || values[hot] || values[cold]);
}

/** The rows with one value that these products ask for, and any other one that is filled in. */
export function askedSingleRows(values: Partial<QuoteFields>, products: readonly ProductId[]): SingleRow[] {
  return singleRows.filter(({ name, value }) => asksFor(name, products) || values[value]);
}

/** The row of a field; undefined where it stands in none. */
export function rowOf(field: QuoteField): Row | undefined {
  const { place } = fields[field];
  return isKeyOf(rows, place) ? rows[place] : undefined;
}

/** Sections of a request beside its sender and its remarks: the questions of its products, and the filled in fields. */
export type ShownParts = {
  /** Group by group, in the order in which the products ask for them. */
  groups: { group: Group; rows: SingleRow[] }[];
  /** Blank where neither the two sides are asked for nor anything of them is filled in. */
  sheet: SheetRow[];
  materials: FieldAt<'materials'>[];
};

/** Few know these: like the properties of a fluid they are shown only when they are filled in. */
const knownToFew: readonly SingleRowName[] = ['heatDuty', 'designMargin'];

/** The parts of a request as letters and sheets show them. */
export function shownParts(values: Partial<QuoteFields>, products: readonly ProductId[]): ShownParts {
  const asked = askedSingleRows(values, products).filter(
    ({ name, value }) => !knownToFew.includes(name) || values[value],
  );
  const groups = [...new Set([...groupsOf(products), ...asked.map(({ group }) => group)])];
  const materials = fieldsAt('materials');
  const hasSides = asksForSides(products) || sheetRows.some(({ hot, cold }) => values[hot] || values[cold]);
  return {
    groups: groups.flatMap((group) => {
      const ofGroup = asked.filter((row) => row.group === group);
      return ofGroup.length > 0 ? [{ group, rows: ofGroup }] : [];
    }),
    sheet: hasSides ? filledRows(values) : [],
    materials: asksForSides(products) || materials.some((field) => values[field]) ? materials : [],
  };
}
