import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation } from 'react-router-dom';

import { families } from '@server/calculation/checks/families';

import { ActionButton, ActionLink } from '@/components/ActionLink';
import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { pages } from '@/content/pages';
import { productNames } from '@server/questionnaire/products.text';
import { productSummaries } from '@/content/products/productSummaries';
import { productPageText, productsPageText } from '@/content/productsPage';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt, pathTo, pathToCalculator, pathToDataSheet, pathToQuote, productOf } from '@/lib/paths';
import type { ProductId } from '@server/questionnaire/product-ids';
import { quoteScroll } from '@/lib/scroll';

import { paper } from './paper';

const Sheet = nearby(async () => (await import('./ProductSheet')).ProductSheet, <MissingPart />);

const printStyles = <GlobalStyles styles={{ '@media print': paper }} />;

/** What the calculator works out: exchangers between two liquids. */
const isCalculated = (id: ProductId) => id in families && id !== 'gas-cooler';

/** One product family on a page of its own. */
export function ProductPage() {
  const text = useText();
  const language = useLanguage();
  const id = productOf(pageAt(useLocation().pathname));
  if (!id) return null;
  return (
    <>
      {printStyles}
      <PageHero
        eyebrow={text(pages.products.heading)}
        heading={text(productNames[id])}
        lead={text(productSummaries[id])}
      >
        <ActionLink to={pathToQuote(language, id)} state={quoteScroll}>
          {text(productsPageText.quote)}
        </ActionLink>
        {isCalculated(id) && (
          <ActionLink look="outline" to={pathToCalculator(language)}>
            {text(pages.calculator.heading)}
          </ActionLink>
        )}
        <ActionLink look="outline" to={pathTo(language, 'products', id)}>
          {text(productPageText.overview)}
        </ActionLink>
        <ActionButton look="outline" href={pathToDataSheet(language, id)}>
          {text(productPageText.dataSheet)}
        </ActionButton>
      </PageHero>
      <Sheet />
    </>
  );
}
