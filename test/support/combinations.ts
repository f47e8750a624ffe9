/** Whether what a push leaves out is tested, too: by `npm run test:all`. */
export const isForRelease = (): boolean => process.env.TEST_ALL === '1';

/**
 * The combinations of language and screen that a test is run in: as many of the first ones on every push, and all of them where
 * they are asked for, as before a release. What a page does is the same in each; what it says and where that stands may not be.
 */
export function combinations<const Combination>(
  onEveryPush: number,
  all: readonly Combination[],
): readonly Combination[] {
  return isForRelease() ? all : all.slice(0, onEveryPush);
}
