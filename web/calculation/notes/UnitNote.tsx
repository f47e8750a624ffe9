import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { unitText } from '@shared/calculation/words/figure-text';
import type { UnitBox } from '@shared/calculation/words/unit-boxes';

import { panelTexts } from '@/calculation/panel/calculation.text';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { convertedNumbers, seen, unitOfInlets } from './unitOffer';

const { colour } = tokens;

const Convert = styled(Button)({
  minHeight: 26,
  padding: '0 0.25rem',
  borderColor: 'currentcolor',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: '22px',
  background: colour.white,
  '&:hover': { color: colour.white, background: colour.cold },
});

type UnitNoteProps = { unitBox: UnitBox } & Pick<PanelTools, 'values' | 'change' | 'focus'>;

/**
 * Offers to convert the numbers after their unit was changed, or to take the unit of the inlets: which was meant, nobody but
 * the sender knows.
 */
export function UnitNote({ unitBox, values, change, focus }: UnitNoteProps) {
  const text = useText();
  const language = useLanguage();
  const [last, setLast] = useState(() => seen(unitBox, values));
  const now = seen(unitBox, values, last);
  if (now.unit !== last.unit || now.numbers !== last.numbers || now.from !== last.from) setLast(now);
  const { from } = now;
  const converted = from === undefined ? undefined : convertedNumbers(unitBox, values, from);
  const inlets = unitOfInlets(unitBox, values);
  if (converted === undefined && !inlets) return null;
  const [shown, full] =
    converted && from !== undefined
      ? [text(panelTexts.convert), text(panelTexts.convertFull)(unitText(from, language), unitText(now.unit, language))]
      : [panelTexts.likeInlets, panelTexts.likeInletsFull].map((words) =>
          text(words)(unitText(inlets ?? '', language)),
        );
  const take = () => {
    change(converted ?? { [unitBox]: inlets });
    // The button goes away with the offer.
    focus(unitBox);
  };
  return (
    <Convert fullWidth variant="outlined" onClick={take} aria-label={full}>
      {shown}
    </Convert>
  );
}
