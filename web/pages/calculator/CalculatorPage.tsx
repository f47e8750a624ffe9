import { CALCULATOR } from '@shared/sheets/addresses';

import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { pages } from '@/navigation/pages';
import { useContent } from '@/lib/content';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { pathTo, pathToQuote } from '@/lib/paths';
import { productsTexts } from '@/pages/products/products.text';

import { calculatorTexts } from './calculator.text';

function Missing() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <p>{text(calculatorTexts.missing)}</p>
      <ActionLink to={pathToQuote(language, 'heat-exchanger')}>{text(calculatorTexts.toForm)}</ActionLink>
    </>
  );
}

const Sheet = nearby('CalculatorSheet', () => import('./CalculatorSheet'), <Missing />);

/** The calculator on a page of its own: its address can be kept and sent. */
export function CalculatorPage() {
  const text = useText();
  const language = useLanguage();
  const company = useContent('company');
  return (
    <>
      <PageHero eyebrow={company.name} heading={text(pages.calculator.heading)} lead={text(calculatorTexts.lead)}>
        <ActionLink look="outline" to={pathTo(language, 'products', 'comparison')}>
          {text(productsTexts.toComparison)}
        </ActionLink>
      </PageHero>
      <Section id={CALCULATOR.section} title={text(calculatorTexts.conditions)}>
        <Sheet isWanted />
      </Section>
    </>
  );
}
