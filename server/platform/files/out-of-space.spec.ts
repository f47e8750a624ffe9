import { mongo } from 'mongoose';

import { isOutOfSpace } from './out-of-space.js';

const answer = (code: number, errmsg: string) => new mongo.MongoServerError({ code, errmsg });

describe('isOutOfSpace', () => {
  it.each([
    [14_031, "Can't take a write operation while out of disk space"],
    [12_501, 'quota exceeded'],
    [8000, 'you are over your space quota, using 513 MB of 512 MB'],
  ])('is true for %d %s', (code, words) => {
    expect(isOutOfSpace(answer(code, words))).toBe(true);
  });

  it.each([
    [8000, 'user is not allowed to do action [insert] on [site.uploads.chunks]'],
    [11_000, 'E11000 duplicate key error'],
    [10_107, 'not primary'],
  ])('is false for %d %s', (code, words) => {
    expect(isOutOfSpace(answer(code, words))).toBe(false);
  });

  it('is false for what MongoDB did not say', () => {
    expect([new Error('you are over your space quota'), undefined, 14_031].map(isOutOfSpace)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
