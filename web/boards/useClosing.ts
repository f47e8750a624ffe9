import type { ClosingView } from '@server/post-view/post-view.types';
import { closingViewOf } from '@server/post-view/tender-view';
import { untilNext } from '@server/post-view/closing';
import { useEffect, useState } from 'react';

import { useLanguage } from '@/lib/locale';
import { useHydrated } from '@/lib/useHydrated';

/** The longest wait for a change: ms. A laptop that slept wakes with timers that are late by as long as it slept. */
const LONGEST_WAIT = 60_000;

/**
 * How a closing time stands by the visitor's clock: changes by itself at midnight in Korea and when it is over. `sent` is
 * what a prerendered page shows of it: the first render is the same.
 */
export function useClosing(closesAt: string, sent?: ClosingView): ClosingView {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const current = Date.now();
      setNow(current);
      const wait = untilNext(closesAt, current);
      if (wait !== undefined) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [closesAt]);
  return sent && !isHydrated ? sent : closingViewOf(closesAt, language, now);
}
