import { jest } from '@jest/globals';

import { createStore } from '@/lib/store';
import { installNetwork } from '@/lib/network.fixture';

import { contentApi } from './api';

describe('publishing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['as long as the server may take', 3 * 60_000, true],
    ['but not for ever', 5 * 60_000, false],
  ])('waits for its answer %s', async (_, time, isAnswered) => {
    installNetwork(() => new Promise((resolve) => setTimeout(resolve, time, { body: { isPublished: true } })));
    const sent = createStore({}).dispatch(
      contentApi.endpoints.publish.initiate({ name: 'esg', languages: ['ko', 'en'] }),
    );
    await jest.advanceTimersByTimeAsync(time);
    expect((await sent).data !== undefined).toBe(isAnswered);
  });
});
