import { currentSection } from './scroll';

describe('currentSection', () => {
  const at = (...tops: (number | undefined)[]) => tops.map((top, index) => ({ id: `s${index}`, top }));

  it('is the first section while none has been reached', () => {
    expect(currentSection(at(700, 1400), false)).toBe('s0');
  });

  it('is the last section whose top is within 200 px of the top of the window', () => {
    expect(currentSection(at(-900, 200, 201), false)).toBe('s1');
  });

  it('is the last section at the bottom of the page, however far down its top is', () => {
    expect(currentSection(at(-900, 300, 600), true)).toBe('s2');
  });

  it('passes over sections that are not rendered', () => {
    expect(currentSection(at(-900, undefined, 800), false)).toBe('s0');
  });
});
