import { fileProblemTexts } from '@/admin/file/fileProblem';
import { useUploadLimit } from '@/admin/uploadLimit';
import { useField } from '@/admin/useField';

import { fileKindTexts, problemTexts } from './form.text';
import { problemOf } from './values';
import type { CertificateValues, FileName } from './values';

/** Ties an input to the form of a certificate. */
export function useCertificateField(name: keyof CertificateValues) {
  return useField<CertificateValues>(name, {
    problemOf: (values) => problemOf(name, values),
    words: problemTexts[name],
  });
}

/** The same for the name of a file; `chosen` is the name of the file that was chosen last. */
export function useCertificateFileField(name: FileName, chosen: string, onChange: () => void) {
  const limit = useUploadLimit();
  return useField<CertificateValues>(name, {
    problemOf: (values) => problemOf(name, values),
    words: { ...problemTexts[name], ...fileProblemTexts(chosen, fileKindTexts[name].wrongKind, limit) },
    onChange,
  });
}
