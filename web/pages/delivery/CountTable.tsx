import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { tokens } from '@/theme/tokens';

const { colour, media, radius, size } = tokens;

const Counts = styled(Table)({
  borderCollapse: 'separate',
  borderSpacing: 3,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: '0.75rem', fontSize: '1rem', fontWeight: 700, color: colour.ink },
  '& th, & td': { border: 0 },
  '& th': { fontWeight: 600, color: colour.inkSoft },
  '& thead th': { padding: '0 0 0.25rem', fontSize: '0.75rem', textAlign: 'center' },
  '& thead th:first-of-type, & thead th:last-of-type': { textAlign: 'left' },
  '& thead th:last-of-type': { paddingLeft: '0.25rem' },
  '& tbody th': { padding: '0 0.375rem 0 0', textAlign: 'left', color: colour.ink },
  '& td': { height: '2.125rem', padding: '0 0.25rem', borderRadius: radius.small, textAlign: 'center' },
  [media.tablet]: { '& thead th': { fontSize: size.small }, '& tbody th': { width: '34%' } },
});
const Total = styled(TableCell)({ fontWeight: 700, color: colour.ink, [media.tablet]: { width: '26%' } });
/** Grows from the left of its cell, the figure at its end; on phones there is room for the figure only. */
const Bar = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  '& > span': {
    display: 'none',
    flex: 'none',
    height: '0.875rem',
    borderRadius: '0 2px 2px 0',
    background: colour.cold,
    [media.tablet]: { display: 'block' },
  },
});

/** Shades of the cold blue: the words on them keep their contrast. */
const shades = ['transparent', '#e6effa', '#cfe0f6', '#b3cef0', '#93b9ea'] as const;

type CountTableProps = {
  caption: string;
  /** Heads of the row names, of the columns and of the sums. */
  rowTitle: string;
  columns: readonly string[];
  totalTitle: string;
  rows: readonly { name: string; counts: readonly number[]; total: number }[];
};

/** Counts by row and column, the larger the darker, with the sum of each row as a bar. */
export function CountTable({ caption, rowTitle, columns, totalTitle, rows }: CountTableProps) {
  const largest = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <Counts>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{rowTitle}</TableCell>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
          <TableCell>{totalTitle}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, counts, total }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {counts.map((count, index) => (
              <TableCell key={columns[index]} style={{ background: shades[Math.min(count, shades.length - 1)] }}>
                {count}
              </TableCell>
            ))}
            <Total>
              <Bar>
                <span style={{ width: `calc(${total / largest} * (100% - 2rem))` }} />
                {total}
              </Bar>
            </Total>
          </TableRow>
        ))}
      </TableBody>
    </Counts>
  );
}
