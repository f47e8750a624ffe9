import type { ReactNode } from 'react';
import { startTransition, useDeferredValue, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteField } from '@server/quotes/quotes.types';

import { useText } from '@/lib/locale';

import { focusInput } from './focusInput';
import type { QuoteAssist, QuoteTools } from './quoteAssist';
import { QuoteAssistContext } from './quoteAssist';
import { quoteFieldTexts } from './quoteFields.text';
import type { QuoteValues } from './quoteValues';
import { emptyQuote, inputsOf, quoteInputs, technicalInputs } from './quoteValues';

/** Without the units, which are never blank. */
const technical = technicalInputs.filter((input) => !input.endsWith('Unit'));

/** Watches the form for whoever thinks along. What it shows may come a moment later than what is typed. */
export function QuoteAssistProvider({ assist, children }: { assist: QuoteAssist; children: ReactNode }) {
  const { control, setValue, setFocus, getValues, formState } = useFormContext<QuoteValues>();
  const typed = useWatch({ control });
  const values = useDeferredValue(typed);
  const [wasCalled, setWasCalled] = useState(false);
  const [isPropertyAsked, askProperty] = useState(false);
  const text = useText();
  const { isSubmitted } = formState;

  const tools: QuoteTools = {
    values: { ...emptyQuote, ...values },
    isAwake: wasCalled || technical.some((input) => Boolean(values[input]?.trim())),
    change: (changes) => {
      const current = getValues();
      for (const input of quoteInputs) {
        const value = changes[input];
        if (value !== undefined && value !== current[input])
          setValue(input, value, { shouldDirty: true, shouldValidate: isSubmitted });
      }
    },
    focus: (field) => {
      const [input] = inputsOf(field);
      if (input) focusInput(setFocus, input);
    },
    askProperty,
    nameOf: (field: QuoteField) => text(quoteFieldTexts[field]),
  };
  // The tap that wakes is drawn first.
  const wake = () => startTransition(() => setWasCalled(true));
  return <QuoteAssistContext value={{ assist, tools, isPropertyAsked, wake }}>{children}</QuoteAssistContext>;
}
