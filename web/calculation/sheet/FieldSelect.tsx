import { emptyQuote } from '@server/questionnaire/form';
import type { QuoteInput } from '@server/questionnaire/form';

import { useText } from '@/lib/locale';

import type { Choice } from './choices.text';
import { Select } from './formStyles';
import { useField } from './useField';

type FieldSelectProps = {
  name: QuoteInput;
  choices: readonly Choice[];
  'aria-label'?: string;
  /** The id of what else describes it. */
  note?: string;
};

/** The browser's own list of choices: light, and at home on a phone. */
export function FieldSelect({ name, choices, note, ...label }: FieldSelectProps) {
  const { field } = useField(name);
  const text = useText();
  const describedBy = [field['aria-describedby'], note].filter(Boolean).join(' ') || undefined;
  return (
    <Select {...field} {...label} aria-describedby={describedBy} defaultValue={emptyQuote[name]}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </Select>
  );
}
