import { changeTimes } from './changed-pages.js';

const [earlier, now] = ['2026-11-01T00:00:00.000Z', '2026-11-28T00:00:00.000Z'];

it('pages keep the time of their last change until they change again', () => {
  const made = new Map([
    ['/ko', 'as it comes'],
    ['/ko/esg', 'as it was'],
    ['/ko/products', 'other'],
    ['/ko/new', 'new'],
  ]);
  const shown = {
    '/ko': { etag: 'as it comes' },
    '/ko/esg': { etag: 'as it was', changedAt: earlier },
    '/ko/products': { etag: 'before', changedAt: earlier },
  };
  expect(changeTimes(made, shown, now)).toEqual({ '/ko/esg': earlier, '/ko/products': now, '/ko/new': now });
});
