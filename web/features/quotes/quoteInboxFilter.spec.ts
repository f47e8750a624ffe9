import { csvAddress, filterOf, filterQuery, withFilter, withRequest } from './quoteInboxFilter';

const params = (query: string) => new URLSearchParams(query);

describe('the inbox filter in the address', () => {
  it('reads status, search text and page', () => {
    expect(filterOf(params('status=new&q=한빛&page=3'))).toEqual({ status: 'new', q: '한빛', page: 3 });
  });

  it.each(['status=unknown&page=-1', 'page=abc', 'page=1.5', ''])(
    'takes what makes no sense in "%s" as not given',
    (query) => {
      expect(filterOf(params(query))).toEqual({ status: undefined, q: '', page: 1 });
    },
  );

  it('cuts a search text to what the server takes', () => {
    expect(filterOf(params(`q=${'가'.repeat(150)}`)).q).toHaveLength(100);
  });

  it('starts again on page 1 when the search changes', () => {
    expect(withFilter(params('q=a&page=4'), { q: 'b' }).toString()).toBe('q=b&tab=quotes');
  });

  it('keeps search and status when only the page changes', () => {
    expect(filterOf(withFilter(params('q=a&status=spam'), { page: 2 }))).toEqual({ status: 'spam', q: 'a', page: 2 });
  });

  it('opens and closes a request without touching the filter', () => {
    const open = withRequest(params('q=a&page=2'), 'abc');
    expect(open.get('quote')).toBe('abc');
    expect(filterOf(withRequest(open, undefined))).toEqual({ status: undefined, q: 'a', page: 2 });
    expect(withRequest(open, undefined).has('quote')).toBe(false);
  });

  it('asks the server without blanks around the search text', () => {
    expect(filterQuery({ status: undefined, q: ' a b ', page: 1 })).toBe('q=a+b&page=1');
    expect(filterQuery({ status: 'new', q: '  ', page: 2 })).toBe('status=new&page=2');
  });

  it('exports all pages of what is filtered', () => {
    expect(csvAddress({ status: 'new', q: 'x', page: 3 })).toBe('/api/admin/quotes.csv?status=new&q=x');
    expect(csvAddress({ status: undefined, q: '', page: 1 })).toBe('/api/admin/quotes.csv');
  });
});
