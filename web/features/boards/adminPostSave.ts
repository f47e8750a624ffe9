import { useRef, useState } from 'react';

import type { AdminPost } from '@server/boards/boards.types';
import type { FieldErrors } from '@server/common/error.types';

import { errorTexts } from '@/lib/error.text';
import { errorBodyOf } from '@/lib/failure';
import type { Localized } from '@/lib/locale';

import { saveFailureTexts } from './adminPostForm.text';
import { useSavePostMutation } from './adminPostsApi';
import { formOf } from './adminPostValues';
import type { PostChanges } from './adminPostValues';
import type { BoardPlace } from './boardsApi';

/** How a save ended. `words` is what to tell; wrong fields and a wrong file are told where they are. */
export type SaveOutcome =
  | { kind: 'saved'; post: AdminPost }
  | { kind: 'conflict' }
  | { kind: 'gone' }
  | { kind: 'failed'; words: Localized; fields?: FieldErrors; pdf?: Localized };

const afterFailed = (reason: Localized): Localized => ({
  ko: `${saveFailureTexts.failed.ko} ${reason.ko}`,
  en: `${saveFailureTexts.failed.en} ${reason.en}`,
});

/** What a refused save comes to. */
export function outcomeOf(error: unknown, isEdit: boolean): SaveOutcome {
  if ((error as { name?: string }).name === 'AbortError') return { kind: 'failed', words: saveFailureTexts.cancelled };
  const body = errorBodyOf(error);
  if (!body) return { kind: 'failed', words: afterFailed(saveFailureTexts.noAnswer) };
  switch (body.code) {
    case 'conflict':
      return { kind: 'conflict' };
    case 'not_found':
      return isEdit ? { kind: 'gone' } : { kind: 'failed', words: afterFailed(errorTexts.not_found) };
    case 'unauthenticated':
      return { kind: 'failed', words: saveFailureTexts.signedOut };
    case 'validation_failed':
      return { kind: 'failed', words: saveFailureTexts.checkFields, fields: body.fields };
    case 'file_too_large':
    case 'unsupported_file':
      return { kind: 'failed', words: afterFailed(errorTexts[body.code]), pdf: errorTexts[body.code] };
    default:
      return { kind: 'failed', words: afterFailed(errorTexts[body.code] ?? errorTexts.internal_error) };
  }
}

/** Saves a post; `progress` is the share of its file that is on its way, undefined when there is nothing to show. */
export function useSavePost(place: BoardPlace) {
  const [save, { isLoading }] = useSavePostMutation();
  const [progress, setProgress] = useState<number>();
  const running = useRef<{ abort: () => void }>(undefined);
  return {
    isSaving: isLoading,
    progress,
    stop: () => running.current?.abort(),
    save: async (id: string | undefined, changes: PostChanges & { updatedAt?: string }): Promise<SaveOutcome> => {
      const onProgress = changes.pdf ? setProgress : () => undefined;
      onProgress(0);
      const request = save({ ...place, id, form: formOf(changes), onProgress });
      running.current = request;
      const { data, error } = await request;
      running.current = undefined;
      setProgress(undefined);
      return data ? { kind: 'saved', post: data } : outcomeOf(error, id !== undefined);
    },
  };
}
