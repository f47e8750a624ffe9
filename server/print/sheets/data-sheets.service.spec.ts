import type { Content } from '../../../shared/content/content.types.js';
import type { ProductId } from '../../../shared/questionnaire/product-ids.js';
import { productNames } from '../../../shared/questionnaire/products.text.js';
import { sheetColours } from '../../../shared/sheets/data-sheets.types.js';
import type { Language } from '../../../shared/words/localized.types.js';
import { entriesOf, recordOf } from '../../../shared/words/records.js';
import { defaultContent } from '../../site/defaults.js';
import type { DrawingService } from '../share/drawing.service.js';
import type { PicturesService } from '../../pictures/pictures.service.js';
import type { SiteService } from '../../site/site.service.js';

import { DataSheetsService } from './data-sheets.service.js';
import type { PrintOrder } from './pdf/process.js';
import type { PrintingService } from './printing.service.js';
import { doesNotFit } from './pdf/too-long.js';

const TOO_LONG = 'More than a page holds';
const BROKEN = 'Cannot be printed now';

/** The content that comes with the site, but for these sentences about families. */
const saying = (summaries: Partial<Record<ProductId, string>>, language: Language = 'ko'): Content => ({
  ...defaultContent,
  ...recordOf(
    entriesOf(summaries).map(([id, words]) => {
      const { summary, ...family } = defaultContent[id];
      return [id, { ...family, summary: { ...summary, [language]: words } }];
    }),
  ),
});

/** The service on the site as it comes, and the titles of those that it has tried to print. */
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
    { colours: recordOf(sheetColours.map((name) => [name, ''])), drawings: {} },
    { printAll } as unknown as PrintingService, // all it asks for
    { contents: { ko: defaultContent, en: defaultContent } } as SiteService, // all it asks for
    {} as PicturesService, // no picture is one of the office
    {} as DrawingService, // no picture is one of the office
  );
  return { tried, tooLong: (content: Content) => sheets.tooLong('ko', content) };
}

describe('the trial print of what is to be published', () => {
  it('names the pages whose sheets would no more fit, and no other', async () => {
    const { tooLong } = service();
    const content = saying({ 'heat-exchanger': TOO_LONG, 'spiral-heat-exchanger': 'Changed' });
    expect(await tooLong(content)).toEqual(['/ko/products/heat-exchanger']);
  });

  it('prints once, and changed sheets alone, where all fit', async () => {
    const { tooLong, tried } = service();
    expect(await tooLong(saying({ 'spiral-heat-exchanger': 'Changed' }))).toEqual([]);
    expect(tried).toEqual([productNames['spiral-heat-exchanger'].ko]);
  });

  it('tells another failure as what it is', async () => {
    const content = saying({ 'heat-exchanger': TOO_LONG, 'spiral-heat-exchanger': BROKEN });
    await expect(service().tooLong(content)).rejects.toThrow('The process has ended.');
  });

  it('leaves the sheets of the other language alone', async () => {
    const { tooLong, tried } = service();
    expect(await tooLong(saying({ 'heat-exchanger': TOO_LONG }, 'en'))).toEqual([]);
    expect(tried).toEqual([]);
  });
});
