import { tooLargeText, useUploadLimit } from '@/admin/uploadLimit';
import { useField } from '@/admin/useField';

import { problemTexts } from './form.text';
import { problemOf } from './values';
import type { CertificateValues } from './values';

/** Ties an input to the form of a certificate. */
export function useCertificateField(name: keyof CertificateValues, onChange?: () => void) {
  const limit = useUploadLimit();
  const tooLarge = { ko: tooLargeText.ko(limit), en: tooLargeText.en(limit) };
  return useField<CertificateValues>(name, {
    problemOf: (values) => problemOf(name, values),
    words: { ...problemTexts[name], file_too_large: tooLarge },
    onChange,
  });
}
