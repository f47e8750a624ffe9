import { styled } from '@mui/material/styles';

import type { OfferBox, OfferReading } from '@shared/calculation/offers/offer-check.types';
import { figureText, numberText } from '@shared/calculation/words/figure-text';

import { refusalTexts } from '@/calculation/panel/calculation.text';
import { useLanguage, useText } from '@/lib/locale';
import type { Language } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { offerCheckTexts } from './offerCheck.text';

/** Along the lower edge within the field, which makes room for it as the sheet's fields do. */
const Line = styled('div')({
  position: 'absolute',
  insetInline: '0.25rem',
  bottom: 'calc(0.5rem + 2px)',
  overflow: 'hidden',
  paddingInline: 'calc(var(--field-edge) + 1px)',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: tokens.colour.inkSoft,
  // A tap on it is one on the field.
  pointerEvents: 'none',
  '&[data-refused]': { fontWeight: 600, color: tokens.colour.bad },
  [tokens.media.tablet]: { insetInline: '0.75rem' },
});

/** As many as fit on a phone. */
const DIGITS = 5;

/** Reading of a number, if the box does not show it plainly. */
function understood(reading: Extract<OfferReading, { state: 'read' }>, box: OfferBox, language: Language): string {
  // Without groups: `1,234` is what was to be made plain.
  const plain = (text: string) => `= ${text.replaceAll(',', '')}`;
  if (box === 'Plates') return plain(numberText(reading.value));
  if (box === 'Area') return plain(`${numberText(reading.value, DIGITS)} m²`);
  return plain(figureText('pressure', reading.value, 'kPa', language, DIGITS));
}

type InputNoteProps = { id: string; box: OfferBox; typed: string; reading?: OfferReading };

/** Within a field: how its number was understood, or in a word what is wrong with it. */
export function InputNote({ id, box, typed, reading }: InputNoteProps) {
  const text = useText();
  const language = useLanguage();
  if (reading?.state === 'refused') {
    const said = reading.reason === 'not_whole' ? offerCheckTexts.notWhole : refusalTexts[reading.reason];
    return (
      <Line id={id} data-refused>
        {text(said)}
      </Line>
    );
  }
  const isTold = reading?.state === 'read' && (reading.isUnitTyped || typed.includes(','));
  return <Line id={id}>{isTold && understood(reading, box, language)}</Line>;
}
