import { jest } from '@jest/globals';

/** A browser on a busy machine misses a key now and then: a test gets one more try. `retried-tests.ts` lists these. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
