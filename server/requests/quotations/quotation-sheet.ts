import { Big } from 'big.js';

import type { DataSheet, SheetRow } from '../../../shared/sheets/data-sheets.types.js';
import { dateInKorea } from '../../../shared/words/korea.js';
import type { StoredQuote } from '../intake/quotes.schema.js';
import type { CompanyFacts } from '../../../shared/content/company-facts.js';
import { currencyDigits } from '../../../shared/requests/quotations.types.js';
import type { Amount, Quotation } from '../../../shared/requests/quotations.types.js';

import { quotationTexts } from './quotations.text.js';

/** A quotation that is to be printed: as it is kept, or will be if it is a draft. */
export type QuotationPrint = {
  quotation: Omit<Quotation, 'quote' | 'key' | 'by' | 'sentAt' | 'state' | 'outcome'>;
  quote: Pick<StoredQuote, 'company' | 'name' | 'projectName'>;
  isDraft: boolean;
};

/** An amount with separators of thousands, digit by digit: it may be larger than a number can be. */
const shown = (amount: Amount) => amount.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** About so many characters of details fit on a line, and so many lines of positions on a page. */
const DETAILS_LINE = 28;
const PAGE_LINES = { first: 30, further: 44 };
/** Lines of totals and signature with usual terms; the first page has room for them beside its own. */
const LAST_LINES = 16;

/** About so many lines a cell takes. */
const linesOf = (cell: string) =>
  cell.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / DETAILS_LINE)), 0);

/** The positions of each page, and how many lines are left on the last. */
function onPages(rows: readonly string[][]): { pages: string[][][]; room: number } {
  const pages: string[][][] = [];
  let room = 0;
  for (const row of rows) {
    const lines = 1 + Math.max(...row.map(linesOf));
    if (room < lines) {
      room = pages.length === 0 ? PAGE_LINES.first : PAGE_LINES.further;
      pages.push([]);
    }
    pages.at(-1)?.push(row);
    room -= lines;
  }
  return { pages, room };
}

/** PDF of a quotation. */
export function quotationSheet(
  { quotation, quote, isDraft }: QuotationPrint,
  { quotation: words, company, businessNumber }: Pick<CompanyFacts, 'quotation' | 'company' | 'businessNumber'>,
): DataSheet {
  const { language, number, currency, totals, taxPercent, positions } = quotation;
  const text = (name: keyof typeof quotationTexts) => quotationTexts[name][language];
  const money = (amount: Amount) => `${shown(amount)} ${currency}`;
  const rowsIf = (isThere: boolean, ...rows: string[][]) => (isThere ? rows : []);
  const about = [
    [text('number'), number],
    [text('date'), dateInKorea(Date.parse(quotation.at))],
    [text('validUntil'), quotation.validUntil],
    [text('supplier'), `${company} (${text('businessNumber')} ${businessNumber})`],
    [text('receiver'), [quote.company, quote.name].filter(Boolean).join(' · ')],
    ...rowsIf(Boolean(quote.projectName), [text('project'), quote.projectName]),
  ];
  const cells = positions.map(({ product, details, quantity, price }, index) => [
    product,
    details,
    String(quantity),
    shown(new Big(price).toFixed(currencyDigits[currency])),
    shown(totals.positions[index] ?? ''),
  ]);
  // A total that says nothing about the tax is read as if it were in it.
  const totalLabel = taxPercent === null ? `${text('total')} (${words.tax} ${text('apart')})` : text('total');
  const sums = [
    ...rowsIf(taxPercent !== null, [text('net'), money(totals.net)]),
    ...rowsIf(taxPercent !== null, [`${words.tax} (${taxPercent}%)`, money(totals.tax)]),
    [totalLabel, money(totals.total)],
  ];
  const terms = [
    ...rowsIf(Boolean(quotation.delivery), [text('delivery'), quotation.delivery]),
    ...rowsIf(Boolean(quotation.terms), [text('terms'), quotation.terms]),
  ];
  const whole = (parts: SheetRow[number]['parts']): SheetRow => [{ share: 1, parts }];
  const heads = (['product', 'details', 'quantity', 'price', 'amount'] as const).map((name) => ({
    text: words.columns[name],
  }));
  const { pages: tablesOf, room } = onPages(cells);
  const tables = tablesOf.map((rows): SheetRow[number]['parts'][number] => ({
    kind: 'table',
    title: `${text('positions')} (${currency})`,
    shares: [0.22, 0.34, 0.08, 0.18, 0.18],
    heads,
    rows,
    numbersFrom: 2,
  }));
  const last: SheetRow[number]['parts'] = [
    { kind: 'table', title: text('sums'), shares: [0.6, 0.4], rows: sums, numbersFrom: 1 },
    { kind: 'table', title: text('conditions'), shares: [0.2, 0.8], rows: terms },
    { kind: 'signature', text: company },
  ];
  const needed = LAST_LINES - 4 + linesOf(quotation.terms) + linesOf(quotation.delivery);
  const isFull = room + (tables.length === 1 ? LAST_LINES : 0) < needed;
  const pages = tables.map((table, index) => [
    ...(index === 0 ? [whole([{ kind: 'table', title: text('about'), shares: [0.2, 0.8], rows: about }])] : []),
    whole([table, ...(index === tables.length - 1 && !isFull ? last : [])]),
  ]);
  if (isFull) pages.push([whole(last)]);
  return {
    language,
    kind: isDraft ? `${words.title} · ${text('draft')}` : words.title,
    title: isDraft ? `${text('draft')} · ${number}` : number,
    lead: words.opening,
    rows: pages[0] ?? [],
    further: pages.slice(1),
    link: { label: text('site'), path: `/${language}` },
    remark: words.closing,
  };
}
