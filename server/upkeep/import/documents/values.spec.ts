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
    // Without a zone it is Korea's, wherever this runs.
    ['2021-03-02 10:15:30', '2021-03-02T01:15:30.000Z'],
    ['2024-5-3', '2024-05-03T00:00:00.000Z'],
    ['2024.05.03 16:00', '2024-05-03T07:00:00.000Z'],
    ['2024/05/03 23:30:00', '2024-05-03T14:30:00.000Z'],
    ['2024. 5. 3. 오후 2:30:00', '2024-05-03T05:30:00.000Z'],
    ['2024. 5. 3. 오전 12:05:00'.normalize('NFD'), '2024-05-02T15:05:00.000Z'],
    ['2024년 5월 3일 오후 2시 30분 0초 UTC+9', '2024-05-03T05:30:00.000Z'],
    ['2024년 5월 3일 금요일 오후 12시 30분', '2024-05-03T03:30:00.000Z'],
    ['2024-05-03(금) 14:30', '2024-05-03T05:30:00.000Z'],
    ['2024-05-03 14:30:00 KST', '2024-05-03T05:30:00.000Z'],
    ['2024-05-03T14:30:00.123456+0900', '2024-05-03T05:30:00.123Z'],
    ['2024-05-03 05:30 UTC', '2024-05-03T05:30:00.000Z'],
    ['May 3, 2024 at 2:30:00\u202FPM UTC+9', '2024-05-03T05:30:00.000Z'],
    ['May 3, 2024', '2024-05-03T00:00:00.000Z'],
    ['Fri May 03 2024 14:30:00 GMT+0900 (대한민국 표준시)', '2024-05-03T05:30:00.000Z'],
    ['Fri, 03 May 2024 05:30:00 GMT', '2024-05-03T05:30:00.000Z'],
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

  it.each([
    '3/5/2024',
    '13/5/2024 16:00',
    '24.05.03',
    '2024-02-30',
    '2024-05-03 25:00',
    '2024-05-03 오후 14:30',
    '2024-05-03 14:30 PST',
    '20240503163000',
    'May 2024',
  ])('leaves %p to people', (value) => {
    expect(readMoment(value)).toBeNull();
  });
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
