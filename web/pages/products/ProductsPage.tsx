import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { technicalInputs } from '@server/questionnaire/form';

import { ActionLink } from '@/components/ActionLink';
import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { PictureLinks } from '@/components/PictureLinks';
import { Contained } from '@/components/Section';
import { company } from '@/content/company';
import { pages } from '@/content/pages';
import { productNames } from '@server/questionnaire/products.text';
import { productPictures } from '@/content/products/productPictures';
import { productsHero, productsPageText } from '@/content/productsPage';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { CALCULATOR_ID, pathTo, pathToQuote } from '@/lib/paths';
import { productIds } from '@server/questionnaire/product-ids';
import { quoteScroll } from '@/lib/scroll';

import { paper } from './paper';
import { useFoldsOfHash } from './useFoldsOfHash';

const Families = styled(Contained)({ paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3rem)' });

const Comparison = nearby(async () => (await import('./comparison/Comparison')).Comparison, <MissingPart />);
const Sections = nearby(
  async () => (await import('./FamilySections')).FamilySections,
  <MissingPart />,
  'clamp(11000px, 15000px - 400vw, 13500px)', // the twelve on a desktop and on a phone
);

/** A product a sheet, as in a printed catalog. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        ...paper,
        'main section[id]': { breakBefore: 'page', '--section-gutter': '0px' },
        'main section[id="comparison"]': { breakBefore: 'auto', background: 'none' },
        'main section[id] + section[id]': { border: 0 },
      },
    }}
  />
);

/** Leads on to the calculator, which stood on this page: links to it name it or its values. */
function useOldCalculatorLinks(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const query = new URLSearchParams(search);
  const isForCalculator = hash === `#${CALCULATOR_ID}` || technicalInputs.some((input) => query.has(input));
  useEffect(() => {
    if (isForCalculator)
      void navigate({ pathname: pathTo(language, 'calculator'), search, hash: CALCULATOR_ID }, { replace: true });
  }, [isForCalculator, navigate, language, search]);
}

/** The twelve product families: at a glance, side by side, and one after the other. */
export function ProductsPage() {
  const text = useText();
  const language = useLanguage();
  const { search } = useLocation();
  useOldCalculatorLinks();
  useFoldsOfHash();
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
        <ActionLink look="outline" to={pathTo(language, 'calculator')}>
          {text(pages.calculator.heading)}
        </ActionLink>
        <ActionLink look="outline" to={pathToQuote(language)} state={quoteScroll}>
          {text(productsPageText.quote)}
        </ActionLink>
      </PageHero>
      <Families>
        <PictureLinks
          label={text(productsPageText.families)}
          links={productIds.map((id) => {
            const [{ picture, alt }] = productPictures[id];
            return { id, to: `#${id}`, name: text(productNames[id]), picture, alt: text(alt) };
          })}
        />
      </Families>
      <Comparison isWanted={search !== ''} />
      <Sections />
    </>
  );
}
