/** Waits between own attempts to connect grow from the first to the last: ms. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

/** Wait after so many failures in a row, spread out so that not all visitors come back at once: ms. */
export function reconnectWait(failures: number, random: () => number = Math.random): number {
  return Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + random() / 2);
}

/**
 * Calls `onChange` for every change of a board, and after each pause in which one may have been missed, until the
 * returned function is called. Rests while nobody looks: browsers allow few open connections to one server.
 */
export function followBoard(url: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let mayHaveMissed = false;

  const connect = () => {
    const current = new EventSource(url);
    source = current;
    current.addEventListener('open', () => {
      failures = 0;
      if (mayHaveMissed) onChange();
      mayHaveMissed = false;
    });
    current.addEventListener('changed', onChange);
    current.addEventListener('error', () => {
      mayHaveMissed = true;
      // A dropped connection the browser mends itself; after a refusal it gives up.
      if (current.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, reconnectWait(failures));
      failures += 1;
    });
  };
  const rest = () => {
    clearTimeout(timer);
    source?.close();
  };
  const onVisibility = () => {
    rest();
    mayHaveMissed = true;
    if (document.visibilityState === 'visible') connect();
  };

  if (document.visibilityState === 'visible') connect();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    rest();
  };
}
