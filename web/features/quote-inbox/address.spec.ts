import { filterIn } from '@/admin/useAddress';

import { csvAddress, inboxParams } from './address';

describe('the inbox filter', () => {
  it('is read from the address', () => {
    expect(filterIn(inboxParams, new URLSearchParams('status=new&q=한빛&page=3'))).toEqual({
      status: 'new',
      q: '한빛',
      page: 3,
    });
  });

  it('exports all pages of what is filtered', () => {
    expect(csvAddress({ status: 'new', q: 'x', page: 3 })).toBe('/api/admin/quotes.csv?status=new&q=x');
    expect(csvAddress({ status: undefined, q: '', page: 1 })).toBe('/api/admin/quotes.csv');
  });
});
