import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';

import { hiddenWords } from '@/components/hiddenWords';
import { unspoken } from '@/components/unspoken';
import { tokens } from '@/theme/tokens';

const { colour, media, size, duration } = tokens;

/** From this width on posts stand in rows, below it in cards. */
const inRows = '@media (min-width: 700px)';

// Rows are grids: columns keep their widths whatever is in them, and the same markup makes cards on phones. Browsers
// then forget that this is a table, so every part says its role itself.
const columns = '4.5rem minmax(0, 1fr) 7.5rem 7rem 5rem';

const rowHeight = { card: '5.75rem', row: '4.25rem' };

/** Keeps the place of `--rows` rows, so that nothing below moves when the list comes or its last page is shorter. */
export const RowsPlace = styled('div')({
  minHeight: `calc(var(--rows) * ${rowHeight.card})`,
  [inRows]: { minHeight: `calc(var(--rows) * ${rowHeight.row} + 3rem)` },
});
export const Table = styled(MuiTable)({ display: 'block', width: '100%', borderBottom: `1px solid ${colour.line}` });
export const Head = styled(TableHead)({
  display: 'block',
  borderTop: `2px solid ${colour.navy}`,
  [`@media not all and (min-width: 700px)`]: { ...hiddenWords, borderTop: 0 },
});
export const HeadRow = styled(TableRow)({
  display: 'grid',
  gridTemplateColumns: columns,
  background: colour.mist,
  borderBottom: `1px solid ${colour.line}`,
});
export const HeadCell = styled(TableCell)({
  border: 0,
  padding: '0.75rem 0.5rem',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  color: colour.inkSoft,
  textAlign: 'center',
  '&[data-column="title"]': { paddingLeft: '1rem', textAlign: 'start' },
});
export const Body = styled(TableBody)({
  display: 'block',
  transition: `opacity ${duration.quick}`,
  borderTop: `2px solid ${colour.navy}`,
  // A quick refresh should not be seen at all.
  '&[aria-busy="true"]': { opacity: 0.5, transitionDelay: '0.3s' },
  [inRows]: { borderTop: 0 },
});
export const Row = styled(TableRow)({
  position: 'relative', // for the focus ring of its link
  display: 'grid',
  gridTemplateColumns: 'auto auto auto 1fr',
  alignContent: 'center',
  gap: '0.375rem 0.75rem',
  minHeight: rowHeight.card,
  padding: '0.875rem 0.25rem',
  fontSize: size.small,
  lineHeight: 1.45,
  color: colour.inkSoft,
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '&[data-opens]': { cursor: 'pointer' },
  '&[data-opens]:hover': { background: colour.mist },
  [inRows]: {
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: 0,
    minHeight: rowHeight.row,
    padding: 0,
    fontSize: '0.9375rem',
  },
});
export const Cell = styled(TableCell)({
  border: 0,
  gridRow: 2,
  padding: 0,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Cards have no header row; what a bare number means stands before it. Screen readers know it from the table.
  '&[data-label]::before': { content: unspoken('attr(data-label) " "') },
  [inRows]: {
    gridRow: 'auto',
    paddingInline: '0.5rem',
    textAlign: 'center',
    '&[data-label]::before': { content: 'none' },
  },
});
export const TitleCell = styled(TableCell)({
  border: 0,
  gridRow: 1,
  gridColumn: '1 / -1',
  minWidth: 0,
  padding: 0,
  color: colour.ink,
  [inRows]: { gridRow: 'auto', gridColumn: 'auto', padding: '0.625rem 1rem' },
});
export const TitleLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  // Its marks are too many to stand beside a long title.
  '&[data-wraps]': { flexWrap: 'wrap', rowGap: '0.25rem' },
  [media.desktop]: { '&[data-wraps]': { flexWrap: 'nowrap' } },
});
/** The facts of a tender, below its title. */
export const Facts = styled('div')({
  fontSize: size.small,
  lineHeight: 1.45,
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
});
export const Title = styled(Link)({
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: size.body,
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'tr:hover &': { color: colour.cold },
  '&:focus-visible': { outline: 'none' },
  // The whole row is what opens.
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    outline: `3px solid ${colour.cold}`,
    outlineOffset: -3,
    pointerEvents: 'none',
  },
  [inRows]: { fontWeight: 500 },
});
export const NoticeCell = styled(TableCell)({
  border: 0,
  gridColumn: '1 / -1',
  padding: 'clamp(3rem, 2rem + 4vw, 5rem) 1rem',
  textAlign: 'center',
  color: colour.inkSoft,
  '& strong': { display: 'block', fontSize: size.body, fontWeight: 600, color: colour.ink },
  '& button': { marginTop: '1rem' },
});
/** Below the titles. One for a whole row: these cells are the first that a slow phone draws. */
export const SkeletonCell = styled(TableCell)({
  border: 0,
  gridColumn: '1 / -1',
  padding: 0,
  [inRows]: { paddingLeft: '5.5rem' },
});
