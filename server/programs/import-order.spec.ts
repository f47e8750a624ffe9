import { resolve } from 'node:path';

import { readOrder } from './import-order.js';

describe('readOrder', () => {
  it('takes an export that is tried or brought over, or a run to be taken back', () => {
    expect(readOrder(['export'])).toEqual({
      path: resolve('export'),
      files: undefined,
      report: undefined,
      isApplied: false,
    });
    expect(readOrder(['export', '--files', 'storage', '--report', 'out', '--apply'])).toEqual({
      path: resolve('export'),
      files: resolve('storage'),
      report: resolve('out'),
      isApplied: true,
    });
    expect(readOrder(['--undo', '20261124-110552'])).toEqual({ undo: '20261124-110552' });
  });

  it.each(['', 'a b', '--undo', '--apply --undo x', '--what'])('explains how it is called: "%s"', (words) => {
    expect(() => readOrder(words.split(' ').filter(Boolean))).toThrow('npm run import -- EXPORT');
  });
});
