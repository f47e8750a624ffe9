import { styled } from '@mui/material/styles';

import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import type { FamilyId } from '@shared/calculation/checks/families';
import type { TechnicalValues } from '@shared/questionnaire/form';
import { productNames } from '@shared/questionnaire/products.text';

import { FamilyFinder } from '@/calculation/families/FamilyFinder';
import { unitChoicesOf } from '@/calculation/sheet/choices.text';
import { Link } from '@/components/Link';
import { useLanguage, useText } from '@/lib/locale';
import { pathToQuote } from '@/lib/paths';
import { productsTexts } from '@/pages/products/products.text';
import { useFamilyLimits } from '@/pages/useFamilyLimits';
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

const units = { pressure: unitChoicesOf('designPressureUnit'), temperature: unitChoicesOf('designTempUnit') };

function QuoteFor({ id, typed }: { id: FamilyId; typed: TechnicalValues }) {
  const text = useText();
  const language = useLanguage();
  return (
    <QuoteLink to={pathToQuote(language, id, typed)} aria-label={text(productsTexts.quoteFor)(text(productNames[id]))}>
      {text(productsTexts.quote)}
    </QuoteLink>
  );
}

type FinderProps = { conditions: AssessmentRequest; onChange: (conditions: AssessmentRequest) => void };

/** Which families take a pressure and a temperature, each with the way to its section and to a quote under them. */
export function Finder({ conditions, onChange }: FinderProps) {
  useFamilyLimits();
  return <FamilyFinder conditions={conditions} onChange={onChange} Quote={QuoteFor} units={units} />;
}
