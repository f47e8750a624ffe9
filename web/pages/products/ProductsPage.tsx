import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';

import { ActionLink } from '@/components/ActionLink';
import { MissingPart } from '@/components/MissingPart';
import { PageHero } from '@/components/PageHero';
import { PictureLinks } from '@/components/PictureLinks';
import { Contained } from '@/components/Section';
import { company } from '@/content/company';
import { pages } from '@/content/pages';
import { productIds, productNames } from '@/content/products/product';
import { productPictures } from '@/content/products/productPictures';
import { productsHero, productsPageText } from '@/content/productsPage';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

const Families = styled(Contained)({ paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3rem)' });

const Comparison = nearby(async () => (await import('./Comparison')).Comparison, <MissingPart />);
const Sections = nearby(
  async () => (await import('./FamilySections')).FamilySections,
  <MissingPart />,
  'clamp(26000px, 46000px - 1900vw, 42000px)', // the twelve on a desktop and on a phone
);

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
  // Values of the calculator.
  const { search } = useLocation();
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
          links={productIds.map((id) => {
            const [{ picture, alt }] = productPictures[id];
            return { id, to: `#${id}`, name: text(productNames[id]), picture, alt: text(alt) };
          })}
        />
      </Families>
      <Comparison />
      <Sections isWanted={search !== ''} />
    </>
  );
}
