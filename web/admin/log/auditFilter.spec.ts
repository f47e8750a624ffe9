import { filterIn, filterQuery } from '@/admin/useAddress';

import { auditParams } from './auditFilter';

const read = (query: string) => filterIn(auditParams, new URLSearchParams(query));

describe('the filter of the log', () => {
  it('is read from the address', () => {
    expect(read('tab=audit&kind=quotes&day=2026-11-21&page=3')).toEqual({ kind: 'quotes', day: '2026-11-21', page: 3 });
  });

  it.each(['', 'kind=none', 'day=2026-02-30', 'day=21.11.2026', 'day=2026-1-1', 'page=0', 'page=x', 'page=1.5'])(
    'is none where the address says %j',
    (query) => {
      expect(read(query)).toEqual({ kind: undefined, day: undefined, page: 1 });
    },
  );

  it('comes back from the query it makes', () => {
    for (const query of ['', 'kind=access', 'kind=trash&day=2026-01-31&page=2'])
      expect(filterQuery(auditParams, read(query)).toString()).toBe(query);
  });
});
