import { quoteRequest } from '../../../test/support/makers/factories.js';
import type { Field, Row } from '../../../shared/questionnaire/fields.js';
import { fields, rows } from '../../../shared/questionnaire/fields.js';
import { fieldNames, rowNames } from '../../../shared/questionnaire/fields.text.js';

import type { StoredQuote } from './quotes.schema.js';

const newFields: Record<string, Field> = {
  nozzle: { place: 'nozzle' as Field['place'], column: 'value', example: '80' }, // a row not yet in the table
  nozzleUnit: { place: 'nozzle' as Field['place'], column: 'unit', units: ['mm', 'inch'], example: 'mm' },
  hotSolids: { place: 'solids' as Field['place'], column: 'hot', example: '1.2' }, // a row not yet in the table
  coldSolids: { place: 'solids' as Field['place'], column: 'cold', example: '0.9' },
  deliveryCountry: { place: 'project', isRequired: true, example: 'Korea' },
};
const newRows: Record<string, Row> = {
  solids: { group: 'properties', fixedUnit: 'g/L' },
  nozzle: { group: 'storage', isSingle: true },
};

Object.assign(rows, newRows);
Object.assign(fields, newFields);
Object.assign(rowNames, {
  solids: { ko: '고형물 농도', en: 'Solids' },
  nozzle: { ko: '노즐 규격', en: 'Nozzle size' },
});
Object.assign(fieldNames, {
  nozzle: { ko: '노즐 규격', en: 'Nozzle size' },
  nozzleUnit: { ko: '노즐 규격 단위', en: 'Nozzle size unit' },
  hotSolids: { ko: '고온측 고형물 농도', en: 'Hot side solids' },
  coldSolids: { ko: '저온측 고형물 농도', en: 'Cold side solids' },
  deliveryCountry: { ko: '납품 국가', en: 'Country of delivery' },
});

// Only now: what derives from the table does so when it is loaded.
const { CreateQuoteDto } = await import('./quotes.dto.js');
const { QuoteSchema } = await import('./quotes.schema.js');
const { officeLetter } = await import('../letters/letters.js');
const { csvHead, csvLine } = await import('../inbox/csv.js');
const { validationPipe } = await import('../../platform/common/validation.js');

const typed = { nozzle: '80', nozzleUnit: 'mm', hotSolids: '1.2', coldSolids: '', deliveryCountry: 'Korea' };
const stored = {
  ...quoteRequest(),
  ...typed,
  language: 'en',
  createdAt: new Date(0),
  reference: 'Q',
  note: '',
  id: '1',
};
const quote = stored as unknown as StoredQuote & { id: string }; // TypeScript knows no field that is added here

describe('a field added to the table', () => {
  it('is taken and refused by its rules', async () => {
    const judge = (body: object) => validationPipe().transform(body, { type: 'body', metatype: CreateQuoteDto });
    expect(await judge(quoteRequest(typed))).toMatchObject({ ...typed, coldSolids: '' });
    const refused = { details: { fields: { deliveryCountry: 'required', hotSolids: 'too_long' } } };
    await expect(judge(quoteRequest({ hotSolids: '1'.repeat(201) }))).rejects.toMatchObject(refused);
  });

  it('is stored', () => {
    expect(Object.keys(QuoteSchema.paths)).toEqual(expect.arrayContaining(Object.keys(typed)));
  });

  it('stands in the letter where the table puts it', () => {
    const { contact, groups, sheet, text } = officeLetter(quote, {
      publicUrl: '',
      quoteMailbox: '',
      officeLanguage: 'en',
    });
    // The sender's language stands behind the table.
    expect(contact.at(-2)).toEqual({ label: 'Country of delivery', value: 'Korea' });
    expect(sheet.at(-1)).toEqual({ label: 'Solids', hot: '1.2', cold: '–', unit: 'g/L' });
    expect(groups).toEqual([{ title: 'Storage tank', rows: [{ label: 'Nozzle size', value: '80', unit: 'mm' }] }]);
    expect(text).toContain('Nozzle size [mm]: 80\n');
    expect(text).toContain('Solids [g/L]\n  Hot side: 1.2');
  });

  it('has the last columns of the questionnaire in the CSV file', () => {
    const columns = csvHead().trimEnd().split(',');
    expect(columns.slice(columns.indexOf('문의 제품') - 5, columns.indexOf('문의 제품') + 1)).toEqual([
      '노즐 규격',
      '노즐 규격 단위',
      '고온측 고형물 농도 (g/L)',
      '저온측 고형물 농도 (g/L)',
      '납품 국가',
      '문의 제품',
    ]);
    expect(csvLine({ ...quote, history: [], answeredAt: null }).trimEnd()).toMatch(/,80,mm,1\.2,,Korea,,0,{17}0,{6}$/);
  });
});
