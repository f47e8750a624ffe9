/** @jest-environment jsdom */
import { keepDraft, readDraft } from './draft';
import { positionProblems, quotationProblems, readQuotation, typedTotals } from './quotation/quotationDraft';

describe('the unsaved note of a request', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again until it is dropped', () => {
    keepDraft('a', { note: 'typed', base: 'stored' });
    expect(readDraft('a')).toEqual({ note: 'typed', base: 'stored' });
    expect(readDraft('b')).toBeUndefined();
    keepDraft('a', undefined);
    expect(readDraft('a')).toBeUndefined();
  });

  it.each(['{', '"text"', '{"note":1,"base":""}', 'null'])('ignores %s in the storage', (content) => {
    sessionStorage.setItem('quote-note:a', content);
    expect(readDraft('a')).toBeUndefined();
  });
});

describe('the unfinished quotation to a request', () => {
  beforeEach(() => sessionStorage.clear());

  it('opens with what is there of another version, and asks for what it lacks', () => {
    const typed = {
      currency: 'USD',
      positions: [{ id: 'p', product: 'PHE-1', quantity: 3, price: '10' }, { price: null }],
    };
    sessionStorage.setItem('quote-quotation:a', JSON.stringify({ key: 'k', seen: 0, typed }));
    const found = readQuotation('a')?.typed;
    expect(found?.positions.map(({ product, quantity, price }) => [product, quantity, price])).toEqual([
      ['PHE-1', '3', '10'],
      ['', '1', ''],
    ]);
    expect(found && typedTotals(found)).toBeUndefined();
    expect(found && quotationProblems(found)).toMatchObject({ validUntil: 'past', delivery: undefined });
    expect(found?.positions.map((each) => positionProblems(each, found.currency).price)).toEqual([
      undefined,
      'required',
    ]);
  });

  it('is none where nothing of a quotation is there', () => {
    sessionStorage.setItem('quote-quotation:a', '{"key":"k","seen":0,"typed":{}}');
    expect(readQuotation('a')).toBeUndefined();
  });
});
