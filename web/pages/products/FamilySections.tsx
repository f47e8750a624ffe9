import { useState } from 'react';

import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { pages } from '@/content/pages';
import { products } from '@/content/products/products';
import { productList } from '@/content/products/structuredData';
import { ORIGIN_PLACEHOLDER } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';

import { FamilySection } from './FamilySection';
import { StructuredData } from './StructuredData';

/** The families one after the other, told to visitors and to search engines; their code and words come late. */
export function FamilySections() {
  const text = useText();
  const language = useLanguage();
  // The prerendered page is served under any address; in the browser the address is known.
  const [origin] = useState(() => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin));
  return (
    <>
      <SideNavLayout
        title={text(pages.products.heading)}
        sections={products.map(({ id, name }) => ({ id, title: text(name) }))}
      >
        {products.map((product, index) => (
          <FamilySection key={product.id} product={product} isFlipped={index % 2 === 1} />
        ))}
      </SideNavLayout>
      <StructuredData data={productList(products, language, origin)} />
    </>
  );
}
