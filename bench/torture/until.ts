import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until it is so; throws, saying what did not come, after so many milliseconds. Returns the milliseconds it took. */
export async function until(what: string, limit: number, isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - started;
    if (performance.now() - started > limit) throw new Error(`${what}: not within ${limit / 1000} s`);
    await sleep(100);
  }
}
