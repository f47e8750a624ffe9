import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

import type { OffersCheck } from '@shared/calculation/offers/offer-check.types';
import { NOTHING } from '@shared/calculation/words/figures';
import { offerTexts } from '@shared/calculation/words/offers';
import { offerBands, offerRows } from '@shared/calculation/words/offers-report';
import type { OfferCell } from '@shared/calculation/words/offers-report';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { offerCheckTexts } from './offerCheck.text';
import { columns, corner, headRow, offerHead } from './offerStyles';

const { colour, media, size } = tokens;

// A grid as the fields above it; the roles say that it is a table still.
const Results = styled(Table)({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  '& thead, & tbody': { display: 'block' },
  '& th, & td': { display: 'block', border: 0 },
  '& thead tr': headRow,
  '& thead th': { fontSize: size.small, fontWeight: 700, lineHeight: 'inherit' },
  '& thead th:first-of-type': corner,
  '& thead th:not(:first-of-type)': offerHead,
  '& tbody tr': { ...columns, borderTop: `1px solid ${colour.line}` },
  '& tbody th': {
    gridColumn: '1 / -1',
    padding: '0.5rem 0.75rem 0',
    fontWeight: 600,
    [media.tablet]: { gridColumn: 'auto', padding: '0.75rem 1rem', fontSize: size.body, lineHeight: 1.35 },
  },
  '& tbody td': {
    minHeight: '3.25rem',
    padding: '0.25rem 0.5rem 0.625rem',
    textAlign: 'center',
    lineHeight: 1.35,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    [media.tablet]: { padding: '0.75rem' },
  },
});
const Band = styled('small')({ display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: colour.inkSoft });
const Value = styled('span')({
  display: 'block',
  fontWeight: 600,
  [media.tablet]: { fontSize: size.body },
  '&[data-mood="doubtful"]': { color: colour.hot },
  '&[data-mood="good"]': { color: colour.good },
});
const Note = styled('span')({ display: 'block', fontSize: '0.75rem', color: colour.inkSoft });

const moodOf = ({ isDoubtful }: OfferCell) => (isDoubtful === undefined ? undefined : isDoubtful ? 'doubtful' : 'good');

/** Findings about the offers, side by side. */
export function OfferResults({ check }: { check: OffersCheck }) {
  const text = useText();
  const language = useLanguage();
  const bands = offerBands(check, language);
  return (
    <Results role="table" aria-label={text(offerCheckTexts.results)}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell role="columnheader" scope="col">
            {text(offerCheckTexts.results)}
          </TableCell>
          {check.offers.map(({ number }) => (
            <TableCell key={number} role="columnheader" scope="col">
              {text(offerTexts.offer)(number)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {offerRows(check.offers, language).map(({ id, name, cells }) => (
          <TableRow key={id} role="row">
            <TableCell component="th" role="rowheader" scope="row">
              {name}
              {id === 'reached' && <Band>{bands.reached}</Band>}
            </TableCell>
            {check.offers.map(({ number }, index) => {
              const { value = '', note, ...mood } = cells[index] ?? {};
              return (
                <TableCell key={number} role="cell">
                  <Value data-mood={moodOf({ value, ...mood })}>{value || NOTHING}</Value>
                  {note && <Note>{note}</Note>}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Results>
  );
}
