import { jest } from '@jest/globals';

/** A browser on a busy machine misses a key now and then: one more try, the first failure printed all the same. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
