import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';

import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

/** The sheet's columns: row name, hot side, cold side, unit. On a phone the name stands above its row. */
export const sheetColumns = {
  phone: 'minmax(0, 1fr) minmax(0, 1fr) 7rem',
  wide: 'minmax(0, 1.05fr) minmax(0, 1fr) minmax(0, 1fr) 8.5rem',
};

export const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: sheetColumns.phone,
  borderTop: `1px solid ${colour.line}`,
  [media.tablet]: { gridTemplateColumns: sheetColumns.wide },
});
const name: CSSObject = {
  gridColumn: '1 / -1',
  alignSelf: 'center',
  padding: '0.625rem 0.75rem 0',
  fontWeight: 600,
  fontSize: size.small,
  lineHeight: 1.5,
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: colour.inkSoft },
  [media.tablet]: {
    gridColumn: 'auto',
    display: 'grid',
    alignContent: 'center',
    alignSelf: 'start',
    // Level with the input beside it, whatever stands below that.
    minHeight: 64,
    padding: '0.25rem 1rem',
    fontSize: size.body,
    lineHeight: 1.35,
  },
};
/** Name of a row; for a row with one field its label. */
export const Name = styled('div')(name);
export const Label = styled('label')(name);
// A field's note stands within it, below the typed text, which saves a blank line under each.
export const Cell = styled('div')({
  position: 'relative',
  '&:has(> [id$="-note"]:not(:empty)) .MuiInputBase-input': { paddingBlock: '0.125rem 1.3125rem' },
  '&:has(> [id$="-note"]:not(:empty)) .MuiNativeSelect-icon': { transform: 'translateY(-0.75rem)' },
  // Half as high, a unit leaves the lower half to the offer.
  '&:has(> [id$="-note"]:not(:empty) > button) .MuiInputBase-input': { paddingBlock: 0 },
  '&:has(> [id$="-note"]:not(:empty) > button) .MuiInputBase-root': { verticalAlign: 'top' },
  '&:has(> [id$="-note"]:not(:empty) > button) .MuiNativeSelect-icon': {
    top: 'calc(1.4375rem - 0.5em)',
    transform: 'translateY(-0.71875rem)',
  },
  padding: '0.5rem 0.375rem',
  [media.tablet]: { padding: '0.5rem 0.75rem' },
});
export const UnitCell = styled(Cell)({
  // A phone's column has room for `kgf/cm²` only with narrow edges.
  '--field-edge': '0.4375rem',
  '--field-arrow': '1.1875rem',
  [media.tablet]: { '--field-edge': '0.875rem', '--field-arrow': '2rem' },
});
export const ValueCell = styled(Cell)({
  '--field-edge': '0.5rem',
  [media.tablet]: { '--field-edge': '0.875rem' },
});
export const Problems = styled('div')({ gridColumn: '1 / -1', padding: '0 0.75rem 0.75rem' });
/** A unit that is mere text, level with the input beside it. */
export const FixedUnit = styled('span')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: '0.5rem',
  [media.tablet]: { paddingInline: '0.9375rem' },
});
