import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { checkOffers } from '@shared/calculation/offers/offer-check';
import { offerTexts, sizeVerdictWords } from '@shared/calculation/words/offers';
import { offersBasis } from '@shared/calculation/words/offers-report';
import { emptyQuote } from '@shared/questionnaire/form';

import { useSizing } from '@/calculation/fluids/useSizing';
import { SpokenSummary } from '@/calculation/panel/SpokenSummary';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { offerCheckTexts } from './offerCheck.text';
import type { OfferForm } from './offerForm';
import { OfferInputs } from './OfferInputs';
import { OfferResults } from './OfferResults';
import { Frame } from './offerStyles';
import { OfferTexts } from './OfferTexts';

const Parts = styled('div')({ position: 'relative', display: 'grid', gap: '1.25rem' });
const Fine = styled('p')({
  margin: 0,
  paddingInline: '0.5rem',
  fontSize: tokens.size.small,
  lineHeight: 1.6,
  color: tokens.colour.inkSoft,
  [tokens.media.tablet]: { paddingInline: 0 },
});

/** Up to three offers beside the band of the sheet's conditions, in figures and in words. */
export function OfferCheck() {
  const { control } = useFormContext<OfferForm>();
  // Typing is drawn first.
  const typed = useDeferredValue(useWatch({ control }));
  const values = useMemo(() => ({ ...emptyQuote, ...typed }), [typed]);
  const { found, sizing } = useSizing(values);
  const check = useMemo(() => checkOffers(values, found, sizing), [values, found, sizing]);
  const text = useText();
  const language = useLanguage();
  const isGiven = check.offers.some((offer) => offer.isGiven);
  const said = check.offers.flatMap(({ number, size }) =>
    size ? [`${text(offerTexts.offer)(number)}: ${text(sizeVerdictWords[size.verdict])}.`] : [],
  );
  return (
    <Parts>
      <Fine>{text(offerCheckTexts.note)}</Fine>
      {!isGiven && <Fine>{offersBasis(check, found, language)}</Fine>}
      <Frame>
        <OfferInputs values={values} check={check} />
        <OfferResults check={check} />
      </Frame>
      <OfferTexts check={check} found={found} />
      <SpokenSummary summary={said.join(' ')} />
    </Parts>
  );
}
