import { deflateRawSync } from 'node:zlib';

import writeExcelFile from 'write-excel-file/node';

import { defaultContent } from '../../site/defaults.js';
import { workbookOf } from '../../../shared/content/deliveries/columns.js';
import type { Cell, Workbook } from '../../../shared/content/deliveries/columns.js';
import type { SheetProblem } from '../../../shared/content/deliveries/deliveries.types.js';

import { readWorkbook } from './read-workbook.js';
import { writeWorkbook } from './write-workbook.js';
import { isUnzippedWithin } from './zip-size.js';

const { name } = defaultContent.company;
const { records } = defaultContent.deliveries;
type DeliveryRecord = (typeof records)[number];

/** The first rows of the first record, as a spreadsheet that can still be changed. */
function workbook(rows = 4, record: DeliveryRecord | undefined = records[0]): Workbook {
  if (!record) throw new Error('There is no record.');
  return workbookOf({ ...record, deliveries: record.deliveries.slice(0, rows) }, name, true);
}

type Sheets = [ko: Workbook['sheets'][number], en: Workbook['sheets'][number]];
const sheetsOf = ({ sheets }: Workbook) => sheets as Sheets;

/** Puts a cell into both sheets, or into one of them, e.g. `G5`. */
function put(changed: Workbook, place: string, value: Cell, sheets = changed.sheets): Workbook {
  const [column, row] = [(place.codePointAt(0) ?? 0) - 65, Number(place.slice(1)) - 3];
  for (const { rows } of sheets) rows[row]?.splice(column, 1, value);
  return changed;
}

/** Written without the looks of the site's own, so that any cell may hold anything. */
const written = ({ sheets }: Workbook) =>
  writeExcelFile(
    sheets.map(({ name: sheet, note, columns, rows }) => ({
      sheet,
      data: [[note], columns.map(({ title }) => title), ...rows],
      dateFormat: 'yyyy-mm',
    })),
  ).toBuffer();
const read = async (changed: Workbook) => readWorkbook(await written(changed));
const problemsIn = async (changed: Workbook): Promise<SheetProblem[]> => {
  const answer = await read(changed);
  return 'problems' in answer ? answer.problems : [];
};

describe('the spreadsheet of a record', () => {
  it.each(records)('comes back as it was written: $fileName', async (record) => {
    expect(await readWorkbook(await writeWorkbook(workbookOf(record, name, true)))).toEqual({
      deliveries: record.deliveries,
      isReordered: false,
    });
  });

  it('says that it is a sample only while it is', () => {
    const [record] = records;
    const noteOf = (isSample: boolean) => record && workbookOf(record, name, isSample).sheets.map(({ note }) => note);
    expect(noteOf(true)).toEqual([
      expect.stringContaining('예시 자료입니다.'),
      expect.stringContaining('Sample data: '),
    ]);
    expect(noteOf(false)).toEqual([
      `${name.ko} · 산업용 납품실적 · 2021-2024`,
      `${name.en} · Industrial delivery performance · 2021-2024`,
    ]);
  });

  it('has the titles that offices know', () => {
    const titles = workbook(records[0]?.deliveries.length).sheets.map(({ columns }) =>
      columns.map(({ title }) => title),
    );
    expect(titles[0]?.join()).toBe(
      '번호,납품 연월,납품처,업종,용도,제품,용량 (kW),고온측 입구 (℃),고온측 출구 (℃),저온측 입구 (℃),저온측 출구 (℃),전열면적 (m²),용적 (m³),설계압력 (kg/cm²),수량,지역',
    );
    expect(titles[1]?.join()).toBe(
      'No.,Delivered,Customer,Industry,Service,Product,Heat duty (kW),Hot in (°C),Hot out (°C),Cold in (°C),Cold out (°C),Area (m²),Volume (m³),Design pressure (kg/cm²),Quantity,Region',
    );
  });
});

