import { styled } from '@mui/material/styles';

import type { ShownVital } from '@server/vitals/vitals.types';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ratingOf } from './rating';
import type { Rating } from './rating';
import { ratingTexts, valueTexts, vitalsTexts } from './vitals.text';

const colours: Record<Rating, string> = {
  good: tokens.colour.good,
  fair: tokens.colour.hot,
  poor: tokens.colour.bad,
};

const Value = styled('strong')({ marginRight: '0.5rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Rated = styled('span')({
  fontSize: tokens.size.small,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '0.625em',
    height: '0.625em',
    marginRight: '0.375em',
    borderRadius: '50%',
    background: 'currentColor',
  },
});
const Soft = styled('span')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });

/** A value with what it is worth. */
export function VitalsValue({ vital, value }: { vital: ShownVital; value: number | null }) {
  const text = useText();
  if (value === null) return <Soft>{text(vitalsTexts.notMeasured)}</Soft>;
  const rating = ratingOf(vital, value);
  return (
    <>
      <Value>{text(valueTexts[vital])(value)}</Value>
      <Rated style={{ color: colours[rating] }}>{text(ratingTexts[rating])}</Rated>
    </>
  );
}
