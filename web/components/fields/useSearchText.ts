import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

/**
 * State of a search box. `q` is the current search: it follows the typed text after a pause, or at once by `search`,
 * without blanks around it; the box follows `q` when "back" or a cleared search changes that.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const search = () => {
    const words = typed.trim();
    if (words === q) return;
    asked.current = words;
    onSearch(words);
  };
  const searchTyped = useEffectEvent(search);

  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(searchTyped, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);

  useEffect(() => {
    // The answer to our own search may come when more has been typed.
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);

  return { typed, setTyped, search };
}