describe('a spreadsheet as people change it', () => {
  const [first] = records;
  const expected = first?.deliveries.slice(0, 4);

  it('may have its columns in another order, titled otherwise, and rows left blank', async () => {
    const changed = workbook();
    const [ko, en] = sheetsOf(changed);
    ko.columns.reverse();
    for (const row of ko.rows) row.reverse();
    for (const column of en.columns) column.title = column.title.toUpperCase().replace('°C', ' ℃');
    ko.rows.splice(2, 0, []);
    en.rows.splice(0, 0, [7]); // a number that stands before nothing
    expect(await read(changed)).toEqual({ deliveries: expected, isReordered: false });
  });

  it.each(['2021-02', '2021.2', 2021.2, '2021년 2월', new Date('2021-02-27')])(
    'may say its month as %s',
    async (month) => {
      expect(await read(put(workbook(), 'B3', month))).toEqual({ deliveries: expected, isReordered: false });
    },
  );

  it('may have its rows in any order: they are put in that of time', async () => {
    const changed = workbook(5);
    for (const { rows } of changed.sheets) rows.reverse();
    const [last] = changed.sheets[0]?.rows ?? [];
    expect(last?.[1]).not.toEqual(changed.sheets[0]?.rows.at(-1)?.[1]);
    const answer = await read(changed);
    if ('problems' in answer || 'refused' in answer) throw new Error(JSON.stringify(answer));
    expect(answer.isReordered).toBe(true);
    const months = answer.deliveries.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
    expect(new Set(answer.deliveries)).toEqual(new Set(first?.deliveries.slice(0, 5)));
  });

  it('need not repeat in English what both sheets say', async () => {
    const changed = workbook();
    const [, en] = sheetsOf(changed);
    for (const column of ['B', 'F', 'G', 'H', 'N', 'O']) put(changed, `${column}4`, undefined, [en]);
    expect(await read(changed)).toEqual({ deliveries: expected, isReordered: false });
  });

  it('may have figures as text, with more digits than they show', async () => {
    expect(await read(put(put(workbook(), 'G3', '8,200'), 'H3', 45.000_000_1))).toEqual({
      deliveries: expected,
      isReordered: false,
    });
  });

  it('may leave out columns in which no delivery says anything', async () => {
    if (!first) throw new Error('There is no record.');
    const record = {
      ...first,
      deliveries: first.deliveries.slice(0, 4).map((each) => ({ ...each, pressure: undefined })),
    };
    const changed = workbook(4, record);
    expect(changed.sheets[0]?.columns.map(({ title }) => title)).not.toContain('설계압력 (kg/cm²)');
    expect(await read(changed)).toEqual({ deliveries: record.deliveries, isReordered: false });
  });
});

describe('what is wrong in a spreadsheet is named', () => {
  it.each<[string, Cell, string, SheetProblem['problem']]>([
    ['B4', '2021.13', '납품 연월', 'not_a_month'],
    ['B4', 2021.1, '납품 연월', 'not_a_month'],
    ['B4', 44_256, '납품 연월', 'not_a_month'],
    ['C5', undefined, '납품처', 'missing'],
    ['C5', 'x'.repeat(61), '납품처', 'too_long'],
    ['F6', '열교환기', '제품', 'unknown_product'],
    ['F6', 'Plate heat exchanger', '제품', 'unknown_product'],
    ['G5', '8.2k', '용량 (kW)', 'not_a_number'],
    ['G5', -1, '용량 (kW)', 'too_small'],
    ['I5', undefined, '고온측 출구 (℃)', 'missing'],
    ['L5', 200_000, '전열면적 (m²)', 'too_great'],
    ['N3', 2.5, '수량', 'not_whole'],
    ['O6', '평양', '지역', 'unknown_region'],
  ])('%s: %s', async (place, value, title, problem) => {
    const changed = workbook();
    const [sheet] = sheetsOf(changed);
    const named = { sheet: '납품실적', line: Number(place.slice(1)), column: place[0], title, problem };
    expect(await problemsIn(put(changed, place, value, [sheet]))).toEqual([named]);
  });

  it('in both sheets, and every one of them', async () => {
    expect(await problemsIn(put(put(workbook(), 'G5', 'much'), 'O3', 'Mars'))).toEqual(
      [
        { sheet: '납품실적', titles: ['지역', '용량 (kW)'] },
        { sheet: 'Deliveries', titles: ['Region', 'Heat duty (kW)'] },
      ].flatMap(({ sheet, titles: [region, duty] }) => [
        { sheet, line: 3, column: 'O', title: region, problem: 'unknown_region' },
        { sheet, line: 5, column: 'G', title: duty, problem: 'not_a_number' },
      ]),
    );
  });

  it('a figure that differs between the sheets', async () => {
    const changed = workbook();
    expect(await problemsIn(put(changed, 'K4', 39, [sheetsOf(changed)[1]]))).toEqual([
      { sheet: 'Deliveries', line: 4, column: 'K', title: 'Cold out (°C)', problem: 'differs' },
    ]);
  });

  it('a row that only one sheet has', async () => {
    const changed = workbook();
    sheetsOf(changed)[1].rows.splice(1, 1);
    expect(await problemsIn(changed)).toEqual([{ sheet: '납품실적', line: 4, problem: 'only_here' }]);
    const longer = workbook();
    sheetsOf(longer)[0].rows.pop();
    expect(await problemsIn(longer)).toEqual([{ sheet: 'Deliveries', line: 6, problem: 'only_here' }]);
  });

  it('physics and differences, with what cannot be read in other rows', async () => {
    const changed = put(workbook(), 'L3', 2.62);
    const [ko, en] = sheetsOf(changed);
    put(put(changed, 'O4', '평양', [ko]), 'K5', 39, [en]);
    expect(await problemsIn(changed)).toEqual([
      { sheet: '납품실적', line: 4, column: 'O', title: '지역', problem: 'unknown_region' },
      { sheet: 'Deliveries', line: 5, column: 'K', title: 'Cold out (°C)', problem: 'differs' },
      { sheet: '납품실적', line: 3, column: 'L', title: '전열면적 (m²)', problem: 'area_too_small' },
    ]);
  });

  it('titles and sheets', async () => {
    const changed = workbook();
    const [ko, en] = sheetsOf(changed);
    for (const { columns } of [ko, en]) columns.splice(8, 1);
    for (const [index, title] of ['비고', '제품', '메모'].entries())
      ko.columns.splice(14 + index, 0, { title, width: 9 });
    expect(await problemsIn(changed)).toEqual([
      { sheet: '납품실적', line: 2, column: 'D', title: '업종', problem: 'unknown_column' },
      { sheet: '납품실적', line: 2, column: 'O', title: '비고', problem: 'unknown_column' },
      { sheet: '납품실적', line: 2, column: 'P', title: '제품', problem: 'column_twice' },
      { sheet: '납품실적', line: 2, column: 'Q', title: '메모', problem: 'unknown_column' },
      { sheet: '납품실적', line: 2, title: '구분', problem: 'missing_column' },
      { sheet: '납품실적', line: 2, title: '고온측 출구 (℃)', problem: 'missing_column' },
      { sheet: 'Deliveries', line: 2, title: 'Hot out (°C)', problem: 'missing_column' },
    ]);
    expect(await problemsIn({ ...changed, sheets: [{ ...en, name: 'Sheet1' }] })).toEqual([
      { sheet: '납품실적', problem: 'missing_sheet' },
      { sheet: 'Deliveries', problem: 'missing_sheet' },
    ]);
    expect(
      await problemsIn({ ...changed, sheets: changed.sheets.map((sheet) => ({ ...sheet, columns: [] })) }),
    ).toEqual([
      { sheet: '납품실적', problem: 'no_titles' },
      { sheet: 'Deliveries', problem: 'no_titles' },
    ]);
  });

  it('no rows, and too many', async () => {
    const changed = workbook();
    sheetsOf(changed)[0].rows = [];
    const [row = []] = sheetsOf(changed)[1].rows;
    sheetsOf(changed)[1].rows = Array.from({ length: 2001 }, () => row);
    expect(await problemsIn(changed)).toEqual([
      { sheet: '납품실적', problem: 'no_deliveries' },
      { sheet: 'Deliveries', line: 2003, problem: 'too_many' },
    ]);
  });
});

