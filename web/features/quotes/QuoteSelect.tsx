import type { ComponentProps } from 'react';

import { useText } from '@/lib/locale';

import type { Choice } from './quoteChoices.text';
import { Select } from './quoteFormStyles';
import { useQuoteField } from './useQuoteField';
import type { QuoteInput } from './quoteValues';
import { emptyQuote } from './quoteValues';

type QuoteSelectProps = { name: QuoteInput; choices: readonly Choice[] } & Pick<ComponentProps<'select'>, 'aria-label'>;

/** The browser's own list of choices: light, and at home on a phone. */
export function QuoteSelect({ name, choices, ...label }: QuoteSelectProps) {
  const { field } = useQuoteField(name);
  const text = useText();
  return (
    <Select {...field} {...label} defaultValue={emptyQuote[name]}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {text(choice.label)}
        </option>
      ))}
    </Select>
  );
}
