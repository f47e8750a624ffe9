import { BoardCache } from './cache.js';

describe('BoardCache', () => {
  it('gives what was kept of a collection, until that changes', () => {
    const kept = new BoardCache<number>(10);
    kept.begin('ko')('a', 1);
    kept.begin('en')('a', 2);
    expect([kept.find('ko', 'a'), kept.find('en', 'a'), kept.find('ko', 'b')]).toEqual([1, 2, undefined]);
    kept.drop('ko');
    expect([kept.find('ko', 'a'), kept.find('en', 'a')]).toEqual([undefined, 2]);
  });

  it('does not keep what was read while the collection changed', () => {
    const kept = new BoardCache<number>(10);
    const keep = kept.begin('ko');
    kept.drop('ko');
    keep('a', 1);
    expect(kept.find('ko', 'a')).toBeUndefined();
  });

  it('makes room for the new where there are too many, at the cost of what was asked for longest ago', () => {
    const kept = new BoardCache<number>(2);
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
    ] as const)
      kept.begin('ko')(key, value);
    kept.find('ko', 'a');
    kept.begin('ko')('c', 3);
    expect(['a', 'b', 'c'].map((key) => kept.find('ko', key))).toEqual([1, undefined, 3]);
  });

  it('measures values where it is told how, and keeps none that is too large', () => {
    const kept = new BoardCache<string>(5, ({ length }) => length);
    const found = () => ['a', 'b', 'c'].map((key) => kept.find('ko', key));
    kept.begin('ko')('a', 'aaa');
    kept.begin('ko')('b', 'bb');
    expect(found()).toEqual(['aaa', 'bb', undefined]);
    kept.begin('ko')('a', 'a');
    kept.begin('ko')('c', 'cc');
    expect(found()).toEqual(['a', 'bb', 'cc']);
    kept.begin('ko')('c', 'cccccc');
    expect(found()).toEqual([undefined, undefined, undefined]);
    kept.begin('ko')('b', 'bbbbb');
    kept.drop('ko');
    kept.begin('ko')('c', 'ccccc');
    expect(found()).toEqual([undefined, undefined, 'ccccc']);
  });
});
