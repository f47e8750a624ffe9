import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';

import type { ProofRow, ProofTable as ProofTableView } from '@shared/calculation/proofs/view';

import { Link } from '@/components/Link';
import { tokens } from '@/theme/tokens';

const { colour, size } = tokens;

/** On a phone the table moves within its own box. */
const Box = styled('div')({ overflowX: 'auto', background: colour.white, border: `1px solid ${colour.line}` });
// Its cells are plain: there are more than a thousand.
const Proofs = styled(Table)({
  width: '100%',
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '0.5rem 0.75rem',
    borderBottom: `1px solid ${colour.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: '5rem',
  },
  'thead th': { fontWeight: 600, color: colour.inkSoft, background: colour.mist },
  'tbody th': { minWidth: '9rem', fontWeight: 600 },
  'td:only-of-type': { minWidth: '14rem' },
  small: { display: 'block', maxWidth: '18rem', fontSize: '0.75rem', fontWeight: 400, color: colour.inkSoft },
  'tr[data-outside] td:last-child': { fontWeight: 700, color: colour.bad },
});

type ProofTableProps = { table: ProofTableView; titleId: string };

/** A row's name with the number of its source, and why it is outside. */
function RowName({ row: { name, source, note } }: { row: ProofRow }) {
  return (
    <th scope="row">
      {name}
      {source && (
        <small>
          <Link to={`#source-${source.id}`}>{source.label}</Link>
        </small>
      )}
      {note && <small>{note}</small>}
    </th>
  );
}

/** Values beside ours, a row each. */
export function ProofTable({ table: { columns, rows }, titleId }: ProofTableProps) {
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <Box role="group" aria-labelledby={titleId} tabIndex={0}>
      <Proofs>
        <TableHead>
          <tr>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- several columns are called the same
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move, and two designs are called the same
            <tr key={index} data-outside={row.isOutside || undefined}>
              <RowName row={row} />
              {row.cells.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column's
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </TableBody>
      </Proofs>
    </Box>
  );
}
