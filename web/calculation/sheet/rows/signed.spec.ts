import { sheetRows, singleRows } from '@shared/questionnaire/places';

import { isSigned, withOtherSign } from './signed';

describe('withOtherSign', () => {
  it.each([
    ['5', '-5'],
    ['-5', '5'],
    ['−12.5 °C', '12.5 °C'],
    ['+7', '-7'],
    [' 7', '-7'],
    ['', '-'],
    ['-', ''],
  ])('turns %j into %j', (typed, turned) => expect(withOtherSign(typed)).toBe(turned));
});

it('temperatures alone may lie below zero', () => {
  expect([...sheetRows, ...singleRows].filter(isSigned).map(({ name }) => name)).toEqual([
    'tempIn',
    'tempOut',
    'designTemp',
    'lowestTemp',
    'highestTemp',
    'coilTemp',
    'tankTemp',
  ]);
});
