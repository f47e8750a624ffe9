import { getContrastRatio } from '@mui/material/styles';

import { theme } from './theme';
import { tokens } from './tokens';

const { colour } = tokens;
const grounds = ['white', 'mist', 'coldTint', 'hotTint', 'goodTint', 'badTint'] as const;

/** The least contrast of small words, by WCAG AA. */
const LEAST = 4.5;

describe('the colours of words', () => {
  it.each(['ink', 'inkSoft', 'cold', 'coldDark', 'hot', 'caution', 'good', 'bad'] as const)(
    'can be read on every light ground: %s',
    (name) => {
      for (const ground of grounds)
        expect({ ground, ratio: getContrastRatio(colour[name], colour[ground]) >= LEAST }).toEqual({
          ground,
          ratio: true,
        });
    },
  );

  it.each(['primary', 'secondary', 'error', 'warning', 'success'] as const)(
    'can be read on the ground of %s',
    (name) => {
      const { main, contrastText } = theme.palette[name];
      expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
