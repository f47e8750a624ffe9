import { styled } from '@mui/material/styles';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { hiddenWords } from '@/components/hiddenWords';
import { Link } from '@/components/Link';
import { position } from '@/components/scale';
import type { Scale } from '@/components/scale';
import { tokens } from '@/theme/tokens';

import { RangeBar } from './RangeBar';
import type { Range } from './RangeBar';

const { colour, radius, size } = tokens;

/** From here on all measures stand side by side; below, one at a time is chosen. */
const SIDE_BY_SIDE = '@media (min-width: 760px), print';
const ONE_AT_A_TIME = '@media screen and (max-width: 759.98px)';

const Box = styled('div')({
  [ONE_AT_A_TIME]: Object.fromEntries(
    [0, 1, 2].map((measure) => [
      `&:has(input[value="${measure}"]:checked) [data-measure]:not([data-measure="${measure}"])`,
      { display: 'none' },
    ]),
  ),
});
const Choice = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: '0 0 1.25rem',
  padding: 0,
  border: `1px solid ${colour.steel}`,
  borderRadius: radius.small,
  [SIDE_BY_SIDE]: { display: 'none' },
  legend: hiddenWords,
  label: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 48,
    padding: '0.25rem',
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    color: colour.ink,
    background: colour.white,
    cursor: 'pointer',
  },
  'label + label': { borderLeft: `1px solid ${colour.steel}` },
  'label:has(:checked)': { color: colour.white, background: colour.navy },
  '@media (forced-colors: active)': { 'label:has(:checked)': { textDecoration: 'underline' } },
  'label:has(:focus-visible)': { outline: `3px solid ${colour.cold}`, outlineOffset: 2, zIndex: 1 },
  // The label says which one is chosen.
  '.MuiRadio-root': { position: 'absolute', inset: 0, opacity: 0 },
});
const Ranges = styled(Table)({
  tableLayout: 'fixed',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  caption: hiddenWords,
  'th, td': { padding: 0, border: 0, fontWeight: 400 },
  'tbody tr': { borderTop: `1px solid ${colour.line}`, breakInside: 'avoid' },
  'tbody tr:last-of-type': { borderBottom: `1px solid ${colour.line}` },
  'thead th': { verticalAlign: 'bottom', paddingBottom: '0.5rem', fontWeight: 700, color: colour.ink },
  'tbody th': { paddingRight: '0.75rem', fontWeight: 600 },
  // The head of the rows with words, and their words.
  '[scope="rowgroup"]': { paddingBlock: '2rem 0.625rem', fontSize: '1.0625rem', fontWeight: 700 },
  'td[colspan]': { paddingBlock: '0.625rem', color: colour.inkSoft },
  'td b': { marginRight: '0.75rem', fontWeight: 700, color: colour.ink },
  '[data-measure]': { paddingRight: 'clamp(0.25rem, 2.2vw, 2.25rem)' },
  '[data-measure]:last-of-type': { paddingRight: 0 },
  '[data-measure="0"]': { '--grid': 'var(--grid-0)' },
  '[data-measure="1"]': { '--grid': 'var(--grid-1)' },
  '[data-measure="2"]': { '--grid': 'var(--grid-2)' },
  [ONE_AT_A_TIME]: {
    '[data-measure]': { paddingRight: 0 },
    // Too long for half a phone: the family's section has it.
    'td b + span': { display: 'none' },
    // Together the whole width: columns not shown take none of it.
    'thead th:first-of-type': { width: '38%' },
    'thead th[data-measure]': { width: '62%' },
  },
  [SIDE_BY_SIDE]: { 'thead th:first-of-type': { width: '19%' } },
  '@media print': {
    fontSize: '0.75rem',
    '[scope="rowgroup"]': { paddingBlock: '0.5rem 0.25rem' },
    'td[colspan]': { paddingBlock: '0.25rem' },
  },
});
const NameLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  color: colour.cold,
  textUnderlineOffset: 3,
  '&:not(:hover)': { textDecoration: 'none' },
  '@media print': { minHeight: 24, color: colour.ink },
});
const Axis = styled('div')({
  position: 'relative',
  height: '1.25rem',
  marginTop: '0.375rem',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: colour.inkSoft,
  span: { position: 'absolute', top: 0, whiteSpace: 'nowrap' },
});
const Note = styled('p')({ margin: '1rem 0 0', fontSize: size.small, lineHeight: 1.6, color: colour.inkSoft });

