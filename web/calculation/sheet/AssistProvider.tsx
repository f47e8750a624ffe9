import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { QuoteField } from '@shared/questionnaire/fields';
import { fieldNames } from '@shared/questionnaire/fields.text';
import { emptyQuote, inputsOf, quoteInputs, technicalInputs } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';
import { asksForSides, productsIn } from '@shared/questionnaire/products';

import { useText } from '@/lib/locale';

import { AssistContext } from './assist';
import type { AssistTools } from './assist';
import { focusInput } from './focusInput';

/** Without the units, which are never blank. */
const technical = technicalInputs.filter((input) => !input.endsWith('Unit'));

/** Hands the form's values to the calculation, deferred: typing is drawn first. */
export function AssistProvider({ children }: { children: ReactNode }) {
  const { control, setValue, setFocus, getValues, formState } = useFormContext<QuoteValues>();
  const typed = useWatch({ control });
  const values = useDeferredValue(typed);
  // The same object while they are behind: what is worked out of it is kept by it.
  const request = useMemo(() => ({ ...emptyQuote, ...values }), [values]);
  const [wasCalled, setWasCalled] = useState(false);
  const [isPropertyAsked, askProperty] = useState(false);
  const text = useText();
  const { isSubmitted } = formState;

  const tools: AssistTools = {
    values: request,
    isAwake:
      asksForSides(productsIn(values.products ?? '')) &&
      (wasCalled || technical.some((input) => Boolean(values[input]?.trim()))),
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
    nameOf: (field: QuoteField) => text(fieldNames[field]),
  };
  // The tap that wakes is drawn first.
  const wake = () => startTransition(() => setWasCalled(true));
  return <AssistContext value={{ tools, isPropertyAsked, wake }}>{children}</AssistContext>;
}
