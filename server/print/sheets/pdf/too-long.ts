import { messageOf } from '../../../platform/common/thrown.js';

const DOES_NOT_FIT = 'The sheet does not fit on a page.';

/** The words of a sheet are more than its page holds, in the smallest type. */
export const doesNotFit = (): Error => new Error(DOES_NOT_FIT);

/** Knows it by its message: a process passes no class of an error. */
export const isTooLong = (error: unknown): boolean => messageOf(error) === DOES_NOT_FIT;
