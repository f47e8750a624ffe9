import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { familyTexts } from '@shared/content/families.text';
import { figuresOf } from '@shared/content/figures';
import { productNames } from '@shared/questionnaire/products.text';

import { Hidden, hiddenWords } from '@/components/hiddenWords';
import { Link } from '@/components/Link';
import { Picture } from '@/components/Picture';
import { useContent } from '@/lib/content';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { pathToProduct } from '@/lib/paths';
import type { Family } from '@/pages/products/useFamilies';
import { tokens } from '@/theme/tokens';

import { COMPARED_AT_MOST } from './address';
import { comparisonTexts } from './comparison.text';
import { Heading, Lead } from './headings';
import { Missing } from './RangeBar';

const { colour, media, radius, size } = tokens;

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '@media print': { display: 'none' },
});
const Choice = styled(Button)({
  minHeight: 44,
  padding: '0.25rem 0.75rem',
  fontSize: size.small,
  '&[aria-pressed="false"]:not(:disabled)': { background: colour.white },
});
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  marginTop: '1rem',
  fontSize: size.small,
  color: colour.inkSoft,
  p: { margin: 0 },
  '@media print': { display: 'none' },
});
const Compared = styled(Table)({
  tableLayout: 'fixed',
  marginTop: '1rem',
  fontSize: size.small,
  lineHeight: 1.5,
  background: colour.white,
  caption: hiddenWords,
  'th, td': {
    padding: '0.25rem clamp(0.375rem, 1.2vw, 1rem) 0.75rem',
    border: 0,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontSize: 'inherit',
    lineHeight: 'inherit',
  },
  'thead th': { paddingTop: '0.75rem', fontWeight: 700 },
  'tbody tr:first-of-type th': {
    paddingTop: '0.625rem',
    paddingBottom: 0,
    borderTop: `1px solid ${colour.line}`,
    fontWeight: 400,
    color: colour.inkSoft,
  },
  'tbody[data-figure] td': { fontWeight: 700 },
  img: { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: radius.small, marginBottom: '0.5rem' },
  ul: { margin: 0, paddingLeft: '1.1em' },
  [media.tablet]: { fontSize: '0.9375rem' },
});
const Name = styled(Link)({ color: colour.cold, textUnderlineOffset: 3 });

type Row = { label: string; isFigure: boolean; values: readonly (string | undefined)[] };

/** Collects the families' lines, a row for each label that one of them has. */
function rowsOf(families: readonly Family[], language: Language): Row[] {
  const rowsBy = (linesOf: (family: Family) => readonly { label: string; value: string }[], isFigure: boolean) => {
    const labels = new Set(families.flatMap(linesOf).map(({ label }) => label));
    return [...labels].map((label) => ({
      label,
      isFigure,
      values: families.map((family) => linesOf(family).find((each) => each.label === label)?.value),
    }));
  };
  return [
    ...rowsBy(({ limits }) => figuresOf(limits, language), true),
    ...rowsBy(({ specification }) => specification, false),
  ];
}

type SideBySideProps = {
  families: readonly Family[];
  chosen: readonly ProductId[];
  onChange: (chosen: readonly ProductId[]) => void;
  /** Actions for the comparison. */
  children?: ReactNode;
};

/** Two or three families with their pictures and all they say of themselves, side by side. */
export function SideBySide({ families: all, chosen, onChange, children }: SideBySideProps) {
  const text = useText();
  const language = useLanguage();
  const familyPictures = useContent('familyPictures');
  const families = all.filter(({ id }) => chosen.includes(id));
  const toggle = (id: ProductId) =>
    onChange(productIds.filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each))));
  return (
    <>
      <Heading id="side-by-side">{text(comparisonTexts.sideBySide)}</Heading>
      <Lead>{text(comparisonTexts.sideBySideLead)}</Lead>
      <Choices role="group" aria-labelledby="side-by-side">
        {productIds.map((id) => {
          const isChosen = chosen.includes(id);
          return (
            <Choice
              key={id}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              disabled={!isChosen && chosen.length >= COMPARED_AT_MOST}
              onClick={() => toggle(id)}
            >
              {text(productNames[id])}
            </Choice>
          );
        })}
      </Choices>
      <Tools>
        <p role="status">{text(comparisonTexts.chosen)(chosen.length, COMPARED_AT_MOST)}</p>
        {children}
      </Tools>
      {families.length > 0 && (
        <Compared>
          <caption>{text(comparisonTexts.sideBySide)}</caption>
          <TableHead>
            <TableRow>
              {families.map(({ id }) => (
                <TableCell key={id} scope="col">
                  <Picture {...familyPictures[id]} sizes="(min-width: 900px) 26rem, 33vw" />
                  <Name to={pathToProduct(language, id)}>{text(productNames[id])}</Name>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {rowsOf(families, language).map(({ label, isFigure, values }) => (
            <TableBody key={`${label} ${isFigure}`} data-figure={isFigure || undefined}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={families.length}>
                  {label}
                </TableCell>
              </TableRow>
              <TableRow>
                {families.map(({ id }, index) => (
                  <TableCell key={id}>
                    {values[index] ?? (
                      <Missing>
                        <Hidden>{text(comparisonTexts.notListed)}</Hidden>
                      </Missing>
                    )}
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          ))}
          <TableBody>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={families.length}>
                {text(familyTexts.applications)}
              </TableCell>
            </TableRow>
            <TableRow>
              {families.map(({ id, applications }) => (
                <TableCell key={id}>
                  <ul>
                    {applications.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Compared>
      )}
    </>
  );
}
