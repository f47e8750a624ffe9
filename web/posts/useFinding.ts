import { useState } from 'react';

import { useTypingPause } from '@/lib/useTypingPause';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

/** State of a search box: the typed text, and the text to search for as `q`. */
export function useFinding() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, q: useTypingPause(typed, TYPING_PAUSE) };
}

export type Finding = ReturnType<typeof useFinding>;
