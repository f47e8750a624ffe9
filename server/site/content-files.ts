import { parse } from 'csv-parse/sync';

import { csvRow } from '../platform/common/csv-cells.js';
import { languages } from '../../shared/words/localized.types.js';
import { entriesOf, fieldsOf, keysOf, recordOf } from '../../shared/words/records.js';
import { textOf } from '../../shared/content/deliveries/cells.js';
import type { Delivery, DeliveryRecord } from '../../shared/content/deliveries/deliveries.types.js';
import type { Content } from '../../shared/content/content.types.js';
import { documentNames } from '../../shared/content/documents.js';
import { deliveryFields } from '../../shared/content/documents/deliveries.js';

/** Content as files: a document each, by its name, and a table of the deliveries of each record, called like its spreadsheet. */
const fileOf = (document: string) => `${document}.json`;
const tableOf = ({ fileName }: DeliveryRecord) => `deliveries/${fileName.replace(/xlsx$/i, 'csv')}`;

/** The columns of a table: a field, or a part of one, e.g. `site.ko`. */
const columns = entriesOf(deliveryFields).flatMap(([name, field]) => {
  const parts = field.kind === 'line' ? languages : field.kind === 'group' ? keysOf(field.fields) : undefined;
  const isFigure = field.kind === 'figure' || field.kind === 'group';
  return (parts?.map((part) => `${name}.${part}`) ?? [name]).map((path) => ({ path, isFigure }));
});
const lines = entriesOf(deliveryFields).flatMap(([name, field]) => (field.kind === 'line' ? [name] : []));
const figures: ReadonlySet<unknown> = new Set(columns.flatMap(({ path, isFigure }) => (isFigure ? [path] : [])));

/** Reads content from its files. */
export function contentFrom(read: (file: string) => string): Content {
  const content: Content = recordOf(documentNames.map((name) => [name, JSON.parse(read(fileOf(name)))]));
  const { deliveries } = content;
  const records = deliveries.records.map((record) => ({ ...record, deliveries: deliveriesIn(read(tableOf(record))) }));
  return { ...content, deliveries: { ...deliveries, records } };
}

/** The files of content, with their names. */
export function filesOf(content: Content): [file: string, text: string][] {
  const { deliveries } = content;
  const records = deliveries.records.map(({ deliveries: _rows, ...record }) => record);
  const documents = entriesOf({ ...content, deliveries: { ...deliveries, records } });
  return [
    ...documents.map(([name, value]): [string, string] => [fileOf(name), `${JSON.stringify(value, null, 2)}\n`]),
    ...deliveries.records.map((record): [string, string] => [tableOf(record), tableWith(record.deliveries)]),
  ];
}

/** The apostrophe that leads a cell which a spreadsheet would take for a formula. */
const LED = /^'(?=[=+\-@＝＋－＠\t\r\n])/;

const deliveriesIn = (table: string): Delivery[] =>
  parse<Readonly<Record<string, unknown>>>(table, {
    columns: true,
    cast: (cell, { column }) => (figures.has(column) && cell !== '' ? Number(cell) : cell.replace(LED, '')),
  }).map(deliveryOf);

/** The delivery of a row. A blank cell says nothing, but for words that only one language has. */
function deliveryOf(row: Readonly<Record<string, unknown>>): Delivery {
  const value: Record<string, unknown> = {};
  for (const [path, cell] of Object.entries(row).filter(([, each]) => each !== '')) {
    const [name = '', part] = path.split('.');
    value[name] = part === undefined ? cell : { ...fieldsOf(value[name]), [part]: cell };
  }
  for (const name of lines.filter((each) => each in value))
    value[name] = { ...recordOf(languages.map((language) => [language, ''])), ...fieldsOf(value[name]) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test compares each with its fields
  return value as Delivery;
}

const tableWith = (deliveries: readonly Delivery[]): string =>
  [columns.map(({ path }) => path), ...deliveries.map((delivery) => columns.map(({ path }) => cellOf(delivery, path)))]
    .map(csvRow)
    .join('');

function cellOf(delivery: Delivery, path: string): string {
  const [name = '', part] = path.split('.');
  const value = fieldsOf(delivery)[name];
  return textOf(part === undefined ? value : fieldsOf(value)[part]);
}
