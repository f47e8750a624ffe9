import type { ErrorBody } from '../../shared/words/error.types.js';
import { defaultContent } from '../../server/site/defaults.js';
import { workbookOf } from '../../shared/content/deliveries/columns.js';
import type { Delivery, DeliveryRecord, ReadDeliveries } from '../../shared/content/deliveries/deliveries.types.js';
import { writeWorkbook } from '../../server/content/deliveries/write-workbook.js';
import { documentSamples, makeZip } from '../support/makers/documents.js';
import { signIn } from '../support/site/http.js';
import { makePdf } from '../support/makers/pdf.js';
import { askRaw } from '../support/site/raw-http.js';
import { startTestSite } from '../support/site/site.js';
import type { TestSite } from '../support/site/site.js';
import { uploadsOf } from '../support/makers/uploads.js';

let site: TestSite;
let token: string;

beforeAll(async () => {
  site = await startTestSite('deliveries');
  token = await signIn(site);
});

afterAll(() => site?.stop());

const { company, deliveries } = defaultContent;
const { records } = deliveries;

type Answer = { status: number; body: ReadDeliveries | ErrorBody };

/** Sends a spreadsheet as the editor does. */
async function send(bytes?: Uint8Array<ArrayBuffer>, name = 'deliveries.xlsx'): Promise<Answer> {
  const form = new FormData();
  if (bytes) form.set('file', new Blob([bytes]), name);
  else form.set('nothing', 'nothing');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${site.url}/api/admin/deliveries/read`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** The spreadsheet of a record whose rows are changed. */
async function spreadsheet(record: DeliveryRecord, change: (rows: readonly Delivery[]) => Delivery[]) {
  const workbook = workbookOf({ ...record, deliveries: change(record.deliveries) }, company.name, true);
  return Buffer.from(await writeWorkbook(workbook));
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = documentSamples['table.xlsx'].bytes.toString('latin1').match(/<Types.*<\/Types>/)?.[0] ?? '';

/** A small spreadsheet with one cell in the last row that there can be: a reader keeps room for all rows above it. */
const farBelow = makeZip({
  '[Content_Types].xml': contentTypes,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="납품실적" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
});

describe('POST /api/admin/deliveries/read', () => {
  it.each(records)('reads what the site offers for download: $fileName', async ({ fileName, deliveries: rows }) => {
    const download = await fetch(`${site.url}/delivery-files/${fileName}`);
    expect(download.status).toBe(200);
    const answer = await send(new Uint8Array(await download.arrayBuffer()));
    expect(answer).toEqual({ status: 200, body: { deliveries: rows, isReordered: false } });
  });

  it('names what is wrong by sheet, line and column, and takes nothing', async () => {
    const [record] = records;
    if (!record) throw new Error('There is no record.');
    const wrong = await spreadsheet(record, ([first, second, ...others]) =>
      first && second ? [first, { ...second, area: 1 }, ...others] : [],
    );
    expect(await send(wrong)).toEqual({
      status: 422,
      body: {
        problems: [{ sheet: '납품실적', line: 4, column: 'L', title: '전열면적 (m²)', problem: 'area_too_small' }],
      },
    });
  });

  it.each([
    ['a PDF under its name', makePdf(), 415, 'unsupported_file'],
    ['another archive', documentSamples['drawings.zip'].bytes, 415, 'unsupported_file'],
    ['a text document', documentSamples['terms.docx'].bytes, 415, 'unsupported_file'],
    ['the head of a spreadsheet, and nothing in it', documentSamples['table.xlsx'].bytes, 415, 'unsupported_file'],
    [
      'more than 5 MB',
      Buffer.concat([documentSamples['table.xlsx'].bytes, Buffer.alloc(5_300_000)]),
      413,
      'file_too_large',
    ],
    ['a cell far below all others', farBelow, 413, 'file_too_large'],
  ])('refuses %s', async (_, bytes, status, code) => {
    expect(await send(Buffer.from(bytes))).toEqual({ status, body: expect.objectContaining({ code }) });
  });

  it('refuses a spreadsheet of another ending, and a form without one', async () => {
    const bytes = Buffer.from(documentSamples['table.xlsx'].bytes);
    expect(await send(bytes, 'deliveries.csv')).toMatchObject({
      status: 415,
      body: { code: 'unsupported_file' },
    });
    expect(await send()).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('keeps no file', async () => {
    expect(await uploadsOf(site)).toEqual([]);
  });
});

describe('/delivery-files', () => {
  it.each(['industrial-delivery-performance-2021-2024.xlsx', 'compact-unit-delivery-performance-2023-2024.xlsx'])(
    '%s is a spreadsheet',
    async (name) => {
      const { status, headers, body } = await askRaw(site.url, `/delivery-files/${name}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-length': String(body.length),
        'x-content-type-options': 'nosniff',
      });
      expect(body.subarray(0, 2).toString()).toBe('PK'); // a zip archive, as every .xlsx
    },
  );

  it.each(['none.xlsx', '', '..%2findex.html'])('has nothing else: %j', async (name) => {
    expect((await askRaw(site.url, `/delivery-files/${name}`)).status).toBe(404);
  });
});
