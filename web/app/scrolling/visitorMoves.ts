const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Calls back once the visitor turns the wheel, touches, clicks or presses a key. */
export function visitorMoves(callBack: () => void, signal: AbortSignal): void {
  const heard = (event: Event) => {
    if (!(event instanceof KeyboardEvent && modifiers.has(event.key))) callBack();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, heard, { passive: true, capture: true, signal });
}
