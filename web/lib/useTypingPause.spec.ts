/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { useTypingPause } from './useTypingPause';

describe('useTypingPause', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('follows what is typed after a pause, and not before', () => {
    const { result, rerender } = renderHook(({ typed }) => useTypingPause(typed, 300), { initialProps: { typed: '' } });
    const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
    rerender({ typed: 'ga' });
    wait(299);
    rerender({ typed: 'gas' });
    wait(299);
    expect(result.current).toBe('');
    wait(1);
    expect(result.current).toBe('gas');
  });
});
