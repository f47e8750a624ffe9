import { filterIn } from '@/admin/useAddress';

import { csvAddress, inboxParams } from './address';

describe('the inbox filter', () => {
  it('is read from the address', () => {
    expect(filterIn(inboxParams, new URLSearchParams('status=new&product=ball-tank&q=한빛&page=3'))).toEqual({
      status: 'new',
      product: 'ball-tank',
      q: '한빛',
      page: 3,
    });
  });

  it('exports all pages of what is filtered', () => {
    const filter = { status: 'new', product: 'atm-tank', q: 'x', page: 3 } as const;
    expect(csvAddress(filter)).toBe('/api/admin/quotes.csv?status=new&product=atm-tank&q=x');
    expect(csvAddress({ status: undefined, product: undefined, q: '', page: 1 })).toBe('/api/admin/quotes.csv');
  });
});
