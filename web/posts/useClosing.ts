import { useEffect, useState } from 'react';

import type { ClosingView } from '@shared/posts/post-view.types';
import { closingViewOf } from '@shared/posts/tender-view';
import { untilNext } from '@shared/posts/closing';

import { useLanguage } from '@/lib/locale';
import { serverNow, useServerClock } from '@/lib/serverClock';

/** The longest wait for a change: ms. A laptop that slept wakes with timers that are late by as long as it slept. */
const LONGEST_WAIT = 60_000;

/**
 * State of a closing time by the server's clock, which decides: changes at midnight in Korea and at the closing time.
 * `sent` is the same of a prerendered page, shown until that clock is known.
 */
export function useClosing(closesAt: string, sent?: ClosingView): ClosingView {
  const language = useLanguage();
  const ahead = useServerClock();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const current = Date.now() + (ahead ?? 0);
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
  }, [closesAt, ahead]);
  return sent && ahead === undefined ? sent : closingViewOf(closesAt, language, now);
}
