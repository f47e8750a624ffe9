import type { Language } from '../../../shared/words/localized.types.js';
import type { DrawingService } from '../share/drawing.service.js';
import type { PicturesService } from '../../pictures/pictures.service.js';
import type { SiteService } from '../../site/site.service.js';
import type { FamilySheet } from '../../../shared/sheets/data-sheets.types.js';

import { DataSheetsService } from './data-sheets.service.js';
import type { PrintOrder } from './pdf/process.js';
import type { PrintingService } from './printing.service.js';
import { doesNotFit } from './pdf/too-long.js';

const TOO_LONG = 'More than a page holds';
const BROKEN = 'Cannot be printed now';

const sheetOf = (id: string, lead = 'As shown', language: Language = 'ko'): FamilySheet => ({
  id,
  path: `/data-sheets/${language}/${id}.pdf`,
  fileName: `${id}.pdf`,
  picture: `products/${id}`,
  sheet: {
    language,
    kind: 'Data sheet',
    title: id,
    lead,
    rows: [],
    link: { label: 'Page', path: `/${language}/products/${id}` },
    remark: '',
  },
});

/** The files that sheets are made from; of the company nothing matters here. */
const textsOf = (sheets: readonly FamilySheet[]) => async (file: string) => {
  if (file.startsWith('facts/')) return '{"headOffice":{}}';
  return JSON.stringify(sheets.filter(({ sheet }) => file === `data-sheets/${sheet.language}.json`));
};

/** The service on a site that shows three sheets, and the titles of those that it has tried to print. */
function service() {
  const tried: string[] = [];
  const printAll = async (orders: readonly PrintOrder[]) => {
    tried.push(...orders.map(({ sheet }) => sheet.title));
    if (orders.some(({ sheet }) => sheet.lead === TOO_LONG)) throw doesNotFit();
    if (orders.some(({ sheet }) => sheet.lead === BROKEN)) throw new Error('The process has ended.');
    return orders.map(() => Buffer.from('%PDF'));
  };
  const sheets = new DataSheetsService(
    { publicUrl: 'https://www.example.com' },
    { printAll } as unknown as PrintingService, // all it asks for
    { text: textsOf(['plate', 'spiral', 'brazed'].map((id) => sheetOf(id))) } as unknown as SiteService, // all it asks for
    {} as PicturesService, // no picture is one of the office
    {} as DrawingService, // no picture is one of the office
  );
  return { tried, tooLong: (...changed: FamilySheet[]) => sheets.tooLong('ko', textsOf(changed)) };
}

describe('the trial print of what is to be published', () => {
  it('names the pages whose sheets would no more fit, and no other', async () => {
    const { tooLong } = service();
    const changed = [sheetOf('plate', TOO_LONG), sheetOf('spiral', 'Changed'), sheetOf('brazed')];
    expect(await tooLong(...changed)).toEqual(['/ko/products/plate']);
  });

  it('prints once, and changed sheets alone, where all fit', async () => {
    const { tooLong, tried } = service();
    expect(await tooLong(sheetOf('plate'), sheetOf('spiral', 'Changed'), sheetOf('brazed'))).toEqual([]);
    expect(tried).toEqual(['spiral']);
  });

  it('tells another failure as what it is', async () => {
    const changed = [sheetOf('plate', TOO_LONG), sheetOf('spiral', BROKEN)];
    await expect(service().tooLong(...changed)).rejects.toThrow('The process has ended.');
  });

  it('leaves the sheets of the other language alone', async () => {
    const { tooLong, tried } = service();
    expect(await tooLong(sheetOf('plate', TOO_LONG, 'en'))).toEqual([]);
    expect(tried).toEqual([]);
  });
});
