import GlobalStyles from '@mui/material/GlobalStyles';

/** Marks the one thing on the page that is printed. */
export const SHEET_ATTRIBUTE = 'data-print-sheet';

const sheet = `[${SHEET_ATTRIBUTE}]`;

/**
 * While a sheet is on screen, printing gives that sheet alone on A4: everything that is neither the sheet, in it nor
 * around it goes, and what is around it gives up its space. `--print-size` is the type size in pt.
 */
export const sheetPrintStyles = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A4', margin: '12mm' },
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
        [sheet]: {
          padding: '0 !important',
          border: '0 !important',
          fontSize: 'calc(var(--print-size) * 1pt)',
          lineHeight: 1.4,
          color: '#000',
        },
        [`${sheet} h2`]: { fontSize: '1.7em !important' },
        [`${sheet} h3`]: { fontSize: '1.1em !important', margin: '1em 0 0.25em !important' },
        [`${sheet} p`]: { fontSize: '1em !important', lineHeight: 1.4 },
        [`${sheet} a`]: { color: 'inherit !important', textDecoration: 'none' },
        [`${sheet} dl`]: { gridTemplateColumns: '1fr 1fr !important' },
        [`${sheet} dl > div`]: { gridTemplateColumns: '30% 1fr !important', padding: '0.35em 0 !important' },
        [`${sheet} th, ${sheet} td`]: { paddingBlock: '0.35em !important' },
      },
    }}
  />
);
