import GlobalStyles from '@mui/material/GlobalStyles';

import { tokens } from './tokens';

/** Page-wide rules, and those of each language: Korean breaks lines between words, English hyphenates nowhere. */
export const globalStyles = (
  <GlobalStyles
    styles={{
      // Room for the fixed header above and the quick menu below whatever is jumped to or takes the focus.
      html: {
        scrollPaddingTop: 130,
        scrollPaddingBottom: 96,
        textSizeAdjust: '100%',
        // Nothing is fixed there.
        [tokens.media.low]: { scrollPaddingBlock: 16 },
      },
      // The page behind a popup stands still, and keeps its width without the scrollbar; on phones popups fill the screen.
      'html:has([aria-modal="true"])': { overflow: 'hidden', [tokens.media.tablet]: { scrollbarGutter: 'stable' } },
      body: { minWidth: 320, fontFeatureSettings: '"tnum" 0' },
      'body.lang-ko': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
      'body.lang-en': { overflowWrap: 'break-word' },
      // No word alone on the last line.
      'p, li, dd': { textWrap: 'pretty' },
      'img, svg': { display: 'block', maxWidth: '100%', height: 'auto' },
      // Orange stands out on navy only; dark bands set --focus, see `onNavy`.
      // A page fades in over the one before, below the frame; it can be clicked from the start.
      '::view-transition': { pointerEvents: 'none' },
      '::view-transition-group(*)': { animationDuration: tokens.duration.quick },
      '::view-transition-old(.frame)': { display: 'none' },
      '::view-transition-new(.frame)': { animation: 'none' },
      ':focus-visible': { outline: `3px solid var(--focus, ${tokens.colour.cold})`, outlineOffset: 2 },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      // Contrast themes of Windows know no grounds and no shadows: lines say what is chosen, current or wrong.
      '@media (forced-colors: active)': {
        ':root :is([aria-selected="true"], [aria-pressed="true"], [aria-current]):not(:focus-visible)': {
          outline: '2px solid Highlight',
          outlineOffset: -4,
        },
        ':root [aria-invalid="true"]:not(:focus-visible)': { outline: '2px dashed CanvasText', outlineOffset: -4 },
        ':root .MuiButton-contained': { border: '1px solid ButtonText' },
        // Drawings keep their colours, as on paper.
        ':is(svg[role="img"], [data-family] > svg)': {
          background: tokens.colour.white,
          '&, & text': { forcedColorAdjust: 'none' },
        },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
      },
    }}
  />
);
