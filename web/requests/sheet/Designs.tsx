import { styled } from '@mui/material/styles';

import type { DesignTable } from '@shared/calculation/words/report-designs';

import { tokens } from '@/theme/tokens';

import { printed } from './printFit';

const { colour } = tokens;

/** On screen only: on paper nine more rows would make all of the type small. */
const Details = styled('details')({
  marginTop: '1em',
  '& summary': { minHeight: 44, alignContent: 'center', fontWeight: 500, cursor: 'pointer', color: colour.coldDark },
  '& ul': { margin: '0.75em 0 0', paddingLeft: '1.25em', color: colour.inkSoft, fontSize: tokens.size.small },
  ...printed({ display: 'none' }),
});
// Its own width, however wide the table is.
const Scroll = styled('div')({ contain: 'inline-size', overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.size.small,
  '& th, & td': {
    padding: '0.375em 0.75em 0.375em 0',
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& thead th': { borderTop: 0, minWidth: '4em', whiteSpace: 'normal', overflowWrap: 'normal', wordBreak: 'keep-all' },
  '& tbody th': { fontWeight: 400, color: colour.inkSoft },
});

type QuoteSheetDesignsProps = { designs: DesignTable; title: string };

/** Folded away: every plate by every correlation, and what these hold for. */
export function QuoteSheetDesigns({ designs: { heads, rows, notes }, title }: QuoteSheetDesignsProps) {
  return (
    <Details>
      <summary>{title}</summary>
      <Scroll role="group" tabIndex={0} aria-label={title}>
        <Table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ plate, correlation, cells }) => (
              <tr key={plate + correlation}>
                <th scope="row">{plate}</th>
                <td>{correlation}</td>
                {cells.map((cell, index) => (
                  <td key={heads[index + 2]} colSpan={cells.length === 1 ? heads.length - 2 : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Details>
  );
}
