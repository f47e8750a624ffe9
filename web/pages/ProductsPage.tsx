import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { PictureLinks } from '@/components/PictureLinks';
import { Contained } from '@/components/Section';
import { SideNavLayout } from '@/components/SideNavLayout';
import { StructuredData } from '@/components/StructuredData';
import { company } from '@/content/company';
import { pages } from '@/content/pages';
import { products } from '@/content/products/products';
import { productList } from '@/content/products/structuredData';
import { productsHero, productsPageText } from '@/content/productsPage';
import { ORIGIN_PLACEHOLDER } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';
import { pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

import { ProductCalculator } from './ProductCalculator';
import { ProductComparison } from './ProductComparison';
import { ProductSection } from './ProductSection';

const Families = styled(Contained)({ paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3rem)' });

/** A product a sheet, as in a printed catalog. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { size: 'A4', margin: '12mm 10mm' },
        // A family without a drawing fits on one sheet, in English too.
        html: { fontSize: 14 },
        'main section[id]': { breakBefore: 'page', '--section-gutter': '0px' },
        'main section[id="comparison"]': { breakBefore: 'auto', background: 'none' },
        'main section[id] + section[id]': { border: 0 },
      },
    }}
  />
);

/** The twelve product families: at a glance, side by side, and one after the other. */
export function ProductsPage() {
  const text = useText();
  const language = useLanguage();
  // The prerendered page is served under any address; in the browser the address is known.
  const [origin] = useState(() => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin));
  const heading = text(pages.products.heading);
  return (
    <>
      {printStyles}
      <PageHero
        eyebrow={text(company.name)}
        heading={heading}
        lead={text(productsPageText.lead)}
        picture={{ picture: productsHero, alt: text(productsPageText.heroAlt) }}
      >
        <ActionLink look="light" to="#comparison">
          {text(productsPageText.toComparison)}
        </ActionLink>
        <ActionLink look="outline" to={pathToQuote(language)} state={quoteScroll}>
          {text(productsPageText.quote)}
        </ActionLink>
      </PageHero>
      <Families>
        <PictureLinks
          label={text(productsPageText.families)}
          links={products.map(({ id, name, pictures: [{ picture, alt }] }) => ({
            id,
            to: `#${id}`,
            name: text(name),
            picture,
            alt: text(alt),
          }))}
        />
      </Families>
      <ProductComparison />
      <SideNavLayout title={heading} sections={products.map(({ id, name }) => ({ id, title: text(name) }))}>
        {products.map((product, index) => (
          <ProductSection key={product.id} product={product} isFlipped={index % 2 === 1}>
            {product.id === 'heat-exchanger' && <ProductCalculator />}
          </ProductSection>
        ))}
      </SideNavLayout>
      <StructuredData data={productList(products, language, origin)} />
    </>
  );
}
