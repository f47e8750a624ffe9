import { useFormContext } from 'react-hook-form';

import type { FieldCode } from '@server/common/error.types';

import { fieldTexts } from '@/lib/error.text';
import { useText } from '@/lib/locale';

import { postProblemTexts } from './adminPostForm.text';
import { problemOf } from './adminPostValues';
import type { PostValues } from './adminPostValues';

/**
 * Ties an input to the form: what to spread on a text field, and the problem to show below it, kept as a code so that
 * it is told in the page's language even after the language changed.
 */
export function usePostField(name: keyof PostValues) {
  const { register, formState } = useFormContext<PostValues>();
  const text = useText();
  // Rules and server put nothing but field codes there.
  const code = formState.errors[name]?.message as FieldCode | undefined;
  const { ref, ...field } = register(name, { validate: (_value, values) => problemOf(name, values) });
  const words = code && (postProblemTexts[name]?.[code] ?? fieldTexts[code] ?? fieldTexts.invalid);
  return { field: { ...field, inputRef: ref, error: code !== undefined }, problem: words && text(words) };
}
