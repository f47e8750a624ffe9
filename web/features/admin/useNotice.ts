import { useCallback, useEffect, useState } from 'react';

import type { Localized } from '@/lib/locale';

/** How long a status message stays: ms. */
const NOTICE_DURATION = 3000;

export type Notify = (words: Localized) => void;

/** The one status message on screen: `notify(words)` shows it, 3 s later it is gone. Errors do not belong here. */
export function useNotice(): { notice: Localized | undefined; notify: Notify } {
  const [shown, setShown] = useState<{ words: Localized }>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [shown]);
  // A fresh object each time: the same words said again start their 3 s anew.
  const notify = useCallback<Notify>((words) => setShown({ words }), []);
  return { notice: shown?.words, notify };
}
