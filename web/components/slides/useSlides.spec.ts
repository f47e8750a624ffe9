/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { useSlides, wrap } from './useSlides';

const watchMotion = (isReduced: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({ matches: isReduced, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
  });

describe('wrap', () => {
  it.each([
    [7, 0],
    [-1, 6],
    [3, 3],
  ])('brings slide %i of 7 to %i', (index, expected) => {
    expect(wrap(index, 7)).toBe(expected);
  });
});

describe('useSlides', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    watchMotion(false);
  });
  afterEach(() => jest.useRealTimers());

  const pass = (time: number) =>
    act(() => {
      jest.advanceTimersByTime(time);
    });
  const render = () => renderHook(() => useSlides({ count: 7, interval: 5000 })).result;

  it('moves on every 5 seconds and starts over after the last slide', () => {
    const slides = render();
    for (let turn = 1; turn <= 7; turn++) {
      pass(5000);
      expect(slides.current.index).toBe(turn % 7);
    }
  });

  it('starts its time anew when the visitor moves', () => {
    const slides = render();
    pass(4900);
    act(() => slides.current.goTo(0));
    pass(4900);
    expect(slides.current.index).toBe(0);
    pass(100);
    expect(slides.current.index).toBe(1);
  });

  it('goes back from the first slide to the last', () => {
    const slides = render();
    act(() => slides.current.previous());
    expect(slides.current.index).toBe(6);
  });

  it('rests while held and while paused', () => {
    const slides = render();
    act(() => slides.current.hold(true));
    pass(20_000);
    act(() => slides.current.togglePause());
    act(() => slides.current.hold(false));
    pass(20_000);
    expect(slides.current.index).toBe(0);
  });

  it('moves only on request where less motion is asked for', () => {
    watchMotion(true);
    const slides = render();
    pass(20_000);
    expect(slides.current.index).toBe(0);
    act(() => slides.current.togglePause());
    pass(5000);
    expect(slides.current.index).toBe(1);
  });
});
