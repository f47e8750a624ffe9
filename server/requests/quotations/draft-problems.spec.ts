import type { QuotationDraft, QuotationPosition } from '../../../shared/requests/quotations.types.js';

import { draftProblems } from './draft-problems.js';

const TODAY = '2026-11-25';
const position: QuotationPosition = { product: 'PHE', details: '', quantity: 1, price: '1250000', isMeant: false };
const draft: QuotationDraft = {
  language: 'ko',
  currency: 'KRW',
  validUntil: TODAY,
  positions: [position],
  taxPercent: 10,
  delivery: '',
  terms: '',
};

describe('what is wrong in a quotation', () => {
  it('is nothing in a whole one', () => {
    expect(draftProblems(draft, TODAY)).toEqual({});
    const meant = { ...position, price: '-12.50', isMeant: true };
    expect(draftProblems({ ...draft, currency: 'USD', positions: [position, meant] }, TODAY)).toEqual({});
  });

  it('is a text with more lines than can be read on its page', () => {
    const [most, tooMany] = [Array(25).fill('x').join('\n'), Array(26).fill('x').join('\n')];
    expect(draftProblems({ ...draft, delivery: most, terms: most }, TODAY)).toEqual({});
    expect(draftProblems({ ...draft, delivery: tooMany, terms: tooMany }, TODAY)).toEqual({
      delivery: 'too_long',
      terms: 'too_long',
    });
  });

  it('is a day that is over', () => {
    expect(draftProblems({ ...draft, validUntil: '2026-11-24' }, TODAY)).toEqual({ validUntil: 'invalid' });
  });

  it.each<[Partial<QuotationPosition>, Record<string, string>]>([
    [{ product: '' }, { product: 'required' }],
    [{ product: 'x'.repeat(121) }, { product: 'too_long' }],
    [{ details: 'x'.repeat(1001) }, { details: 'too_long' }],
    [{ details: '\n'.repeat(25) }, { details: 'too_long' }],
    [{ quantity: 0 }, { quantity: 'invalid' }],
    [{ quantity: 10_000 }, { quantity: 'invalid' }],
    [{ price: '' }, { price: 'required' }],
    [{ price: '1,250,000' }, { price: 'invalid_number' }],
    [{ price: '1250000.5' }, { price: 'invalid_number' }],
    [{ price: '1e6' }, { price: 'invalid_number' }],
    [{ price: '1234567890123' }, { price: 'invalid_number' }],
    [{ price: '0' }, { price: 'invalid' }],
    [{ price: '-0' }, { price: 'invalid' }],
    [{ price: '-1' }, { price: 'invalid' }],
  ])('is named by its place: %j', (changes, problems) => {
    const expected = Object.fromEntries(
      Object.entries(problems).map(([field, code]) => [`positions.1.${field}`, code]),
    );
    const positions = [position, { ...position, ...changes }];
    expect(draftProblems({ ...draft, positions }, TODAY)).toEqual(expected);
  });
});
