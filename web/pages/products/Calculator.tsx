import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';

import { ActionLink } from '@/components/ActionLink';
import { calculatorText } from '@/content/productsPage';
import { nearby } from '@/lib/lazyPart';
import { useLanguage, useText } from '@/lib/locale';
import { CALCULATOR_ID, pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

const { colour, width } = tokens;

const Place = styled('div')({
  paddingTop: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem)',
  borderTop: `1px solid ${colour.line}`,
  '@media print': { display: 'none' },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
const Lead = styled('p')({
  margin: '0.5rem 0 1.75rem',
  maxWidth: width.text,
  lineHeight: 1.65,
  color: colour.inkSoft,
});

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

/** The calculator within a product's section; it is no part of the printed catalog. */
export function Calculator() {
  const text = useText();
  const { search } = useLocation();
  return (
    <Place id={CALCULATOR_ID}>
      <Title>{text(calculatorText.title)}</Title>
      <Lead>{text(calculatorText.lead)}</Lead>
      <Sheet isWanted={search !== ''} />
    </Place>
  );
}
