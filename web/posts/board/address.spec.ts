import { boardAddressOf, withBoardAddress } from './address';

const tabs = ['catalog', 'technical'] as const;
const query = (text: string) => new URLSearchParams(text);

describe('boardAddressOf', () => {
  it('reads tab, search and page', () => {
    expect(boardAddressOf(query('category=technical&q=pump&page=3'), tabs)).toEqual({
      category: 'technical',
      q: 'pump',
      page: 3,
    });
    expect(boardAddressOf(query('state=open'))).toMatchObject({ state: 'open', page: 1 });
  });

  it('takes what makes no sense as not given', () => {
    const nothing = { category: 'catalog', q: '', page: 1 };
    expect(boardAddressOf(query('category=secret&state=secret&q=%20&page=-2'), tabs)).toEqual(nothing);
    expect(boardAddressOf(query('page=1.5'), tabs)).toEqual(nothing);
  });

  it('knows no category on a board without tabs', () => {
    expect(boardAddressOf(query('category=technical')).category).toBeUndefined();
  });

  it('cuts the search to what the server takes', () => {
    expect(boardAddressOf(query(`q=${'가'.repeat(140)}`)).q).toHaveLength(100);
  });
});

describe('withBoardAddress', () => {
  const change = (text: string, ...rest: [Parameters<typeof withBoardAddress>[1]]) =>
    withBoardAddress(query(text), ...rest, tabs).toString();

  it('clears the search and returns to page 1 with another tab', () => {
    expect(change('q=pump&page=3', { category: 'technical' })).toBe('category=technical');
  });

  it('returns to page 1 with another search', () => {
    expect(change('category=technical&page=3', { q: 'pump' })).toBe('category=technical&q=pump');
  });

  it('keeps the search among other tenders, from page 1 on', () => {
    expect(change('q=pump&page=3', { state: 'closed' })).toBe('q=pump&state=closed');
    expect(change('q=pump&state=closed&page=2', { state: undefined })).toBe('q=pump');
  });

  it('leaves the defaults out and what is not its own alone', () => {
    expect(change('from=mail&category=technical&page=2', { category: 'catalog' })).toBe('from=mail');
    expect(change('from=mail&page=2', { page: 1 })).toBe('from=mail');
  });
});
