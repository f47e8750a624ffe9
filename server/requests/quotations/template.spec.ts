import { quoteRequest, transport } from '../../../test/support/makers/factories.js';
import type { QuoteFields } from '../../../shared/questionnaire/fields.js';
import { quoteFields } from '../../../shared/questionnaire/places.js';
import { calculationOf } from '../intake/calculation.js';
import type { StoredQuote } from '../intake/quotes.schema.js';

import { firstDraft, nextDraft } from './template.js';

/** Shortly after midnight in Korea. */
const NOW = Date.parse('2026-11-24T15:30:00Z');
const words = { validDays: 30, delivery: '발주 후 6주', terms: ['선급금 30%', '잔금 70%'] };

function quoteOf(changes: Record<string, unknown>): StoredQuote {
  const blank = Object.fromEntries(quoteFields.map((field) => [field, '']));
  const fields = { ...blank, ...quoteRequest({ ...transport, ...changes }) };
  const calculation = calculationOf(fields as unknown as QuoteFields); // all of them, as strings
  return { reference: 'Q-2026-000123', language: 'ko', products: [], ...fields, calculation } as unknown as StoredQuote; // what the template reads
}

describe('what a quotation begins with', () => {
  it('is a position for each product, with the data of the sheet and without a price', () => {
    const draft = firstDraft(quoteOf({ products: ['heat-exchanger', 'gas-cooler'] }), words, NOW);
    expect(draft).toMatchObject({ language: 'ko', currency: 'KRW', taxPercent: 10, validUntil: '2026-12-25' });
    expect(draft).toMatchObject({ delivery: '발주 후 6주', terms: '선급금 30%\n잔금 70%' });
    expect(draft.positions).toMatchObject([
      { product: '판형열교환기', quantity: 1, price: '', isMeant: false },
      { product: '가스쿨러', quantity: 1, price: '', isMeant: false },
    ]);
    expect(draft.positions[0]?.details).toMatch(/^유체명: .*\n[^]*열부하: .* kW$/);
    expect(draft.positions[0]?.details).not.toContain('문의 제품');
  });

  it('is a plate heat exchanger where no product was named, in the language of the sender', () => {
    const draft = firstDraft(quoteOf({ language: 'en' }), words, NOW);
    expect(draft).toMatchObject({
      language: 'en',
      currency: 'USD',
      taxPercent: null,
      positions: [{ product: 'Plate heat exchanger' }],
    });
    expect(draft.positions[0]?.details).toMatch(/^Fluid/);
  });

  it('has whole lines of data, as many as fit', () => {
    const long = { hotFluidName: 'x'.repeat(900), coldFluidName: 'y'.repeat(900) };
    const [position] = firstDraft(quoteOf(long), words, NOW).positions;
    expect(position?.details).toMatch(/^(?!.*xxx)/);
    expect(position?.details.length).toBeLessThanOrEqual(1000);
  });

  it('is the latest one where there is one, which holds as long again when its time is over', () => {
    const latest = { ...firstDraft(quoteOf({}), words, NOW), currency: 'EUR' as const, delivery: '8주' };
    expect(nextDraft(latest, words, NOW)).toEqual(latest);
    const over = { ...latest, validUntil: '2026-11-24' };
    expect(nextDraft(over, words, NOW)).toEqual({ ...latest, validUntil: '2026-12-25' });
  });
});
