import type { ProductId } from '@server/questionnaire/product-ids';

import type { Delivery } from './delivery';
import { deliveryRecords } from './records';

const all = deliveryRecords.flatMap(({ deliveries }) => deliveries.map((delivery, index) => ({ ...delivery, index })));
const exchangers = all.filter(({ duty }) => duty !== undefined);

/** Highest design pressure of a family in kg/cm²; 1 bar is 1.02 kg/cm². */
const pressures: Partial<Record<ProductId, number>> = {
  'heat-exchanger': 34,
  'brazing-heat-exchanger': 30,
  'spiral-heat-exchanger': 20,
  'welded-plate-heat-exchanger': 153,
  'gas-cooler': 51,
};
/** Overall heat transfer coefficients that occur in practice, kW/(m²·K). */
const coefficients: Partial<Record<ProductId, [number, number]>> = {
  'heat-exchanger': [0.4, 6],
  'compact-unit': [3, 6],
  'brazing-heat-exchanger': [2, 6],
  'spiral-heat-exchanger': [0.5, 1.8],
  'welded-plate-heat-exchanger': [0.6, 4],
  'gas-cooler': [0.03, 0.15],
  'plate-coil': [0.3, 1.2],
};

/** Log mean temperature difference in counter-current flow. */
function meanDifference({ hot = [0, 0], cold = [0, 0] }: Delivery): number {
  const [warmEnd, coldEnd] = [hot[0] - cold[1], hot[1] - cold[0]];
  return Math.abs(warmEnd - coldEnd) < 1e-9 ? warmEnd : (warmEnd - coldEnd) / Math.log(warmEnd / coldEnd);
}

describe.each(deliveryRecords)('the record $fileName', ({ deliveries, period, kinds }) => {
  it('is in the order of time, within its period, and knows the kinds of its customers', () => {
    const months = deliveries.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
    const years = months.map((month) => month.slice(0, 4));
    expect(`${years[0]}-${years.at(-1)}`).toBe(period);
    expect(Object.keys(kinds)).toEqual(expect.arrayContaining(deliveries.map(({ kind }) => kind)));
  });
});

describe('a delivery', () => {
  it.each(exchangers)('$month $site.en, $use.en: area, duty and temperatures fit each other', (delivery) => {
    const { product, duty = 0, area = 0, hot = [0, 0], cold = [0, 0] } = delivery;
    expect(hot[0]).toBeGreaterThanOrEqual(hot[1]);
    expect(cold[1]).toBeGreaterThan(cold[0]);
    const coefficient = duty / (area * meanDifference(delivery));
    const [low, high] = coefficients[product] ?? [Number.NaN, Number.NaN];
    expect(coefficient).toBeGreaterThan(low);
    expect(coefficient).toBeLessThan(high);
  });

  it('stays below the design pressure of its product family', () => {
    const beyond = all.filter(({ product, pressure = 0 }) => pressure > (pressures[product] ?? Infinity));
    expect(beyond).toEqual([]);
  });

  it('of a tank tells its volume instead of a duty', () => {
    const tanks = all.filter(({ duty }) => duty === undefined);
    expect(tanks.length).toBeGreaterThan(0);
    expect(tanks.every(({ volume = 0, area, hot }) => volume > 0 && area === undefined && hot === undefined)).toBe(
      true,
    );
  });
});
