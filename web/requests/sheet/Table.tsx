import { styled } from '@mui/material/styles';

import { unitText } from '@shared/calculation/words/figure-text';
import type { Group, QuoteField, QuoteFields } from '@shared/questionnaire/fields';
import { groupNames, rowNames } from '@shared/questionnaire/fields.text';
import type { SheetRow, SingleRow } from '@shared/questionnaire/places';

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
  'table + &': { marginTop: '0.75em' },
  '& th:first-of-type': { paddingLeft: 0 },
  '& thead th': { borderTop: 0, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 400, color: colour.inkSoft },
  '& td': { fontWeight: 500 },
  '& col:nth-of-type(1)': { width: '30%' },
  '& col:last-of-type': { width: '16%' },
  '@media screen and (max-width: 599px)': {
    fontSize: tokens.size.small,
    '& th, & td': { paddingInline: '0.125rem' },
    '& col:nth-of-type(1)': { width: '30%' },
    '& col:last-of-type': { width: '18%' },
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

type Shown = { fields: QuoteFields; si: Partial<Record<QuoteField, string>>; language: Language };

/** A value as typed, and in SI unless that says the same again. */
function Cell({ field, unit, fields, si }: Pick<Shown, 'fields' | 'si'> & { field: QuoteField; unit: string }) {
  const typed = fields[field];
  const converted = si[field] === `${typed} ${unit}` ? undefined : si[field];
  return (
    <td>
      {typed || (converted ? '' : NO_VALUE)}
      {converted && <Si data-alone={!typed || undefined}>{converted}</Si>}
    </td>
  );
}

const unitOf = ({ unit, fixedUnit }: SheetRow | SingleRow, { fields, language }: Pick<Shown, 'fields' | 'language'>) =>
  (fixedUnit ?? (unit && unitText(fields[unit], language))) || NO_VALUE;

/** The rows of a group with one value each, named by the group. */
export function QuoteSheetGroup({ group, rows, ...shown }: Shown & { group: Group; rows: readonly SingleRow[] }) {
  const text = (words: Localized) => words[shown.language];
  return (
    <Table>
      <colgroup>
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{text(groupNames[group])}</th>
          <th scope="col">{text(sheetTexts.value)}</th>
          <th scope="col">{text(sheetTexts.unit)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{text(rowNames[row.name])}</th>
            <Cell field={row.value} unit={unitOf(row, shown)} {...shown} />
            <td>{unitOf(row, shown)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The technical data: a row for each quantity, hot and cold side next to each other, each as typed and in SI. */
export function QuoteSheetTable({ rows, ...shown }: Shown & { rows: readonly SheetRow[] }) {
  const text = (words: Localized) => words[shown.language];
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
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{text(rowNames[row.name])}</th>
            <Cell field={row.hot} unit={unitOf(row, shown)} {...shown} />
            <Cell field={row.cold} unit={unitOf(row, shown)} {...shown} />
            <td>{unitOf(row, shown)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
