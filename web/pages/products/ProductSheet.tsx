import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { ArrowRightIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { Contained } from '@/components/Section';
import { products } from '@/content/products/products';
import { productData } from '@/content/products/structuredData';
import { productPageText } from '@/content/productsPage';
import { ORIGIN_PLACEHOLDER } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt, pathToProduct, productOf } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { FamilyFacts, KeyFigures } from './FamilyFacts';
import { Actions, FamilyLinks, FamilyPictures, FamilyReasons, FamilyWords, Opening, Parts } from './FamilyParts';
import { StructuredData } from './StructuredData';

const { colour, media, size, space } = tokens;

const Page = styled(Contained)({
  paddingBlock: space.section,
  '@media print': { padding: 0 },
});
const Neighbours = styled('nav')({
  display: 'grid',
  gap: '0.75rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${colour.line}`,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { display: 'none' },
});
const Neighbour = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 1rem',
  padding: '1rem 1.25rem',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  color: colour.ink,
  textDecoration: 'none',
  fontWeight: 700,
  small: { gridColumn: 1, fontSize: size.small, fontWeight: 400, color: colour.inkSoft },
  svg: { gridArea: '1 / 2 / span 2', color: colour.cold },
  '&:hover': { color: colour.cold, borderColor: colour.cold },
  '&[rel="prev"] svg': { gridArea: '1 / 1 / span 2', transform: 'rotate(180deg)' },
  '&[rel="prev"]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '&[rel="prev"] :is(small, span)': { gridColumn: 2 },
});

/** Everything there is to say about the family whose page this is, and the way to its neighbours. */
export function ProductSheet() {
  const text = useText();
  const language = useLanguage();
  const id = productOf(pageAt(useLocation().pathname));
  // The prerendered page is served under any address; in the browser the address is known.
  const [origin] = useState(() => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin));
  const index = products.findIndex((product) => product.id === id);
  const product = products[index];
  if (!product) return null;
  const neighbours = [
    { rel: 'prev', title: productPageText.previous, other: products.at(index - 1) },
    { rel: 'next', title: productPageText.next, other: products[(index + 1) % products.length] },
  ];
  return (
    <Page>
      <Parts>
        <KeyFigures product={product} />
        <Opening>
          <FamilyPictures product={product} />
          <FamilyWords product={product} />
        </Opening>
        <FamilyReasons product={product} level="h2" />
        <FamilyFacts product={product} level="h2" />
        <Actions>
          <FamilyLinks product={product} />
        </Actions>
        <Neighbours aria-label={text(productPageText.neighbours)}>
          {neighbours.map(
            ({ rel, title, other }) =>
              other && (
                <Neighbour key={rel} rel={rel} to={pathToProduct(language, other.id)}>
                  <small>{text(title)}</small>
                  <span>{text(other.name)}</span>
                  <ArrowRightIcon />
                </Neighbour>
              ),
          )}
        </Neighbours>
      </Parts>
      <StructuredData data={productData(product, language, origin)} />
    </Page>
  );
}
