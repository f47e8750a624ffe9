import { judgeFamilies } from './judgeFamilies';
import { temperatureRange } from './temperatureRange';

const ends = (text: string) => {
  const range = temperatureRange(text);
  return range && [range.low, range.high];
};

describe('temperatureRange', () => {
  it.each([
    ['-40 to 180', '-40', '180'],
    ['-40~180', '-40', '180'],
    ['−40…180 °C', '-40 °C', '180 °C'],
    ['－４０ ～ １８０', '-40', '180'],
    ['-40 - 180', '-40', '180'],
    ['20–180℃', '20 °C', '180°C'],
    ['-40--20', '-40', '-20'],
    ['-40 °F to 180 °F', '-40 °F', '180 °F'],
    ['-40 TO 180.5', '-40', '180.5'],
    ['-40에서 180까지', '-40', '180'],
    ['20..30,5', '20', '30,5'],
  ])('reads %s', (text, ...wanted) => {
    expect(ends(text)).toEqual(wanted);
  });

  it.each(['180', '-40', '1e-3', '180 °C', '~180', 'to 180', '-40 to', '', '1,234', 'warm', '...', '-'])(
    'takes %s for no range',
    (text) => {
      expect(ends(text)).toBeUndefined();
    },
  );
});

describe('judgeFamilies', () => {
  const verdictsAt = (hotDesignTemp: string) => {
    const { fits, demand } = judgeFamilies({ hotDesignTemp, designTempUnit: '°C' }, (id) => id, 'en');
    return { demand, fits: Object.fromEntries(fits.map(({ id, verdict }) => [id, verdict])) };
  };

  it.each(['-40 to 180', '180~-40', '−40…180 °C', '-40 °F ~ 356 °F'])('judges both ends of %s', (typed) => {
    const { demand, fits } = verdictsAt(typed);
    expect(demand.lowest).toBeCloseTo(-40, 9);
    expect(demand.highest).toBeCloseTo(180, 9);
    expect(fits).toMatchObject({ 'heat-exchanger': 'no_fit', 'brazing-heat-exchanger': 'fits' });
  });

  it('judges a single temperature as before', () => {
    expect(verdictsAt('180').fits).toMatchObject({ 'heat-exchanger': 'fits' });
    expect(verdictsAt('-40').fits).toMatchObject({ 'heat-exchanger': 'no_fit' });
  });
});
