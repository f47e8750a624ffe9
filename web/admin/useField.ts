import { useFormContext } from 'react-hook-form';
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';

import { isKeyOf } from '@shared/words/records';

import { fieldTexts } from '@/lib/field.text';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

/** Problems of a field, by code, more exact than those for fields in general. */
export type ProblemTexts = Partial<Record<string, Localized>>;

type FieldOptions<Values> = {
  /** Problem of the field, as a code; undefined when there is none. */
  problemOf: (values: Values) => string | undefined;
  words: ProblemTexts | undefined;
  onChange?: () => void;
};

/** Props that tie a text field of MUI to a form. */
export const inputOf = ({ ref, ...input }: UseFormRegisterReturn) => ({ ...input, inputRef: ref });

/**
 * Ties an input to the form: what to spread on a text field, and the problem to show below it, kept as a code so that
 * it is told in the page's language even after the language changed.
 */
export function useField<Values extends FieldValues>(name: Path<Values>, options: FieldOptions<Values>) {
  const { problemOf, words, onChange } = options;
  const { register, getFieldState, formState } = useFormContext<Values>();
  const text = useText();
  const code = getFieldState(name, formState).error?.message;
  const field = inputOf(register(name, { validate: (_value, values) => problemOf(values), onChange }));
  const said = code && (words?.[code] ?? fieldTexts[isKeyOf(fieldTexts, code) ? code : 'invalid']);
  return { field: { ...field, error: code !== undefined }, problem: said ? text(said) : undefined };
}
