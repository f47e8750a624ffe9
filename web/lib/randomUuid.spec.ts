/** @jest-environment jsdom */
import { randomUuid } from './randomUuid';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

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
