import { useRef, useState } from 'react';

import type { Certificate } from '@server/certificates/certificates.types';
import type { FieldErrors } from '@server/common/error.types';

import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { saveFailureTexts } from './adminCertificateForm.text';
import { useSaveCertificateMutation } from './certificatesApi';

/** How a save ended: with what is stored now, or with what to tell; wrong fields are told where they are. */
export type SaveOutcome = { saved: Certificate } | { words: Localized; fields?: FieldErrors };

const afterFailed = (reason: Localized): Localized => ({
  ko: `${saveFailureTexts.failed.ko} ${reason.ko}`,
  en: `${saveFailureTexts.failed.en} ${reason.en}`,
});

/** What a refused save comes to. */
export function outcomeOf(error: unknown, isEdit: boolean): SaveOutcome {
  if ((error as { name?: string }).name === 'AbortError') return { words: saveFailureTexts.cancelled };
  const body = errorBodyOf(error);
  if (!body) return { words: afterFailed(saveFailureTexts.noAnswer) };
  if (body.code === 'unauthenticated') return { words: saveFailureTexts.signedOut };
  if (body.fields) return { words: saveFailureTexts.checkFields, fields: body.fields };
  if (body.code === 'not_found' && isEdit) return { words: saveFailureTexts.gone };
  return { words: afterFailed(errorTexts[body.code] ?? errorTexts.internal_error) };
}

/** Saves a certificate; `progress` is the share of its files that is on its way, undefined when there are none. */
export function useSaveCertificate() {
  const [save, { isLoading }] = useSaveCertificateMutation();
  const [progress, setProgress] = useState<number>();
  const running = useRef<{ abort: () => void }>(undefined);
  return {
    isSaving: isLoading,
    progress,
    stop: () => running.current?.abort(),
    save: async (id: string | undefined, form: FormData): Promise<SaveOutcome> => {
      const hasFile = [...form.values()].some((value) => typeof value !== 'string');
      const onProgress = hasFile ? setProgress : () => undefined;
      onProgress(0);
      const request = save({ id, form, onProgress });
      running.current = request;
      const { data, error } = await request;
      running.current = undefined;
      setProgress(undefined);
      return data ? { saved: data } : outcomeOf(error, id !== undefined);
    },
  };
}
