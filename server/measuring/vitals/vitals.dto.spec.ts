import { AppError } from '../../platform/common/app-error.js';
import { validationPipe } from '../../platform/common/validation.js';

import { MeasuredVisitDto } from './vitals.dto.js';

const visit = { page: '/products', language: 'ko', device: 'phone' };

const read = (value: unknown) =>
  validationPipe()
    .transform(value, { type: 'body', metatype: MeasuredVisitDto })
    .catch((error: unknown) => (error instanceof AppError ? error.details.fields : error));

describe('a measured visit', () => {
  it('may have measured everything, something or nothing', async () => {
    const all = { ...visit, LCP: 1234.5, INP: 8, CLS: 0.0123, FCP: 0, TTFB: 600_000 };
    expect(await read(all)).toEqual(all);
    expect(await read({ ...visit, CLS: 600 })).toEqual({ ...visit, CLS: 600 });
    expect(await read(visit)).toEqual(visit);
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
    expect(await read({ ...visit, ...change })).toEqual(fields);
  });
});
