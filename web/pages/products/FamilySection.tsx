import { productNames } from '@shared/questionnaire/products.text';
import { pathToDataSheet } from '@shared/sheets/addresses';

import { ActionButton, ActionLink } from '@/components/ActionLink';
import { Section } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import { pathToProduct, pathToQuote } from '@/lib/paths';

import { FamilyFacts, KeyFigures } from './FamilyFacts';
import { Actions, FamilyLinks, FamilyPictures, FamilyReasons, FamilyWords, Opening, Parts } from './FamilyParts';
import { Fold } from './Fold';
import { productsTexts, productTexts } from './products.text';
import type { Family } from './useFamilies';

type FamilySectionProps = { family: Family; isFlipped: boolean };

/** One product family among the others: what it is and takes, the way to a quote, and the rest on request. */
export function FamilySection({ family, isFlipped }: FamilySectionProps) {
  const text = useText();
  const language = useLanguage();
  const { id, summary } = family;
  const name = text(productNames[id]);
  return (
    <Section id={id} title={name} lead={summary}>
      <Parts>
        <Opening data-flipped={isFlipped || undefined}>
          <FamilyPictures family={family} />
          <Parts style={{ alignContent: 'start' }}>
            <KeyFigures family={family} />
            <Actions>
              <ActionLink to={pathToQuote(language, id)}>{text(productsTexts.quote)}</ActionLink>
              <ActionLink
                look="outline"
                to={pathToProduct(language, id)}
                aria-label={text(productsTexts.ownPageOf)(name)}
              >
                {text(productsTexts.ownPage)}
              </ActionLink>
            </Actions>
          </Parts>
        </Opening>
        <div>
          <Fold id={`${id}-principle`} title={text(productsTexts.principle)}>
            <FamilyWords family={family} />
            <FamilyReasons family={family} level="h3" />
          </Fold>
          <Fold id={`${id}-specification`} title={text(productsTexts.facts)}>
            <FamilyFacts family={family} level="h3" />
            <Actions>
              <FamilyLinks id={id} />
              <ActionButton
                look="outline"
                href={pathToDataSheet(language, id)}
                aria-label={`${name} ${text(productTexts.dataSheet)}`}
              >
                {text(productTexts.dataSheet)}
              </ActionButton>
            </Actions>
          </Fold>
        </div>
      </Parts>
    </Section>
  );
}
