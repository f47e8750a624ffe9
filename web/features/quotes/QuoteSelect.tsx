import { useText } from '@/lib/locale';

import type { Choice } from './quoteChoices.text';
import { Select } from './quoteFormStyles';
import { useQuoteField } from './useQuoteField';
import type { QuoteInput } from './quoteValues';
import { emptyQuote } from './quoteValues';

type QuoteSelectProps = {
  name: QuoteInput;
  choices: readonly Choice[];
  'aria-label'?: string;
  /** The id of what else describes it. */
  note?: string;
};

/** The browser's own list of choices: light, and at home on a phone. */
export function QuoteSelect({ name, choices, note, ...label }: QuoteSelectProps) {
  const { field } = useQuoteField(name);
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
