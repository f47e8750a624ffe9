import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { FamilyId } from '@server/calculation/families';

import { productNames } from '@/content/products/product';
import { productsPageText } from '@/content/productsPage';
import { FamilyFinder } from '@/features/calculation/FamilyFinder';
import { unitChoices } from '@/features/quotes/quoteChoices.text';
import { useLanguage, useText } from '@/lib/locale';
import type { TechnicalValues } from '@/lib/paths';
import { pathToQuote } from '@/lib/paths';
import { quoteScroll } from '@/lib/scroll';
import { tokens } from '@/theme/tokens';

const QuoteLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'flex-end',
  minHeight: 44,
  paddingBottom: '0.125rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  outlineOffset: 0,
  color: tokens.colour.cold,
  textUnderlineOffset: 4,
});

const units = { pressure: unitChoices.designPressureUnit, temperature: unitChoices.designTempUnit };

function QuoteFor({ id, typed }: { id: FamilyId; typed: TechnicalValues }) {
  const text = useText();
  const language = useLanguage();
  return (
    <QuoteLink
      to={pathToQuote(language, id, typed)}
      state={quoteScroll}
      aria-label={text(productsPageText.quoteFor)(text(productNames[id]))}
    >
      {text<string>(productsPageText.quote)}
    </QuoteLink>
  );
}

/** Which families take a pressure and a temperature, each with the way to its section and to a quote under them. */
export function ProductFinder() {
  const text = useText();
  return (
    <FamilyFinder family={(id) => ({ name: text(productNames[id]), to: `#${id}` })} Quote={QuoteFor} units={units} />
  );
}
