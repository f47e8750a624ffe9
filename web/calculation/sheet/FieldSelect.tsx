import { memo } from 'react';

import type { QuoteField } from '@shared/questionnaire/fields';
import { emptyQuote } from '@shared/questionnaire/form';

import { ChoiceInput } from '@/components/fields/ChoiceInput';
import { useText } from '@/lib/locale';

import { choicesOf } from './materialChoices.text';
import { useField } from './useField';

type FieldSelectProps = {
  name: Exclude<QuoteField, 'email'>;
  'aria-label'?: string;
  /** The id of what else describes it. */
  note?: string;
};

/** A choice tied to the form by its name; like an input of the sheet, drawn again for itself alone. */
export const FieldSelect = memo(function FieldSelect({ name, note, ...label }: FieldSelectProps) {
  const { field } = useField(name);
  const text = useText();
  const describedBy = [field['aria-describedby'], note].filter(Boolean).join(' ') || undefined;
  return (
    <ChoiceInput {...field} {...label} aria-describedby={describedBy} defaultValue={emptyQuote[name]}>
      {choicesOf(name)?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </ChoiceInput>
  );
});
