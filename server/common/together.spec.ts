import { together } from './together.js';

/** Work that ends when it is told to, with the number of times that it was begun. */
function numberedWork() {
  const ends: ((failure?: Error) => void)[] = [];
  const begun: (() => void)[] = [];
  const ask = together(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.push((failure) => (failure ? reject(failure) : resolve(number)));
        begun.shift()?.();
      }),
  );
  return { ask, ends, begins: () => new Promise<void>((resolve) => begun.push(resolve)) };
}

describe('work that is done together', () => {
  it('is done once for those who ask before it begins, and again for those who ask later', async () => {
    const { ask, ends, begins } = numberedWork();
    const first = begins();
    const early = [ask(), ask()];
    await first;
    const second = begins();
    const late = [ask(), ask()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await Promise.all(early)).toEqual([1, 1]);
    await second;
    ends[1]?.();
    expect(await Promise.all(late)).toEqual([2, 2]);
  });

  it('fails for those who have asked for it, and not for the next', async () => {
    const { ask, ends, begins } = numberedWork();
    const first = begins();
    const failing = ask();
    await first;
    const second = begins();
    const next = ask();
    ends[0]?.(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await second;
    ends[1]?.();
    expect(await next).toBe(2);
  });
});
