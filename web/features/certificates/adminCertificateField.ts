import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';

import type { FieldCode } from '@server/common/error.types';

import { fieldTexts } from '@/lib/error.text';
import { useText } from '@/lib/locale';
import { tooLargeText, UploadLimit } from '@/lib/uploadLimit';

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
  const limit = useContext(UploadLimit);
  const code = formState.errors[name]?.message;
  const { ref, ...field } = register(name, { validate: (_value, values) => problemOf(name, values), onChange });
  // Rules and server put nothing but codes there.
  const words = problemTexts[name]?.[code ?? ''] ?? fieldTexts[code as FieldCode] ?? fieldTexts.invalid;
  const said = code === 'file_too_large' ? text(tooLargeText)(limit) : text(words);
  return { field: { ...field, inputRef: ref, error: code !== undefined }, problem: code ? said : undefined };
}
