import { styled } from '@mui/material/styles';

import { levelWords, wordsOfCheck } from '@shared/calculation/words/checks';
import { isUnitBox } from '@shared/calculation/words/unit-boxes';

import { useAssessment } from '@/calculation/fluids/useAssessment';
import { refusalTexts } from '@/calculation/panel/calculation.text';
import type { PanelTools } from '@/calculation/panel/panelTools';
import { alarmsOf } from '@/calculation/panel/summary';
import { Hidden } from '@/components/hiddenWords';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { fieldReading } from './fieldReading';
import { UnitNote } from './UnitNote';

const { colour } = tokens;

const Said = styled('span')({ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Refused = styled(Said)({ fontWeight: 600, color: colour.bad });
const Warned = styled(Refused)({ '&[data-level="warning"]': { color: colour.hot } });

type FieldNoteLineProps = { field: string } & Pick<PanelTools, 'values' | 'change' | 'focus'>;

/** Shows a number's reading, or its worst warning: in a word, and in full for screen readers. */
function NumberNote({ field, values }: Pick<FieldNoteLineProps, 'field' | 'values'>) {
  const text = useText();
  const language = useLanguage();
  const reading = fieldReading(field, values, language);
  // Shown at the field that is most likely wrong.
  const alarm = alarmsOf(useAssessment(values).found).find(({ fields: [first] }) => first === field);
  if (reading?.state === 'refused') return <Refused>{text(refusalTexts[reading.reason])}</Refused>;
  if (!alarm) return reading && <Said>{reading.text}</Said>;
  return (
    <Warned data-level={alarm.level}>
      {text(levelWords[alarm.level])}
      <Hidden>{wordsOfCheck(alarm, language).what}</Hidden>
    </Warned>
  );
}

/** Shows a number's reading, its warning, or the offer to convert the numbers of a unit. */
export function FieldNoteLine({ field, ...tools }: FieldNoteLineProps) {
  return isUnitBox(field) ? (
    <UnitNote unitBox={field} {...tools} />
  ) : (
    <NumberNote field={field} values={tools.values} />
  );
}
