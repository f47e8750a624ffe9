import { useRef, useState } from 'react';

import type { ErrorCode, FieldErrors } from '@shared/words/error.types';
import { fieldsOf } from '@shared/words/records';

import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { saveTexts } from './form.text';

/** That something failed, and why. */
export const withReason = (failed: Localized, reason: Localized): Localized => ({
  ko: `${failed.ko} ${reason.ko}`,
  en: `${failed.en} ${reason.en}`,
});

/** Why something was not saved. `words` is what to tell; wrong fields are told where they are. */
export type SaveFailure = { code?: ErrorCode; words: Localized; fields?: FieldErrors };

type FailureWords = Record<'noAnswer' | 'signedOut', Localized>;

/** Words for a refused save. */
export function saveFailureOf(error: unknown, words: FailureWords): SaveFailure {
  if (fieldsOf(error).name === 'AbortError') return { words: saveTexts.cancelled };
  const body = errorBodyOf(error);
  if (!body) return { words: withReason(saveTexts.failed, words.noAnswer) };
  const { code, fields } = body;
  if (code === 'unauthenticated') return { code, words: words.signedOut };
  if (fields) return { code, words: saveTexts.checkFields, fields };
  return { code, words: withReason(saveTexts.failed, errorTexts[code] ?? errorTexts.internal_error) };
}

type Sent = { form: FormData; onProgress: (share: number) => void };
/** A mutation of RTK Query that sends a form. */
type Mutation<Saved, Sending extends Sent> = readonly [
  (sending: Sending) => Promise<{ data?: Saved; error?: unknown }> & { abort: () => void },
  { isLoading: boolean },
];

/** Saves a form; `progress` is the share of its files that is on its way, undefined when there are none. */
export function useSaving<Saved, Sending extends Sent>(
  [send, { isLoading }]: Mutation<Saved, Sending>,
  words: FailureWords,
) {
  const [progress, setProgress] = useState<number>();
  const running = useRef<{ abort: () => void }>(undefined);
  return {
    isSaving: isLoading,
    progress,
    stop: () => running.current?.abort(),
    save: async (
      request: Omit<Sending, keyof Sent>,
      form: FormData,
    ): Promise<{ saved: Saved } | { failure: SaveFailure }> => {
      const hasFile = [...form.values()].some((value) => typeof value !== 'string');
      const onProgress = hasFile ? setProgress : () => undefined;
      onProgress(0);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was left out is put back
      const sending = send({ ...request, form, onProgress } as unknown as Sending);
      running.current = sending;
      const { data, error } = await sending;
      running.current = undefined;
      setProgress(undefined);
      return data === undefined ? { failure: saveFailureOf(error, words) } : { saved: data };
    },
  };
}
