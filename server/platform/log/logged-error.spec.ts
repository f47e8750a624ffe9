import mongoose, { mongo } from 'mongoose';

import { toLogged } from './logged-error.js';

const typed = 'kim@example.com';

describe('toLogged', () => {
  it.each([
    [
      'a database server',
      new mongo.MongoServerError({
        message: `dup key: { email: "${typed}" }`,
        code: 11_000,
        keyValue: { email: typed },
      }),
      11_000,
    ],
    ['a document', new mongoose.Error.CastError('Number', typed, 'order'), undefined],
    ['JSON', new SyntaxError(`Unexpected token in "${typed}"`), undefined],
    [
      'a mail server',
      Object.assign(new Error(`550 <${typed}>`), { responseCode: 550, response: `<${typed}>` }),
      undefined,
    ],
    ['one within another', new Error('It failed', { cause: new SyntaxError(typed) }), undefined],
  ])('leaves out what the error of %s quotes', (_, error, code) => {
    const logged = toLogged(error);
    expect(JSON.stringify(logged)).not.toContain(typed);
    expect(logged).toMatchObject({ type: error.constructor.name, stack: expect.stringContaining('at ') });
    expect(logged.code).toBe(code);
  });

  it('keeps the words of other errors, with code and place', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', sent: typed });
    expect(toLogged(error)).toEqual({
      type: 'Error',
      code: 'ECONNREFUSED',
      message: 'connect ECONNREFUSED',
      stack: expect.stringMatching(/^ +at .*logged-error\.spec/),
    });
  });
});
