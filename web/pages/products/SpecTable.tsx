import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

import { tokens } from '@/theme/tokens';

const { colour, media, size } = tokens;

const Specification = styled(Table)({
  borderTop: `2px solid ${colour.navy}`,
  fontSize: '0.9375rem',
  lineHeight: 1.55,
  caption: {
    paddingBottom: '0.75rem',
    fontSize: '1.0625rem',
    fontWeight: 700,
    color: colour.ink,
  },
  'th, td': {
    padding: '0.75rem 0.75rem 0.75rem 0',
    verticalAlign: 'top',
  },
  th: { width: '34%', fontWeight: 400, color: colour.inkSoft },
  small: { marginLeft: '0.375rem', fontSize: size.small, color: colour.inkSoft },
  'tr[data-figure] td': { fontWeight: 700 },
  'tr[data-figure] small': { fontWeight: 400 },
  [media.tablet]: { 'th, td': { padding: '0.8125rem 1rem 0.8125rem 0' }, th: { width: '11rem' } },
  '@media print': { fontSize: '0.8125rem', 'th, td': { padding: '0.2rem 0.5rem 0.2rem 0' } },
});

export type SpecRow = {
  label: string;
  value: string;
  note?: string;
  /** A given figure: stands out from what is chosen for each order. */
  isFigure?: boolean;
};

type SpecTableProps = {
  caption: string;
  /** Subject of the table: read with the caption, not shown. */
  subject: string;
  rows: readonly SpecRow[];
};

/** A specification, one line a property. */
export function SpecTable({ caption, subject, rows }: SpecTableProps) {
  return (
    <Specification aria-label={`${subject} – ${caption}`}>
      <caption>{caption}</caption>
      <TableBody>
        {rows.map(({ label, value, note, isFigure }) => (
          <TableRow key={label} data-figure={isFigure || undefined}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>
              {value}
              {note && <small>{note}</small>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Specification>
  );
}
