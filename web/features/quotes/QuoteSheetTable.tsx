import { styled } from '@mui/material/styles';

import type { QuoteFields } from '@server/quotes/quotes.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { NO_VALUE, sheetTexts } from './quoteInboxRequest.text';
import { sheetRows } from './quoteInboxSheetRows';

const { colour } = tokens;

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '0.5em 0.5em',
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { paddingLeft: 0 },
  '& thead th': { borderTop: 0, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 400, color: colour.inkSoft },
  '& td': { fontWeight: 500 },
  '& col:nth-of-type(1)': { width: '30%' },
  '& col:nth-of-type(4)': { width: '16%' },
  '@media screen and (max-width: 599px)': {
    fontSize: tokens.size.small,
    '& th, & td': { paddingInline: '0.25rem' },
    '& col:nth-of-type(1)': { width: '34%' },
    '& col:nth-of-type(4)': { width: '19%' },
  },
});

/** The technical data: a row for each quantity, hot and cold side next to each other. */
export function QuoteSheetTable({ fields }: { fields: QuoteFields }) {
  const text = useText();
  return (
    <Table>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{text(sheetTexts.item)}</th>
          <th scope="col" style={{ borderBottom: `2px solid ${colour.hot}`, color: colour.hot }}>
            {text(sheetTexts.hot)}
          </th>
          <th scope="col" style={{ borderBottom: `2px solid ${colour.cold}`, color: colour.cold }}>
            {text(sheetTexts.cold)}
          </th>
          <th scope="col">{text(sheetTexts.unit)}</th>
        </tr>
      </thead>
      <tbody>
        {sheetRows.map(({ name, hot, cold, unit }) => (
          <tr key={name}>
            <th scope="row">{text(sheetTexts[name])}</th>
            <td>{fields[hot] || NO_VALUE}</td>
            <td>{fields[cold] || NO_VALUE}</td>
            <td>{(unit && fields[unit]) || NO_VALUE}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
