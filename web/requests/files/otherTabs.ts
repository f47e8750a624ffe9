/** Files that other tabs of this browser name, too: a tab that is duplicated begins with the list of the one before. */

const CHANNEL = 'request-files';
const holds = new Map<string, { end: () => void; ended: Promise<unknown> }>();
const lockOf = (token: string) => `${CHANNEL} ${token}`;

/** Notes for the other tabs that this one names the file. Browsers know locks only on a safe connection. */
export function holdHere(token: string): void {
  if (holds.has(token) || !('locks' in navigator)) return;
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  holds.set(token, { end, ended: navigator.locks.request(lockOf(token), { mode: 'shared' }, () => until) });
}

/** Ends that. Resolves to whether no other tab names the file. */
export async function letGoHere(token: string): Promise<boolean> {
  const held = holds.get(token);
  if (!held) return true;
  holds.delete(token);
  held.end();
  await held.ended;
  return navigator.locks.request(lockOf(token), { ifAvailable: true }, (lock) => lock !== null);
}

/** Tells the other tabs that these files have gone with a request. */
export function tellSent(tokens: readonly string[]): void {
  if (tokens.length === 0 || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
  channel.postMessage(tokens);
  channel.close();
}

/** Hears what other tabs tell, until the function is called that it returns. */
export function hearOfSent(listener: (tokens: readonly unknown[]) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => Array.isArray(data) && listener(data));
  return () => channel.close();
}