/** A quantity that is compared: its scale and the places marked on it. */
export type Measure = {
  name: string;
  /** The name with its unit, above the scale. */
  heading: string;
  scale: Scale;
  marks: readonly number[];
  /** Drawn in the colours of cold and hot. */
  isThermal?: boolean;
};

type RangeTableProps = {
  caption: string;
  rowTitle: string;
  /** Names the choice of one measure on narrow screens. */
  choiceTitle: string;
  measures: readonly [Measure, Measure, Measure];
  /** Rows with ranges, one for each measure; `none` is said where one is missing. */
  rows: readonly { to: string; name: string; ranges: readonly (Range | undefined)[] }[];
  none: string;
  /** Rows that have words in place of ranges. */
  others: { title: string; rows: readonly { to: string; name: string; figure?: string; remark: string }[] };
  /** Below the table. */
  note: string;
};

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))}%`;

/** Fine lines at a scale's marks, as a background. */
function gridOf({ scale, marks }: Measure): string {
  return marks
    .map(
      (mark) =>
        `linear-gradient(${colour.line}, ${colour.line}) ${percent(position(mark, scale))} 0 / 1px 100% no-repeat`,
    )
    .join(', ');
}

const shiftOf = (fraction: number) => `translateX(-${percent(fraction)})`;

function MeasureHead({ measure: { heading, scale, marks }, index }: { measure: Measure; index: number }) {
  return (
    <TableCell data-measure={index}>
      {heading}
      <Axis aria-hidden>
        {marks.map((mark) => {
          const place = position(mark, scale);
          return (
            <span key={mark} style={{ left: percent(place), transform: shiftOf(place) }}>
              {String(mark).replace('-', '−')}
            </span>
          );
        })}
      </Axis>
    </TableCell>
  );
}

/**
 * Things compared by three measures: a table whose cells draw each figure on the measure's common scale. If it is too
 * narrow for three columns the visitor chooses one; that needs no script.
 */
export function RangeTable({ caption, rowTitle, choiceTitle, measures, rows, none, others, note }: RangeTableProps) {
  const grids = Object.fromEntries(measures.map((measure, index) => [`--grid-${index}`, gridOf(measure)]));
  return (
    <Box>
      <Choice>
        <legend>{choiceTitle}</legend>
        {measures.map(({ name }, index) => (
          <label key={name}>
            <Radio name="measure" value={index} defaultChecked={index === 0} disableRipple />
            {name}
          </label>
        ))}
      </Choice>
      <Ranges style={grids}>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{rowTitle}</TableCell>
            {measures.map((measure, index) => (
              <MeasureHead key={measure.name} measure={measure} index={index} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ to, name, ranges }) => (
            <TableRow key={to}>
              <TableCell component="th" scope="row">
                <NameLink to={to}>{name}</NameLink>
              </TableCell>
              {measures.map((measure, index) => (
                <TableCell key={measure.name} data-measure={index}>
                  <RangeBar range={ranges[index]} scale={measure.scale} isThermal={measure.isThermal} none={none} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="rowgroup" colSpan={4}>
              {others.title}
            </TableCell>
          </TableRow>
          {others.rows.map(({ to, name, figure, remark }) => (
            <TableRow key={to}>
              <TableCell component="th" scope="row">
                <NameLink to={to}>{name}</NameLink>
              </TableCell>
              <TableCell colSpan={3}>
                <b>{figure ?? '—'}</b>
                <span>{remark}</span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Ranges>
      <Note>{note}</Note>
    </Box>
  );
}
