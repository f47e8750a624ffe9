import { emptyQuote } from '@server/questionnaire/form';
import type { QuoteInput } from '@server/questionnaire/form';

import { ChoiceInput } from '@/components/fields/ChoiceInput';
import { useText } from '@/lib/locale';

import type { Choice } from './choices.text';
import { useField } from './useField';

type FieldSelectProps = {
  name: QuoteInput;
  choices: readonly Choice[];
  'aria-label'?: string;
  /** The id of what else describes it. */
  note?: string;
};

/** A choice tied to the form by its name. */
export function FieldSelect({ name, choices, note, ...label }: FieldSelectProps) {
  const { field } = useField(name);
  const text = useText();
  const describedBy = [field['aria-describedby'], note].filter(Boolean).join(' ') || undefined;
  return (
    <ChoiceInput {...field} {...label} aria-describedby={describedBy} defaultValue={emptyQuote[name]}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </ChoiceInput>
  );
}
