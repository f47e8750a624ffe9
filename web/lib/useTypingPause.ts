import { useEffect, useState } from 'react';

/** Returns what was typed once nothing has been typed for so long: ms. `first` is there before the first pause. */
export function useTypingPause(typed: string, pause: number, first = typed): string {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(setRested, pause, typed);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return rested;
}
