import { useSyncExternalStore } from 'react';

/** A difference that is left alone, ms: a device's clock is finer than `Date`, which is in whole seconds and late. */
const CLOSE_ENOUGH = 5000;

/** Lead of the server's clock over this device's, ms; undefined before its first answer. */
let ahead: number | undefined;
const listeners = new Set<() => void>();

/** Reads the server's clock from the headers of an answer, which a cache may have kept for a while. */
export function readServerClock(headers: Headers | undefined): void {
  const told = Date.parse(headers?.get('date') ?? '') + Number(headers?.get('age')) * 1000;
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  const now = Math.abs(difference) < CLOSE_ENOUGH ? 0 : difference;
  if (ahead !== undefined && Math.abs(now - ahead) < CLOSE_ENOUGH) return;
  ahead = now;
  for (const tell of listeners) tell();
}

/** The time by the server's clock, as far as it is known: ms since 1970. */
export const serverNow = () => Date.now() + (ahead ?? 0);

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Lead of the server's clock, ms; undefined until known. */
export const useServerClock = () =>
  useSyncExternalStore(
    subscribe,
    () => ahead,
    () => undefined,
  );
