import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { cutPrintFont } from '../../../../scripts/page-font.js';
import { fontsOf, readPdf } from '../../../../test/support/makers/pdf-text.js';
import { languages } from '../../../../shared/words/localized.types.js';
import type { Language } from '../../../../shared/words/localized.types.js';
import { PdfCheck } from '../../../platform/files/pdf-check.js';
import { FIELD_LIMIT } from '../../../../shared/questionnaire/rules.js';
import { conditionFields, conditionsSheet } from '../conditions.js';
import type { ConditionField, Conditions } from '../conditions.js';
import { sheetColours } from '../../../../shared/sheets/data-sheets.types.js';
import type { Letterhead } from '../../../../shared/sheets/data-sheets.types.js';
import { printedCharacters } from '../../../../shared/sheets/characters.js';

import { renderSheet } from './render.js';
import { isTooLong } from './too-long.js';

const [regular, bold] = await Promise.all([400, 700].map((weight) => cutPrintFont(printedCharacters(), weight)));
if (!regular || !bold) throw new Error('There are no fonts.');
const fonts = { regular, bold };

// Their values do not matter here.
const colours = Object.fromEntries(sheetColours.map((name) => [name, '#14212e'])) as Letterhead['colours'];
const letterhead: Letterhead = {
  wordmark: 'SAEGIL',
  company: { ko: '새길열교환기', en: 'Saegil Heat Exchanger' },
  offices: { ko: ['인천 본사'], en: ['Incheon head office'] },
  colours,
};
const blank = Object.fromEntries(conditionFields.map((field) => [field, ''])) as Conditions; // a value for each
const origin = 'https://www.example.com';

function print(values: Partial<Conditions>, language: Language = 'en'): Promise<Buffer> {
  const sheet = conditionsSheet({ ...blank, ...values }, { language, colours, day: '23 November 2026' });
  return renderSheet({ sheet, letterhead, fonts, origin, edition: '', date: new Date(0) });
}

const five = { hotFluidName: '온수', coldFluidName: '물', hotFlowRate: '25', hotTempIn: '115', hotTempOut: '55' };
const filled = (value: string) =>
  Object.fromEntries(conditionFields.map((field) => [field, field.endsWith('Material') ? '' : value])) as Record<
    ConditionField,
    string
  >;

describe('a printed sheet', () => {
  it.each([
    ['nothing', {}],
    ['a few values', five],
    ['the widest letters', filled('W'.repeat(FIELD_LIMIT))],
    ['Korean without blanks', filled('뷁'.repeat(FIELD_LIMIT))],
    ['short words', filled('ab '.repeat(FIELD_LIMIT).slice(0, FIELD_LIMIT - 1))],
    ['what no font has', filled('😀水\u202E'.repeat(FIELD_LIMIT).slice(0, FIELD_LIMIT))],
  ])('is one A4 page with %s, nothing of it beyond the margins', async (_, values) => {
    for (const language of languages) {
      const { pages, width, height, pieces } = await readPdf(await print(values, language));
      expect([pages, Math.round(width), Math.round(height)]).toEqual([1, 595, 842]);
      const outside = pieces.filter(
        (piece) =>
          piece.x < 41 || piece.x + piece.width > width - 38 || piece.y < 33 || piece.y + piece.height > height - 20,
      );
      expect(outside).toEqual([]);
    }
  });

  it('is refused where it does not fit in the smallest type', async () => {
    const sheet = conditionsSheet(blank, { language: 'en', colours, day: '23 November 2026' });
    const rows = Array.from({ length: 200 }, () => [
      { share: 1, parts: [{ kind: 'words', title: 'Title', text: 'Words' } as const] },
    ]);
    const printed = renderSheet({
      sheet: { ...sheet, rows },
      letterhead,
      fonts,
      origin,
      edition: '',
      date: new Date(0),
    });
    expect(isTooLong(await printed.catch((error: unknown) => error))).toBe(true);
  });

  it('cuts nothing off: the longest values are there whole', async () => {
    const { text } = await readPdf(await print(filled('0123456789'.repeat(FIELD_LIMIT / 10))));
    const typed = text.replaceAll(' ', '').match(/\d{40,}/g) ?? [];
    const boxes = conditionFields.filter((field) => !field.endsWith('Material')).length;
    expect(typed.join('').length).toBeGreaterThanOrEqual(boxes * FIELD_LIMIT);
  });

  it('has its fonts in it, its text to be copied and read aloud, and passes the check of uploads', async () => {
    const pdf = await print(five, 'ko');
    expect(fontsOf(pdf)).toHaveLength(2);
    expect(fontsOf(pdf).filter(({ isEmbedded, isCopied }) => !isEmbedded || !isCopied)).toEqual([]);
    expect((await readPdf(pdf)).text).toContain('온수');
    const file = pdf.toString('latin1');
    for (const tag of ['/MarkInfo', '/Lang (ko)', '/S /H1', '/S /H2', '/S /P', '/S /Figure'])
      expect(file).toContain(tag);
    expect(await buffer(Readable.from([pdf]).pipe(new PdfCheck()))).toEqual(pdf);
  });

  it('is the same bytes for the same words', async () => {
    expect((await print(five)).equals(await print(five))).toBe(true);
  });

  it.each([
    ')> /JS (app.alert(1)) Tj',
    '<script>alert(1)</script>',
    '\\) ET endstream endobj',
    '&amp; %s {0} ${x}',
    '../../etc/passwd',
  ])('shows %s as it was typed', async (hostile) => {
    const pdf = await print({ hotFluidName: hostile, coldFluidName: hostile });
    const { text, links } = await readPdf(pdf);
    expect(text.replaceAll(' ', '')).toContain(hostile.replaceAll(' ', ''));
    expect(links).toEqual([
      expect.stringMatching(/^https:\/\/www\.example\.com\/en\/calculator\?/),
      `${origin}/en/calculator/proofs#designs`,
    ]);
    const link = new URL(links[0] ?? '');
    expect([link.searchParams.get('hotFluidName'), link.hash]).toEqual([hostile, '#calculator']);
    expect(pdf.toString('latin1')).not.toMatch(/\/(?:JS|JavaScript|OpenAction|AA|Launch|EmbeddedFile)\b/);
  });
});
