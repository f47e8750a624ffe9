import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { productIds } from '@shared/questionnaire/product-ids';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import { ActionLink } from '@/components/ActionLink';
import { CallToAction } from '@/components/CallToAction';
import { ArrowRightIcon } from '@/components/icons';
import { Link } from '@/components/Link';
import { Contained } from '@/components/Section';
import { useContent } from '@/lib/content';
import { ORIGIN_PLACEHOLDER } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt, pathToProduct, pathToQuote, productOf } from '@/lib/paths';
import { tokens } from '@/theme/tokens';

import { FamilyFacts, KeyFigures } from './FamilyFacts';
import { Actions, FamilyLinks, FamilyPictures, FamilyReasons, FamilyWords, Opening, Parts } from './FamilyParts';
import { productsTexts, productTexts } from './products.text';
import { StructuredData } from './StructuredData';
import { productData } from './schemaOrg';
import { useFamily } from './useFamilies';

const { colour, media, size, space } = tokens;

const Page = styled(Contained)({
  paddingBlock: space.section,
  '@media print': { padding: 0 },
});
const Request = styled('div')({ '@media print': { display: 'none' } });
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

/** Everything there is to say about the family whose page this is, the way to its neighbours, and to a request. */
export function ProductSheet() {
  const id = productOf(pageAt(useLocation().pathname));
  return id && <Sheet id={id} />;
}

function Sheet({ id }: { id: ProductId }) {
  const text = useText();
  const language = useLanguage();
  const family = useFamily(id);
  const { name: company } = useContent('company');
  // The prerendered page is served under any address; in the browser the address is known.
  const [origin] = useState(() => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin));
  const index = productIds.indexOf(id);
  const neighbours = [
    { rel: 'prev', title: productTexts.previous, other: productIds.at(index - 1) },
    { rel: 'next', title: productTexts.next, other: productIds[(index + 1) % productIds.length] },
  ];
  return (
    <>
      <Page>
        <Parts>
          <KeyFigures family={family} />
          <Opening>
            <FamilyPictures family={family} />
            <FamilyWords family={family} />
          </Opening>
          <FamilyReasons family={family} level="h2" />
          <FamilyFacts family={family} level="h2" />
          <Actions>
            <FamilyLinks id={id} />
          </Actions>
          <Neighbours aria-label={text(productTexts.neighbours)}>
            {neighbours.map(
              ({ rel, title, other }) =>
                other && (
                  <Neighbour key={rel} rel={rel} to={pathToProduct(language, other)}>
                    <small>{text(title)}</small>
                    <span>{text(productNames[other])}</span>
                    <ArrowRightIcon />
                  </Neighbour>
                ),
            )}
          </Neighbours>
        </Parts>
        <StructuredData data={productData(family, { company, language, origin })} />
      </Page>
      <Request>
        <CallToAction id="request" title={text(productTexts.request)} lead={text(productTexts.requestLead)}>
          <ActionLink look="light" to={pathToQuote(language, id)}>
            {text(productsTexts.quote)}
          </ActionLink>
        </CallToAction>
      </Request>
    </>
  );
}
