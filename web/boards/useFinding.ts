import { useState } from 'react';

import { useTypingPause } from '@/lib/useTypingPause';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

/** What is typed to find something, and as `q` what of it is to be searched for. */
export function useFinding() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, q: useTypingPause(typed, TYPING_PAUSE) };
}

export type Finding = ReturnType<typeof useFinding>;
