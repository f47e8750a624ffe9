import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';

import type { AssessmentRequest } from '@shared/calculation/assessment.types';
import { FIELD_LIMIT } from '@shared/questionnaire/rules';

import { FieldNote } from '@/calculation/notes/FieldNote';
import { ChoiceInput } from '@/components/fields/ChoiceInput';
import { TextInput } from '@/components/fields/TextInput';
import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { familyFinderTexts } from './familyFinder.text';
import type { FamilyJudgement } from './judgeFamilies';
import type { TemperatureRange } from './temperatureRange';

const { colour, media } = tokens;

const Fields = styled('fieldset')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem 2.5rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': hiddenWords,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 7.5rem', columnGap: '0.5rem' });
const Label = styled(FormLabel)({ gridColumn: '1 / -1' });
// As high as its button: nothing moves when there is something to say.
const Said = styled('div')({
  minHeight: 26,
  paddingTop: 2,
  fontSize: '0.75rem',
  lineHeight: '22px',
  color: colour.inkSoft,
  // The ends of a range side by side.
  display: 'flex',
  gap: '0.5rem',
});

const pairs = [
  { number: 'hotDesignPressure', unit: 'designPressureUnit', name: 'pressure', unitName: 'pressureUnit' },
  { number: 'hotDesignTemp', unit: 'designTempUnit', name: 'temperature', unitName: 'temperatureUnit' },
] as const;

type FamilyConditionsProps = {
  /** As typed, by the names of the quote form. */
  conditions: AssessmentRequest;
  change: (changes: AssessmentRequest) => void;
  units: Record<'pressure' | 'temperature', readonly { value: string; label: Localized }[]>;
  /** Result of reading it, once known. */
  read?: Pick<FamilyJudgement, 'request' | 'range'>;
};

/** Changes of what was read as changes of what was typed: the ends of a range stand in one field. */
function asTyped({ coldDesignTemp, ...changes }: AssessmentRequest, range: TemperatureRange | undefined) {
  if (!range) return changes;
  const { hotDesignTemp = range.high } = changes;
  const isOther = coldDesignTemp !== undefined || changes.hotDesignTemp !== undefined;
  return isOther
    ? { ...changes, hotDesignTemp: [coldDesignTemp ?? range.low, range.between, hotDesignTemp].join('') }
    : changes;
}

/** Two numbers with their units; below each how it was understood. */
export function FamilyConditions({ conditions, change, units, read }: FamilyConditionsProps) {
  const text = useText();
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const focus = (name: string) => {
    const field = fields.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const noteOf = (field: string) =>
    read && (
      <FieldNote
        field={field}
        values={read.request}
        change={(changes) => change(asTyped(changes, read.range))}
        focus={focus}
      />
    );
  return (
    <Fields ref={fields}>
      <legend>{text(familyFinderTexts.conditions)}</legend>
      {pairs.map(({ number, unit, name, unitName }) => (
        <Pair key={number}>
          <Label htmlFor={`${id}${number}`}>{text(familyFinderTexts[name])}</Label>
          <TextInput
            id={`${id}${number}`}
            name={number}
            inputMode={name === 'pressure' ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={FIELD_LIMIT}
            placeholder={name === 'temperature' ? text(familyFinderTexts.range) : undefined}
            aria-describedby={`${id}${number}-note`}
            value={conditions[number] ?? ''}
            onChange={({ target }) => change({ [number]: target.value })}
          />
          <ChoiceInput
            name={unit}
            aria-label={text(familyFinderTexts[unitName])}
            value={conditions[unit]}
            onChange={({ target }) => change({ [unit]: target.value })}
          >
            {units[name].map(({ value, label }) => (
              <option key={value} value={value}>
                {text(label)}
              </option>
            ))}
          </ChoiceInput>
          <Said id={`${id}${number}-note`}>
            {name === 'temperature' && read?.range && noteOf('coldDesignTemp')}
            {noteOf(number)}
          </Said>
          <Said>{noteOf(unit)}</Said>
        </Pair>
      ))}
    </Fields>
  );
}
