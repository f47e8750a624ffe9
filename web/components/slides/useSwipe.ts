import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** A finger that moved this far sideways has swiped: px. */
const SWIPE_DISTANCE = 48;

/** Handlers for an element that is swiped left and right by finger; give it `touch-action: pan-y`. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = start.current === undefined ? 0 : event.clientX - start.current;
      start.current = undefined;
      if (distance <= -SWIPE_DISTANCE) onLeft();
      else if (distance >= SWIPE_DISTANCE) onRight();
    },
    onPointerCancel: () => (start.current = undefined),
  };
}
