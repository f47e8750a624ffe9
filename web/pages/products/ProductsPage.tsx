import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { technicalInputs } from '@shared/questionnaire/form';
import { productIds } from '@shared/questionnaire/product-ids';
import { productNames } from '@shared/questionnaire/products.text';
import { CALCULATOR } from '@shared/sheets/addresses';

import { ActionLink } from '@/components/ActionLink';
import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { PictureLinks } from '@/components/PictureLinks';
import { Contained } from '@/components/Section';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo, pathToQuote } from '@/lib/paths';

import { paper } from './paper';
import { productsTexts } from './products.text';
import { useFoldsOfHash } from './useFoldsOfHash';

const Families = styled(Contained)({ paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3rem)' });

const Comparison = nearby('Comparison', () => import('./comparison/Comparison'), <MissingPart />);
const Sections = nearby(
  'FamilySections',
  () => import('./FamilySections'),
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
  const isForCalculator = hash === `#${CALCULATOR.section}` || technicalInputs.some((input) => query.has(input));
  useEffect(() => {
    if (isForCalculator)
      void navigate({ pathname: pathTo(language, 'calculator'), search, hash: CALCULATOR.section }, { replace: true });
  }, [isForCalculator, navigate, language, search]);
}

/** The twelve product families: at a glance, side by side, and one after the other. */
export function ProductsPage() {
  const text = useText();
  const language = useLanguage();
  const { search } = useLocation();
  useOldCalculatorLinks();
  useFoldsOfHash();
  const company = useContent('company');
  const { hero, lead } = useContent('products');
  const familyPictures = useContent('familyPictures');
  return (
    <>
      {printStyles}
      <PageHero eyebrow={company.name} heading={text(pages.products.heading)} lead={lead} picture={hero}>
        <ActionLink look="light" to="#comparison">
          {text(productsTexts.toComparison)}
        </ActionLink>
        <ActionLink look="outline" to={pathTo(language, 'calculator')}>
          {text(pages.calculator.heading)}
        </ActionLink>
        <ActionLink look="outline" to={pathToQuote(language)}>
          {text(productsTexts.quote)}
        </ActionLink>
      </PageHero>
      <Families>
        <PictureLinks
          label={text(productsTexts.families)}
          links={productIds.map((id) => ({
            id,
            to: `#${id}`,
            name: text(productNames[id]),
            ...familyPictures[id],
          }))}
        />
      </Families>
      <Comparison isWanted={search !== ''} />
      <Sections />
    </>
  );
}
