/** @jest-environment jsdom */
import { forgetIdempotencyKey, idempotencyKeyFor, randomUuid } from './idempotencyKey';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('idempotencyKeyFor', () => {
  beforeEach(() => forgetIdempotencyKey());

  it('gives the same content the same key, with line ends in it too', () => {
    const key = idempotencyKeyFor('one\ntwo');
    expect(key).toMatch(uuid);
    expect(idempotencyKeyFor('one\ntwo')).toBe(key);
  });

  it('gives changed content a new key', () => {
    expect(idempotencyKeyFor('one')).not.toBe(idempotencyKeyFor('two'));
  });

  it('gives the same content a new key once the request was stored', () => {
    const key = idempotencyKeyFor('one');
    forgetIdempotencyKey();
    expect(idempotencyKeyFor('one')).not.toBe(key);
  });
});

describe('randomUuid', () => {
  it('makes a version 4 UUID where the page is not in a secure context', () => {
    const secure = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      const made = Array.from({ length: 200 }, randomUuid);
      expect(made.filter((each) => !uuid.test(each))).toEqual([]);
      expect(new Set(made).size).toBe(200);
    } finally {
      if (secure) Object.defineProperty(crypto, 'randomUUID', secure);
      else Reflect.deleteProperty(crypto, 'randomUUID');
    }
  });
});
