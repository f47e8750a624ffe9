import { useFormContext } from 'react-hook-form';

import { isKeyOf } from '@shared/words/records';
import { isRequired, problemAt } from '@shared/questionnaire/form';
import type { QuoteInput, QuoteValues } from '@shared/questionnaire/form';

import { fieldTexts } from '@/lib/field.text';
import { useText } from '@/lib/locale';

/** Each part of the address is judged again when the other one changes. */
const otherPart: Partial<Record<QuoteInput, QuoteInput>> = { emailUser: 'emailDomain', emailDomain: 'emailUser' };

/** The id of a field's element, also of the anchor that the list of wrong fields leads to. */
export function fieldId(name: QuoteInput): string {
  return `quote-${name}`;
}

/**
 * Ties an input to the form: what to spread on the element, and the problem to show below it, kept as a code so that
 * it is told in the page's language even after the language changed. `describedBy` is the id of the problem's element
 * where it is not the field's own.
 */
export function useField(name: QuoteInput, describedBy = `${fieldId(name)}-problem`) {
  const { register, formState } = useFormContext<QuoteValues>();
  const text = useText();
  const code = formState.errors[name]?.message;
  const field = {
    ...register(name, { validate: (_value, values) => problemAt(name, values), deps: otherPart[name] }),
    id: fieldId(name),
    required: isRequired(name),
    'aria-invalid': code !== undefined,
    'aria-describedby': code && describedBy,
  };
  return {
    field,
    problem: code && text(fieldTexts[isKeyOf(fieldTexts, code) ? code : 'invalid']),
    problemId: describedBy,
  };
}
