import '@shared/calculation/fluids/every';
import { recognizeFluid } from '@shared/calculation/fluids/names';

import { fluidNames } from './fluidNames.text';

describe('the suggested names of fluids', () => {
  it.each(fluidNames)('$ko and $en are understood alike, without a question', ({ ko, en }) => {
    expect(recognizeFluid(ko)).toMatchObject({ kind: 'known' });
    const [korean, english] = [recognizeFluid(ko), recognizeFluid(en)].map((found) => JSON.stringify(found));
    expect(english).toBe(korean);
  });

  it('stand once each', () => {
    const all = fluidNames.flatMap(({ ko, en }) => [ko, en]);
    expect(new Set(all).size).toBe(all.length);
  });
});
