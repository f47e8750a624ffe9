import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

const Heading = styled(TableCell)({
  paddingBlock: '0.625rem',
  background: tokens.colour.mist,
  borderTop: `1px solid ${tokens.colour.line}`,
  fontWeight: 600,
  color: tokens.colour.inkSoft,
  whiteSpace: 'nowrap',
});

/** A row of an administrators' list. */
export const ListRow = styled(TableRow)({
  '&:hover': { background: tokens.colour.mist },
  '&:last-child td, &:last-child th': { borderBottom: 0 },
});

type ListTableProps = {
  label: string;
  /** What the columns are called, by their keys. */
  columns: Readonly<Record<string, Localized>>;
  /** Key of a column of numbers, which stand on the right. */
  numbers?: string;
  /** Rows with pictures need less room around them. */
  isDense?: boolean;
  /** A `ListRow` each. */
  children: ReactNode;
};

/** An administrators' list where there is room for a table. */
export function ListTable({ label, columns, numbers, isDense = false, children }: ListTableProps) {
  const text = useText();
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { paddingInline: 1.5, borderColor: tokens.colour.line },
        ...(isDense && { '& tbody :is(td, th)': { paddingBlock: 1 } }),
        // In line with the head of the list.
        '& :is(td, th):not(td + *, th + *)': { paddingLeft: 3 },
        '& :is(td, th):last-child': { paddingRight: 3 },
      }}
    >
      <TableHead>
        <TableRow>
          {Object.entries(columns).map(([column, words]) => (
            <Heading key={column} scope="col" align={column === numbers ? 'right' : 'left'}>
              {text(words)}
            </Heading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}
