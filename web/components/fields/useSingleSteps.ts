import { useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** Keys that move the mark of a list. */
const moves: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** True if the press belongs to the syllable being composed. Safari sends the one that ends it afterwards. */
export const isOfComposition = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent) =>
  isComposing || keyCode === 229;

/**
 * For the element around a box that has a list: one press of a key is one step while a syllable is being composed, too. In
 * Korean the last one always is. Some systems send such a press as part of the syllable only, others once more behind it:
 * the first comes to the box as a plain one, the second not at all.
 */
export function useSingleSteps() {
  const taken = useRef<string>(undefined);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { code, target, repeat, shiftKey, altKey } = event;
      const key = event.key === 'Process' ? code : event.key;
      if (!moves.includes(key)) return;
      const isSecond = taken.current === key && !repeat;
      taken.current = undefined;
      if (isOfComposition(event)) {
        event.stopPropagation();
        target.dispatchEvent(
          new window.KeyboardEvent('keydown', { key, code, shiftKey, altKey, bubbles: true, cancelable: true }),
        );
        taken.current = key;
      } else if (isSecond) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    onKeyUpCapture: () => {
      taken.current = undefined;
    },
  };
}
