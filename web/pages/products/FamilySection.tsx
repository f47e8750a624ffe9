import { ActionButton, ActionLink } from '@/components/ActionLink';
import { Section } from '@/components/Section';
import type { Product } from '@/content/products/product';
import { productPageText, productsPageText } from '@/content/productsPage';
import { useLanguage, useText } from '@/lib/locale';
import { pathToDataSheet, pathToProduct, pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

import { FamilyFacts, KeyFigures } from './FamilyFacts';
import { Actions, FamilyLinks, FamilyPictures, FamilyReasons, FamilyWords, Opening, Parts } from './FamilyParts';
import { Fold } from './Fold';

type FamilySectionProps = { product: Product; isFlipped: boolean };

/** One product family among the others: what it is and takes, the way to a quote, and the rest on request. */
export function FamilySection({ product, isFlipped }: FamilySectionProps) {
  const text = useText();
  const language = useLanguage();
  const { id } = product;
  const name = text(product.name);
  return (
    <Section id={id} title={name} lead={text(product.summary)}>
      <Parts>
        <Opening data-flipped={isFlipped || undefined}>
          <FamilyPictures product={product} />
          <Parts style={{ alignContent: 'start' }}>
            <KeyFigures product={product} />
            <Actions>
              <ActionLink to={pathToQuote(language, id)} state={quoteScroll}>
                {text(productsPageText.quote)}
              </ActionLink>
              <ActionLink
                look="outline"
                to={pathToProduct(language, id)}
                aria-label={text(productsPageText.ownPageOf)(name)}
              >
                {text(productsPageText.ownPage)}
              </ActionLink>
            </Actions>
          </Parts>
        </Opening>
        <div>
          <Fold id={`${id}-principle`} title={text(productsPageText.principle)}>
            <FamilyWords product={product} />
            <FamilyReasons product={product} level="h3" />
          </Fold>
          <Fold id={`${id}-specification`} title={text(productsPageText.facts)}>
            <FamilyFacts product={product} level="h3" />
            <Actions>
              <FamilyLinks product={product} />
              <ActionButton
                look="outline"
                href={pathToDataSheet(language, id)}
                aria-label={`${name} ${text(productPageText.dataSheet)}`}
              >
                {text(productPageText.dataSheet)}
              </ActionButton>
            </Actions>
          </Fold>
        </div>
      </Parts>
    </Section>
  );
}
