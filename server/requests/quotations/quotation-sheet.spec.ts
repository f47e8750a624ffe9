import { totalsOf } from '../../../shared/requests/totals.js';

import { quotationSheet } from './quotation-sheet.js';
import type { QuotationPrint } from './quotation-sheet.js';

const words = {
  title: '견적서',
  opening: '',
  validDays: 30,
  acceptsLate: false,
  delivery: '',
  terms: [],
  columns: { product: '품목', details: '상세', quantity: '개수', price: '낱값', amount: '값' },
  tax: '부가가치세',
  closing: '',
  stamp: [],
};

function sheetOf(count: number, options: { isDraft?: boolean; taxPercent?: number | null } = {}) {
  const { isDraft = false, taxPercent = 10 } = options;
  const positions = Array.from({ length: count }, (_, index) => ({
    product: `제품 ${index}`,
    details: 'x'.repeat(200),
    quantity: 2,
    price: '1250000',
    isMeant: false,
  }));
  const draft = { language: 'ko', currency: 'KRW', validUntil: '2026-12-24', positions, taxPercent } as const;
  const at = '2026-11-25T00:00:00.000Z';
  const written = { ...draft, number: 'Q-2026-000123-R1', revision: 1, at, delivery: '6주', terms: '선급금\n잔금' };
  const quotation: QuotationPrint['quotation'] = { ...written, totals: totalsOf(draft) };
  const quote = { company: '한강지역난방', name: '김지우', projectName: '기계실' };
  return quotationSheet(
    { quotation, quote, isDraft },
    { quotation: words, company: '회사', businessNumber: '123-45-67890' },
  );
}

describe('the sheet of a quotation', () => {
  it('has number, receiver, positions, totals and terms, with separators of thousands', () => {
    const said = JSON.stringify(sheetOf(1));
    for (const each of [
      'Q-2026-000123-R1',
      '한강지역난방 · 김지우',
      '1,250,000',
      '2,750,000 KRW',
      '2026-12-24',
      '잔금',
      '품목',
      '낱값',
    ])
      expect(said).toContain(each);
    expect(said).not.toContain('초안');
    expect(sheetOf(1, { isDraft: true }).title).toContain('초안');
  });

  it('says at the total that the tax is not in it', () => {
    expect(JSON.stringify(sheetOf(1, { taxPercent: null }))).toContain('총액 (부가가치세 별도)');
    expect(JSON.stringify(sheetOf(1))).not.toContain('별도');
  });

  it('has every position once on its pages, and the totals on the last', () => {
    const { rows, further = [] } = sheetOf(30);
    expect(further.length).toBeGreaterThan(2);
    const said = JSON.stringify([rows, ...further]);
    for (let index = 0; index < 30; index += 1) expect(said.split(`"제품 ${index}"`)).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('총액');
    expect(JSON.stringify(further.at(-1))).toContain('총액');
  });
});