/** A ZIP archive of one entry, which says of itself that it is so large. */
function zipOf(bytes: Buffer, declared: number, isStreamed = false): Buffer {
  const packed = deflateRawSync(bytes);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04');
  head.writeUInt16LE(isStreamed ? 8 : 0, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(isStreamed ? 0 : packed.length, 18);
  head.writeUInt32LE(declared, 22);
  head.writeUInt16LE(5, 26);
  const foot = Buffer.alloc(isStreamed ? 16 : 0);
  foot.write('PK\x07\x08'.slice(0, foot.length));
  return Buffer.concat([head, Buffer.from('a.xml'), packed, foot]);
}

describe('a file', () => {
  it.each([
    ['as it is', 1000, false],
    ['smaller than it is', 10, false],
    ['nothing', 0, true],
  ])('is measured, whatever it says of its size: %s', (_, declared, isStreamed) => {
    const zip = zipOf(Buffer.alloc(1000), declared, isStreamed);
    expect([isUnzippedWithin(zip, 1000), isUnzippedWithin(zip, 999)]).toEqual([true, false]);
    expect(isUnzippedWithin(Buffer.concat([zip, zip]), 1999)).toBe(false);
  });

  it('is refused if it would be large once unpacked', async () => {
    const large = zipOf(Buffer.alloc(51 * 1024 * 1024), 10);
    expect(large.length).toBeLessThan(100_000);
    expect(await readWorkbook(large)).toEqual({ refused: 'file_too_large' });
    expect(await readWorkbook(zipOf(Buffer.alloc(10), 60_000_000))).toEqual({ refused: 'file_too_large' });
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('month,site')],
    ['another archive', () => zipOf(Buffer.from('<x/>'), 4)],
    ['a cut spreadsheet', async () => (await writeWorkbook(workbook())).subarray(0, 3000)],
  ])('is refused if it is no spreadsheet: %s', async (_, bytes) => {
    expect(await readWorkbook(await bytes())).toEqual({ refused: 'unsupported_file' });
  });
});
