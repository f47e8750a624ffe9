import { useEffect, useState } from 'react';

/** What is typed, as it was when nothing had been typed for so long: ms. `first` is there before the first pause. */
export function useTypingPause(typed: string, pause: number, first = typed): string {
  const [rested, setRested] = useState(first);
  useEffect(() => {
    const timer = setTimeout(setRested, pause, typed);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return rested;
}
