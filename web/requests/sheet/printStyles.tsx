import GlobalStyles from '@mui/material/GlobalStyles';

import { MARGIN, measuredSheet, SHEET_ATTRIBUTE } from './printFit';

const sheet = `[${SHEET_ATTRIBUTE}]`;

/** The sheet itself on paper; `--print-size` is the type size in pt. */
const onPaper = (selector: string) => ({
  [selector]: {
    padding: '0 !important',
    border: '0 !important',
    fontSize: 'calc(var(--print-size, 9) * 1pt)',
    lineHeight: 1.35,
    color: '#000',
  },
  [`${selector} h2`]: { fontSize: '1.7em !important' },
  [`${selector} h3`]: { fontSize: '1.1em !important', margin: '0.8em 0 0.25em !important' },
  [`${selector} p`]: { fontSize: '1em !important', lineHeight: 1.35 },
  [`${selector} a`]: { color: 'inherit !important', textDecoration: 'none' },
  [`${selector} dl`]: { gridTemplateColumns: '1fr 1fr !important' },
  [`${selector} dl > div`]: { gridTemplateColumns: '30% 1fr !important', padding: '0.3em 0 !important' },
  [`${selector} th, ${selector} td`]: { paddingBlock: '0.25em !important' },
});

/**
 * While a sheet is on screen, printing gives that sheet alone on A4: everything that is neither the sheet, in it nor
 * around it goes, and what is around it gives up its space.
 */
export const sheetPrintStyles = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: `${MARGIN}mm` },
      '@media print': {
        [`body *:not(${sheet}, ${sheet} *, :has(${sheet}))`]: { display: 'none !important' },
        [`body, body *:has(${sheet})`]: {
          display: 'block !important',
          position: 'static !important',
          width: 'auto !important',
          minWidth: '0 !important',
          maxWidth: 'none !important',
          minHeight: '0 !important',
          margin: '0 !important',
          padding: '0 !important',
          border: '0 !important',
          background: 'none !important',
          overflow: 'visible !important',
        },
        ...onPaper(sheet),
      },
      ...onPaper(measuredSheet),
    }}
  />
);
