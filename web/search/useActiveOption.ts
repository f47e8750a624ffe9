import { useState } from 'react';
import type { KeyboardEvent } from 'react';

import { isOfComposition } from '@/components/fields/useSingleSteps';

import { optionId } from './SearchOptions';

/**
 * The marked option of a list whose focus stays in the search box: arrows, Home and End move the mark, Enter follows it.
 * A mark holds for the words it was set at. `hasResult`: the best result is marked from the start. Links that answer
 * nothing wait to be marked.
 */
export function useActiveOption(listId: string, words: string, count: number, hasResult: boolean) {
  const [marked, setMarked] = useState<{ words: string; position: number }>();
  const last = count - 1;
  const start = hasResult ? 0 : -1;
  const active = Math.min(marked?.words === words ? marked.position : start, last);
  const activate = (position: number) => setMarked({ words, position });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfComposition(event) || event.shiftKey || event.altKey || last < 0) return;
    const targets: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      activate(target);
      document.getElementById(optionId(listId, target))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  };

  return { active, activate, onKeyDown };
}
