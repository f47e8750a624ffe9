import { byDecade } from './byDecade';

describe('byDecade', () => {
  it('puts events into their decades, in the order of time', () => {
    const months = ['2000-01', '1989-12', '1982-06', '1990-01', '1999-12'];
    expect(byDecade(months.map((month) => ({ month })))).toEqual([
      { decade: 1980, events: [{ month: '1982-06' }, { month: '1989-12' }] },
      { decade: 1990, events: [{ month: '1990-01' }, { month: '1999-12' }] },
      { decade: 2000, events: [{ month: '2000-01' }] },
    ]);
  });

  it('has no decade without an event, and keeps the list it was given as it is', () => {
    const events = [{ month: '2024-03' }, { month: '1985-04' }];
    expect(byDecade(events).map(({ decade }) => decade)).toEqual([1980, 2020]);
    expect(events.map(({ month }) => month)).toEqual(['2024-03', '1985-04']);
    expect(byDecade([])).toEqual([]);
  });
});
