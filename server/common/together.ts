import { setImmediate as turn } from 'node:timers/promises';

/**
 * Work that is done once for all who ask before it begins, one after the other. Nobody gets the result of what had begun
 * before: it knows all that was so when it was asked for.
 */
export function together<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    return work();
  };
  return () => {
    if (next) return next;
    // Requests that have come in the same turn share it.
    next = running.then(() => turn()).then(begin);
    running = next.catch(() => undefined);
    return next;
  };
}
