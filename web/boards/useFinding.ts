import { useEffect, useState } from 'react';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

/** State of a search box: the typed text, and the text to search for as `q`. */
export function useFinding() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, q };
}

export type Finding = ReturnType<typeof useFinding>;
