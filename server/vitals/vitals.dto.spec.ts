import type { Type } from '@nestjs/common';

import { AppError } from '../common/app-error.js';
import { validationPipe } from '../common/validation.js';

import { MeasuredVisitDto, VitalsReportDto } from './vitals.dto.js';

const visit = { page: '/products', language: 'ko', device: 'phone' };

const read = (metatype: Type, type: 'body' | 'query', value: unknown) =>
  validationPipe()
    .transform(value, { type, metatype })
    .catch((error: unknown) => (error instanceof AppError ? error.details.fields : error));

describe('a measured visit', () => {
  it('may have measured everything, something or nothing', async () => {
    const all = { ...visit, LCP: 1234.5, INP: 8, CLS: 0.0123, FCP: 0, TTFB: 600_000 };
    expect(await read(MeasuredVisitDto, 'body', all)).toEqual(all);
    expect(await read(MeasuredVisitDto, 'body', { ...visit, CLS: 600 })).toEqual({ ...visit, CLS: 600 });
    expect(await read(MeasuredVisitDto, 'body', visit)).toEqual(visit);
  });

  it.each([
    [{ LCP: -1 }, { LCP: 'invalid_number' }],
    [{ LCP: Number.NaN }, { LCP: 'invalid_number' }],
    [{ LCP: Infinity }, { LCP: 'invalid_number' }],
    [{ LCP: 600_001 }, { LCP: 'invalid_number' }],
    [{ CLS: 601 }, { CLS: 'invalid_number' }],
    [{ TTFB: '5' }, { TTFB: 'invalid_number' }],
    [{ FCP: [5] }, { FCP: 'invalid_number' }],
    [{ INP: { $inc: 1 } }, { INP: 'invalid_number' }],
    [{ device: 'fridge' }, { device: 'invalid_choice' }],
    [{ language: 'de' }, { language: 'invalid_choice' }],
    [{ page: 7 }, { page: 'wrong_type' }],
    [{ referrer: 'https://example.com' }, { referrer: 'unknown_field' }],
  ])('is refused with %j', async (change, fields) => {
    expect(await read(MeasuredVisitDto, 'body', { ...visit, ...change })).toEqual(fields);
  });
});

describe('what is asked of the speed', () => {
  it.each([
    [{}, { days: 28 }],
    [
      { days: '7', device: 'phone' },
      { days: 7, device: 'phone' },
    ],
  ])('is taken: %j', async (query, taken) => {
    expect(await read(VitalsReportDto, 'query', query)).toEqual(taken);
  });

  it.each([{ days: '8' }, { days: '07' }, { days: '' }, { device: '' }, { device: 'tablet' }])(
    'is refused: %j',
    async (query) => {
      const [name = ''] = Object.keys(query);
      expect(await read(VitalsReportDto, 'query', query)).toEqual({ [name]: 'invalid_choice' });
    },
  );
});
