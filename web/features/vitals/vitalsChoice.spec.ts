import { filterIn, filterQuery } from '@/admin/useAddress';

import { vitalsParams } from './vitalsChoice';

const read = (query: string) => filterIn(vitalsParams, new URLSearchParams(query));

describe('what is looked at of the speed', () => {
  it('is read from the address', () => {
    expect(read('tab=speed&days=90&device=phone')).toEqual({ days: 90, device: 'phone' });
  });

  it.each(['', 'days=8', 'days=all', 'device=watch', 'days='])('is four weeks on all devices with %j', (query) => {
    expect(read(query)).toEqual({ days: 28, device: undefined });
  });

  it('comes back from the query it makes', () => {
    for (const query of ['', 'days=7', 'device=desktop', 'days=90&device=phone'])
      expect(filterQuery(vitalsParams, read(query)).toString()).toBe(query);
  });
});
