import { mongo } from 'mongoose';

import { countOf, fileIdOf, idOf, readMoment } from './values.js';

describe('readMoment', () => {
  it.each([
    [new Date('2021-03-02T01:15:30.250Z'), '2021-03-02T01:15:30.250Z'],
    [{ seconds: 1_614_647_730, nanoseconds: 250_000_000 }, '2021-03-02T01:15:30.250Z'],
    ['2021-03-02T01:15:30.250Z', '2021-03-02T01:15:30.250Z'],
    ['2021-03-02', '2021-03-02T00:00:00.000Z'],
    ['2021. 3. 2.', '2021-03-02T00:00:00.000Z'],
    ['2021/03/02', '2021-03-02T00:00:00.000Z'],
    // Without a zone it is Korea's.
    ['2021-03-02 10:15:30', '2021-03-02T01:15:30.000Z'],
    [1_614_647_730_250, '2021-03-02T01:15:30.250Z'],
    [1_614_647_730, '2021-03-02T01:15:30.000Z'],
    ['1614647730250', '2021-03-02T01:15:30.250Z'],
  ])('reads %p', (value, moment) => {
    expect(readMoment(value)?.toISOString()).toBe(moment);
  });

  it.each([undefined, null, '', 'gestern', true, -1, Number.NaN, '0000-00-00', [2021, 3, 2], '9999-01-01', {}])(
    'reads nothing from %p',
    (value) => {
      expect(readMoment(value)).toBeNull();
    },
  );
});

describe('idOf', () => {
  it('keeps an id of this site, and makes one that begins with the moment of the document', () => {
    const own = '65a1b2c3d4e5f60718293a4b';
    expect(String(idOf('ko-posts/x', own, null))).toBe(own);
    const moment = new Date('2021-03-02T01:15:30Z');
    const made = idOf('ko-posts/kP7wQ2mXc9Rt4LzB1aYd', 'kP7wQ2mXc9Rt4LzB1aYd', moment);
    expect(made).toBeInstanceOf(mongo.ObjectId);
    expect(made.getTimestamp()).toEqual(moment);
    expect(idOf('ko-posts/kP7wQ2mXc9Rt4LzB1aYd', 'kP7wQ2mXc9Rt4LzB1aYd', moment)).toEqual(made);
    expect(idOf('en-posts/kP7wQ2mXc9Rt4LzB1aYd', 'kP7wQ2mXc9Rt4LzB1aYd', moment)).not.toEqual(made);
  });
});

describe('countOf', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [12.9, 12],
    [-5, 0],
    ['many', 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
  ])('takes %p for %p', (value, count) => {
    expect(countOf(value)).toBe(count);
  });
});

describe('fileIdOf', () => {
  it('is an id of the upload store, another one for other bytes', () => {
    const id = fileIdOf('ko-posts/a', 'pdfFile', 'f00');
    expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(fileIdOf('ko-posts/a', 'pdfFile', 'f01')).not.toBe(id);
  });
});
