import { styled } from '@mui/material/styles';

import { refusalTexts } from '@/calculation/panel/calculation.text';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fieldReading } from './fieldReading';
import { isUnitBox } from '@server/calculation/words/unit-boxes';
import { UnitNote } from './UnitNote';

const Said = styled('span')({ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Refused = styled(Said)({ fontWeight: 600, color: tokens.colour.bad });

type FieldNoteLineProps = { field: string } & Pick<PanelTools, 'values' | 'change' | 'focus'>;

/** How a number was understood, why it was not, or the offer to convert the numbers of a unit. */
export function FieldNoteLine({ field, ...tools }: FieldNoteLineProps) {
  const text = useText();
  const language = useLanguage();
  if (isUnitBox(field)) return <UnitNote unitBox={field} {...tools} />;
  const reading = fieldReading(field, tools.values, language);
  if (!reading) return null;
  return reading.state === 'read' ? (
    <Said>{reading.text}</Said>
  ) : (
    <Refused>{text(refusalTexts[reading.reason])}</Refused>
  );
}
