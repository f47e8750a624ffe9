/** @jest-environment jsdom */
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey';

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
