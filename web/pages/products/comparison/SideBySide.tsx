import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

import { Hidden, hiddenWords } from '@/components/hiddenWords';
import { Link } from '@/components/Link';
import { Picture } from '@/components/Picture';
import { figuresOf } from '@/content/products/figures';
import type { Product } from '@/content/products/product';
import { productNames } from '@server/questionnaire/products.text';
import { products } from '@/content/products/products';
import { comparisonText, productsPageText } from '@/content/productsPage';
import { useLanguage, useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { pathToProduct } from '@/lib/paths';
import { productIds } from '@server/questionnaire/product-ids';
import type { ProductId } from '@server/questionnaire/product-ids';
import { tokens } from '@/theme/tokens';

import { COMPARED_AT_MOST } from './address';
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

type Row = { label: Localized; isFigure: boolean; values: readonly (ReactNode | undefined)[] };

/** What the families say of themselves, a row for each thing that one of them says. */
function rowsOf(families: readonly Product[], text: (words: Localized) => string): Row[] {
  const rowsBy = (
    linesOf: (product: Product) => readonly { label: Localized; value: Localized }[],
    isFigure: boolean,
  ) => {
    const labels = new Map(families.flatMap(linesOf).map(({ label }) => [label.en, label]));
    return [...labels.values()].map((label) => ({
      label,
      isFigure,
      values: families.map((product) => {
        const line = linesOf(product).find((each) => each.label.en === label.en);
        return line && text(line.value);
      }),
    }));
  };
  return [...rowsBy(({ limits }) => figuresOf(limits), true), ...rowsBy(({ specification }) => specification, false)];
}

type SideBySideProps = {
  chosen: readonly ProductId[];
  onChange: (chosen: readonly ProductId[]) => void;
  /** What can be done with the comparison. */
  children?: ReactNode;
};

/** Two or three families with their pictures and all they say of themselves, side by side. */
export function SideBySide({ chosen, onChange, children }: SideBySideProps) {
  const text = useText();
  const language = useLanguage();
  const families = products.filter(({ id }) => chosen.includes(id));
  const toggle = (id: ProductId) =>
    onChange(productIds.filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each))));
  return (
    <>
      <Heading id="side-by-side">{text(comparisonText.sideBySide)}</Heading>
      <Lead>{text(comparisonText.sideBySideLead)}</Lead>
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
        <p role="status">{text(comparisonText.chosen)(chosen.length, COMPARED_AT_MOST)}</p>
        {children}
      </Tools>
      {families.length > 0 && (
        <Compared>
          <caption>{text(comparisonText.sideBySide)}</caption>
          <TableHead>
            <TableRow>
              {families.map(({ id, name, pictures: [{ picture, alt }] }) => (
                <TableCell key={id} scope="col">
                  <Picture picture={picture} alt={text(alt)} sizes="(min-width: 900px) 26rem, 33vw" />
                  <Name to={pathToProduct(language, id)}>{text(name)}</Name>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {rowsOf(families, text).map(({ label, isFigure, values }) => (
            <TableBody key={label.en} data-figure={isFigure || undefined}>
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={families.length}>
                  {text(label)}
                </TableCell>
              </TableRow>
              <TableRow>
                {families.map(({ id }, index) => (
                  <TableCell key={id}>
                    {values[index] ?? (
                      <Missing>
                        <Hidden>{text(comparisonText.notListed)}</Hidden>
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
                {text(productsPageText.applications)}
              </TableCell>
            </TableRow>
            <TableRow>
              {families.map(({ id, applications }) => (
                <TableCell key={id}>
                  <ul>
                    {text(applications).map((each) => (
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
