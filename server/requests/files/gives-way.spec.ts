import { givesWay } from './gives-way.js';

const NOW = 100_000;
const arrival = (network: string, seconds: number, kilobytes: number) => ({
  network,
  since: NOW - seconds * 1000,
  received: () => kilobytes * 1024,
});

describe('where no more files may arrive at once', () => {
  it('the slowest of an address that sends many gives way, however young it is', () => {
    const slow = arrival('a', 1, 0);
    const others = [arrival('a', 1, 50), arrival('a', 1, 90), arrival('b', 20, 0)];
    expect(givesWay([...others, slow], 'c', NOW)).toBe(slow);
    expect(givesWay([...others, slow], 'b', NOW)).toBe(slow);
  });

  it('one alone of its address gives way only if it hardly comes', () => {
    const [stalled, young, quick] = [arrival('a', 11, 100), arrival('b', 9, 0), arrival('c', 60, 6000)];
    expect(givesWay([stalled, quick], 'd', NOW)).toBe(stalled);
    expect(givesWay([young, quick], 'd', NOW)).toBeUndefined();
  });

  it('nobody gains by sending more', () => {
    expect(givesWay([arrival('a', 1, 9), arrival('a', 1, 9), arrival('b', 1, 9)], 'a', NOW)).toBeUndefined();
  });
});
