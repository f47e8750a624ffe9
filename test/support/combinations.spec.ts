import { combinations } from './combinations.js';

const screens = ['phone', 'tablet', 'desktop'] as const;

describe('combinations', () => {
  afterEach(() => delete process.env.TEST_ALL);

  it('are as many of the first ones as a push has', () => {
    delete process.env.TEST_ALL;
    expect(combinations(2, screens)).toEqual(['phone', 'tablet']);
  });

  it('are all where they are asked for', () => {
    process.env.TEST_ALL = '1';
    expect(combinations(2, screens)).toEqual(screens);
  });
});
