import { useState } from 'react';

import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';

import { SideNavLayout } from '@/components/sideNav/SideNavLayout';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { ORIGIN_PLACEHOLDER } from '@/lib/head';
import { useLanguage, useText } from '@/lib/locale';

import { FamilySection } from './FamilySection';
import { StructuredData } from './StructuredData';
import { productList } from './schemaOrg';
import { useFamilies } from './useFamilies';
import { useFoldsOfHash } from './useFoldsOfHash';

/** The families one after the other, told to visitors and to search engines; their code and words come late. */
export function FamilySections() {
  const text = useText();
  const language = useLanguage();
  const families = useFamilies();
  // On a page that a link leads to they come later than the page.
  useFoldsOfHash();
  const { name: company } = useContent('company');
  // The prerendered page is served under any address; in the browser the address is known.
  const [origin] = useState(() => (typeof window === 'undefined' ? ORIGIN_PLACEHOLDER : window.location.origin));
  return (
    <>
      <SideNavLayout
        title={text(pages.products.heading)}
        sections={productIds.map((id) => ({ id, title: text(productNames[id]) }))}
      >
        {families.map((family, index) => (
          <FamilySection key={family.id} family={family} isFlipped={index % 2 === 1} />
        ))}
      </SideNavLayout>
      <StructuredData data={productList(families, { company, language, origin })} />
    </>
  );
}
