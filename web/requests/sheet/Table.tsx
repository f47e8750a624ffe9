import { styled } from '@mui/material/styles';

import { unitText } from '@server/calculation/words/figure-text';
import type { QuoteField, QuoteFields } from '@server/questionnaire/fields';
import { rowNames } from '@server/questionnaire/fields.text';
import { filledRows } from '@server/questionnaire/places';

import type { Language, Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { printed } from './printFit';
import { NO_VALUE, sheetTexts } from './sheet.text';

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
    '& th, & td': { paddingInline: '0.125rem' },
    '& col:nth-of-type(1)': { width: '30%' },
    '& col:nth-of-type(4)': { width: '18%' },
  },
  ...printed({ fontSize: '1em' }),
});

const Si = styled('span')({
  display: 'block',
  fontSize: tokens.size.small,
  fontWeight: 400,
  color: colour.inkSoft,
  overflowWrap: 'break-word',
  '@media screen and (max-width: 599px)': { fontSize: '0.75rem' },
  ...printed({
    display: 'inline',
    marginLeft: '0.75em',
    fontSize: '0.92em',
    color: '#000',
    '&[data-alone]': { marginLeft: 0 },
  }),
});

type QuoteSheetTableProps = { fields: QuoteFields; si: Partial<Record<QuoteField, string>>; language: Language };

/** The technical data: a row for each quantity, hot and cold side next to each other, each as typed and in SI. */
export function QuoteSheetTable({ fields, si, language }: QuoteSheetTableProps) {
  const text = (words: Localized) => words[language];
  const cell = (field: QuoteField) => (
    <td>
      {fields[field] || (si[field] ? '' : NO_VALUE)}
      {si[field] && <Si data-alone={!fields[field] || undefined}>{si[field]}</Si>}
    </td>
  );
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
        {filledRows(fields).map(({ name, hot, cold, unit, fixedUnit }) => (
          <tr key={name}>
            <th scope="row">{text(rowNames[name])}</th>
            {cell(hot)}
            {cell(cold)}
            <td>{(fixedUnit ?? (unit && unitText(fields[unit], language))) || NO_VALUE}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
