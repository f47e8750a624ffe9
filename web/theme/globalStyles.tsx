import GlobalStyles from '@mui/material/GlobalStyles';

import { tokens } from './tokens';

/** Page-wide rules, and those of each language: Korean breaks lines between words, English hyphenates nowhere. */
export const globalStyles = (
  <GlobalStyles
    styles={{
      html: { scrollPaddingTop: 130, textSizeAdjust: '100%' },
      body: { minWidth: 320, fontFeatureSettings: '"tnum" 0' },
      'body.lang-ko': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
      'body.lang-en': { overflowWrap: 'break-word' },
      'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
      ':focus-visible': { outline: `3px solid ${tokens.colour.hotBright}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    }}
  />
);
