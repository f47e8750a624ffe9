import { useFormContext } from 'react-hook-form';

import type { FieldCode } from '@server/common/error.types';

import { fieldTexts } from '@/lib/error.text';
import { useText } from '@/lib/locale';

import { problemTexts } from './adminCertificateForm.text';
import { problemOf } from './adminCertificateValues';
import type { CertificateValues } from './adminCertificateValues';

/**
 * Ties an input to the form: what to spread on a text field, and the problem to show below it, kept as a code so that
 * it is told in the page's language even after the language changed.
 */
export function useCertificateField(name: keyof CertificateValues, onChange?: () => void) {
  const { register, formState } = useFormContext<CertificateValues>();
  const text = useText();
  const code = formState.errors[name]?.message;
  const { ref, ...field } = register(name, { validate: (_value, values) => problemOf(name, values), onChange });
  // Rules and server put nothing but codes there.
  const words = code && (problemTexts[name]?.[code] ?? fieldTexts[code as FieldCode] ?? fieldTexts.invalid);
  return { field: { ...field, inputRef: ref, error: code !== undefined }, problem: words ? text(words) : undefined };
}
