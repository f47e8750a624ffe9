import { ActionLink } from '@/components/ActionLink';
import { PageHero } from '@/components/PageHero';
import { Section } from '@/components/Section';
import { company } from '@/content/company';
import { pages } from '@/content/pages';
import { calculatorText, productsPageText } from '@/content/productsPage';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { CALCULATOR_ID, pathTo, pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';

function Missing() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <p>{text(calculatorText.missing)}</p>
      <ActionLink to={pathToQuote(language, 'heat-exchanger')} state={quoteScroll}>
        {text(calculatorText.toForm)}
      </ActionLink>
    </>
  );
}

const Sheet = nearby(async () => (await import('./CalculatorSheet')).CalculatorSheet, <Missing />);

/** The calculator on a page of its own: its address can be kept and sent. */
export function CalculatorPage() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHero eyebrow={text(company.name)} heading={text(pages.calculator.heading)} lead={text(calculatorText.lead)}>
        <ActionLink look="outline" to={pathTo(language, 'products', 'comparison')}>
          {text(productsPageText.toComparison)}
        </ActionLink>
      </PageHero>
      <Section id={CALCULATOR_ID} title={text(calculatorText.conditions)}>
        <Sheet isWanted />
      </Section>
    </>
  );
}
