import { useEffect, useReducer, useState } from 'react';

import { useReducedMotion } from './useReducedMotion';

type SlidesOptions = {
  count: number;
  /** Time until the next slide shows: ms. Without it the slides stay until asked. */
  interval?: number;
};

/** The index that many slides further, around at both ends. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * The slide shown of a row, moving on its own where an interval is set. It rests while the visitor hovers
 * over it, works in it (`hold`), has paused it, or asked their system for less motion.
 */
export function useSlides({ count, interval }: SlidesOptions) {
  // A new object with every move: one to the slide already shown restarts its time as well.
  const [shown, goTo] = useReducer((_: { index: number }, target: number) => ({ index: wrap(target, count) }), {
    index: 0,
  });
  const { index } = shown;
  const isCalm = useReducedMotion();
  const [choice, setChoice] = useState<'moving' | 'paused'>();
  const isPaused = choice ? choice === 'paused' : isCalm;
  const [isHeld, setIsHeld] = useState(false);
  const isRunning = interval !== undefined && !isPaused && !isHeld;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => goTo(shown.index + 1), interval);
    return () => clearTimeout(timer);
  }, [shown, interval, isRunning]);

  return {
    index,
    isRunning,
    isPaused,
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    togglePause: () => setChoice(isPaused ? 'moving' : 'paused'),
    hold: setIsHeld,
  };
}

export type Slides = ReturnType<typeof useSlides>;
