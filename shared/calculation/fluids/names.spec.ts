import * as fc from 'fast-check';

import { recognizeFluid } from './names.js';

describe('recognizeFluid without the other fluids', () => {
  it('knows water', () => {
    expect(recognizeFluid('냉각수')).toEqual({ kind: 'known', fluid: { id: 'water' }, notes: [] });
    for (const name of ['steam 6 bara', 'EG 40%']) expect(recognizeFluid(name)).toEqual({ kind: 'unknown' });
  });

  it('is told more by them, and nothing else', async () => {
    const words = [
      '물',
      '해수',
      '수',
      '증기',
      '5 bar',
      'EG',
      '30%',
      'hot',
      'oil',
      'water',
      'steam',
      '급수',
      'R22',
      '브라인',
      '경유',
    ];
    const names = fc
      .sample(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), 500)
      .map((each) => each.join(' '));
    const before = names.map((name) => recognizeFluid(name));
    await import('./every.js');
    const changed = names.filter((name, at) => JSON.stringify(recognizeFluid(name)) !== JSON.stringify(before[at]));
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter((name) => before[names.indexOf(name)]?.kind !== 'unknown')).toEqual([]);
  });
});
