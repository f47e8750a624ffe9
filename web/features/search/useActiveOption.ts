import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import { optionId } from './SearchOptions';

/**
 * The marked option of a list whose focus stays in the search box: arrows, Home and End move the mark, Enter follows it.
 * `hasResult`: the best result is marked from the start. Links that answer nothing wait to be marked.
 */
export function useActiveOption(listId: string, count: number, hasResult: boolean) {
  const [marked, setMarked] = useState<number>();
  const last = count - 1;
  const active = Math.min(marked ?? (hasResult ? 0 : -1), last);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || last < 0) return;
    const targets: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setMarked(target);
      document.getElementById(optionId(listId, target))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  };

  return { active, activate: setMarked, reset: () => setMarked(undefined), onKeyDown };
}
