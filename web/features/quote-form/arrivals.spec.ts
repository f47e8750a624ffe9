/** @jest-environment jsdom */
import { isNewArrival } from './arrivals';

describe('isNewArrival', () => {
  beforeEach(() => sessionStorage.clear());

  it('is true once for each place', () => {
    expect([isNewArrival('a tank'), isNewArrival('b tank'), isNewArrival('a tank')]).toEqual([true, true, false]);
  });

  it('forgets the oldest places only', () => {
    for (let place = 0; place < 60; place++) isNewArrival(`${place}`);
    expect([isNewArrival('59'), isNewArrival('0')]).toEqual([false, true]);
  });
});
