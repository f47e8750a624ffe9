import * as fc from 'fast-check';

import { AppError } from '../common/app-error.js';

import { checkJson } from './json-check.js';

const check = (text: string) => checkJson(Buffer.from(text));

function outcome(text: string): unknown {
  try {
    check(text);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? 'refused' : error;
  }
}

const flat = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null));
const body = fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(flat, fc.array(flat)));

describe('checkJson', () => {
  it('takes whatever JSON.stringify makes of a body, with or without blanks', () => {
    fc.assert(
      fc.property(body, fc.nat({ max: 3 }), (value, indent) => {
        expect(outcome(JSON.stringify(value, null, indent))).toBe('taken');
      }),
    );
  });

  it('refuses a key that comes twice, wherever and however it is written', () => {
    fc.assert(
      fc.property(body, fc.stringMatching(/^[a-z"\\{}:,가]+$/), flat, (value, key, again) => {
        const whole = JSON.stringify({ ...value, [key]: 1 });
        const twice = `${whole.slice(0, -1)} , ${JSON.stringify(key)}: ${JSON.stringify(again)}}`;
        expect(() => check(whole)).not.toThrow();
        expect(() => check(twice)).toThrow(AppError);
        expect(() => check(`[{"a":${twice}}]`)).toThrow(AppError);
      }),
    );
  });

  it.each(['{"a":1,"\\u0061":2}', '{"":1,"":2}', '{"a":{},"b":[],"a":1}'])('refuses %s', (text) => {
    expect(() => check(text)).toThrow(AppError);
  });

  it.each(['{"a":{"a":{"a":1}}}', '{"a":"b","b":"a"}', '[{"a":1},{"a":2}]', '{"a":":","b":"{\\"a\\":1,\\"a\\":2}"}'])(
    'takes %s, in which no object has a key twice',
    (text) => {
      expect(() => check(text)).not.toThrow();
    },
  );

  it('refuses what is nested deeper than four levels', () => {
    expect(() => check('[[[[]]]]')).not.toThrow();
    expect(() => check('[[[[[]]]]]')).toThrow(AppError);
    expect(() => check('{"a":{"a":{"a":{"a":{}}}}}')).toThrow(AppError);
    expect(() => check('['.repeat(100_000))).toThrow(AppError);
    expect(() => check('"[[[[[[["')).not.toThrow();
    expect(() => checkJson(Buffer.from('[[[[[]]]]]'), 5)).not.toThrow();
    expect(() => checkJson(Buffer.from('[[[[[[]]]]]]'), 5)).toThrow(AppError);
  });

  it('leaves other faults to the parser, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,\\ua1 '), maxLength: 60 }), (text) => {
        expect(['taken', 'refused']).toContain(outcome(text));
      }),
    );
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(() => checkJson(Buffer.from('7b2261223a22ff227d', 'hex'))).toThrow(AppError);
    expect(() => checkJson(Buffer.from('7b2261223a22eda080227d', 'hex'))).toThrow(AppError);
  });
});
