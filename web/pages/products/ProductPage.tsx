import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation } from 'react-router-dom';

import { families } from '@shared/calculation/checks/families';
import type { ProductId } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';
import { pathToDataSheet } from '@shared/sheets/addresses';

import { ActionButton, ActionLink } from '@/components/ActionLink';
import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pageAt, pathTo, pathToCalculator, pathToQuote, productOf } from '@/lib/paths';

import { paper } from './paper';
import { productsTexts, productTexts } from './products.text';

const Sheet = nearby('ProductSheet', () => import('./ProductSheet'), <MissingPart />);

const printStyles = <GlobalStyles styles={{ '@media print': paper }} />;

/** True if the calculator covers the product: exchangers between two liquids. */
const isCalculated = (id: ProductId) => id in families && id !== 'gas-cooler';

/** One product family on a page of its own. */
export function ProductPage() {
  const id = productOf(pageAt(useLocation().pathname));
  return id && <Family id={id} />;
}

function Family({ id }: { id: ProductId }) {
  const text = useText();
  const language = useLanguage();
  const { summary, pictures } = useContent(id);
  return (
    <>
      {printStyles}
      <PageHero
        eyebrow={text(pages.products.heading)}
        heading={text(productNames[id])}
        lead={summary}
        picture={pictures[0]?.picture}
      >
        <ActionLink to={pathToQuote(language, id)}>{text(productsTexts.quote)}</ActionLink>
        {isCalculated(id) && (
          <ActionLink look="outline" to={pathToCalculator(language)}>
            {text(pages.calculator.heading)}
          </ActionLink>
        )}
        <ActionLink look="outline" to={pathTo(language, 'products', id)}>
          {text(productTexts.overview)}
        </ActionLink>
        <ActionButton look="outline" href={pathToDataSheet(language, id)}>
          {text(productTexts.dataSheet)}
        </ActionButton>
      </PageHero>
      <Sheet />
    </>
  );
}
