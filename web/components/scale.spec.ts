import { position } from './scale';

describe('position', () => {
  it('is even on a linear scale', () => {
    const celsius = { from: -200, to: 600 };
    expect([-200, 0, 200, 600].map((value) => position(value, celsius))).toEqual([0, 0.25, 0.5, 1]);
  });

  it('is even by powers on a logarithmic scale', () => {
    const area = { from: 0.1, to: 1000, isLog: true };
    expect(position(0.1, area)).toBe(0);
    expect(position(10, area)).toBeCloseTo(0.5, 10);
    expect(position(1000, area)).toBe(1);
  });

  it('stays on the scale', () => {
    expect(position(700, { from: 0, to: 500 })).toBe(1);
    expect(position(-1, { from: 0, to: 500 })).toBe(0);
  });
});
