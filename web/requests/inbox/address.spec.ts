import { filterIn } from '@/admin/useAddress';

import { csvAddress, inboxParams } from './address';

describe('the inbox filter', () => {
  it('is read from the address', () => {
    expect(
      filterIn(inboxParams, new URLSearchParams('status=new&product=ball-tank&responsible=-&q=한빛&page=3')),
    ).toEqual({
      status: 'new',
      product: 'ball-tank',
      responsible: '-',
      q: '한빛',
      page: 3,
    });
  });

  it('exports all pages of what is filtered', () => {
    const filter = { status: 'new', product: 'atm-tank', responsible: '김 지우', q: 'x', page: 3 } as const;
    expect(csvAddress(filter)).toBe(
      '/api/admin/quotes.csv?status=new&product=atm-tank&responsible=%EA%B9%80+%EC%A7%80%EC%9A%B0&q=x',
    );
    expect(csvAddress({ status: undefined, product: undefined, responsible: undefined, q: '', page: 1 })).toBe(
      '/api/admin/quotes.csv',
    );
  });
});
