import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { unitText } from '@server/calculation/words/figure-text';

import { panelTexts } from '@/calculation/panel/calculation.text';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import type { UnitBox } from '@server/calculation/words/unit-boxes';
import { convertedNumbers, seen } from './unitOffer';

const { colour } = tokens;

const Convert = styled(Button)({
  // Hangs over the lower edge of its unit.
  minHeight: 28,
  padding: '0 0.25rem',
  borderColor: 'currentcolor',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: '24px',
  background: colour.white,
  '&:hover': { color: colour.white, background: colour.cold },
});

type UnitNoteProps = { unitBox: UnitBox } & Pick<PanelTools, 'values' | 'change' | 'focus'>;

/** Offers to convert the numbers after their unit was changed: which of the two was meant, nobody but the sender knows. */
export function UnitNote({ unitBox, values, change, focus }: UnitNoteProps) {
  const text = useText();
  const language = useLanguage();
  const [last, setLast] = useState(() => seen(unitBox, values));
  const now = seen(unitBox, values, last);
  if (now.unit !== last.unit || now.numbers !== last.numbers || now.from !== last.from) setLast(now);
  const converted = now.from === undefined ? undefined : convertedNumbers(unitBox, values, now.from);
  if (!converted || now.from === undefined) return null;
  const convert = () => {
    change(converted);
    // The button goes away with the offer.
    focus(unitBox);
  };
  return (
    <Convert
      fullWidth
      variant="outlined"
      onClick={convert}
      aria-label={text(panelTexts.convertFull)(unitText(now.from, language), unitText(now.unit, language))}
    >
      {text(panelTexts.convert)}
    </Convert>
  );
}
