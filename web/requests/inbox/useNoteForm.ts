import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { QuoteDetail } from '@shared/requests/quotes.types';

import { inputOf } from '@/admin/useField';
import { errorBodyOf } from '@/lib/failure';

import { useChangeQuoteRequestMutation } from './api';
import { keepDraft, readDraft } from './draft';

export const NOTE_MAX = 2000;

type NoteFormOptions = {
  quote: QuoteDetail;
  onSaved: () => void;
  /** Called when the form goes away with something unsaved in it. */
  onLeft: () => void;
};

/**
 * The internal note while it is edited. Others' notes never replace the typed text: a newer stored note counts as a
 * conflict until the administrator saves over it or takes it.
 */
export function useNoteForm({ quote, onSaved, onLeft }: NoteFormOptions) {
  const { id, note: stored, updatedAt } = quote;
  const [draft] = useState(() => readDraft(id));
  const [change, { isLoading: isSaving, error, reset: forgetFailure }] = useChangeQuoteRequestMutation();
  const { register, handleSubmit, reset, setValue, control, formState } = useForm({
    defaultValues: { note: draft?.base ?? stored },
  });
  const { isDirty, defaultValues, errors } = formState;
  const note = useWatch({ control, name: 'note' });
  const base = defaultValues?.note ?? '';

  useEffect(() => {
    if (draft) setValue('note', draft.note, { shouldDirty: true });
  }, [draft, setValue]);

  useEffect(() => {
    if (!isDirty && stored !== base) reset({ note: stored });
  }, [isDirty, stored, base, reset]);

  useEffect(() => {
    if (note !== base) keepDraft(id, { note, base });
    else keepDraft(id, undefined);
  }, [id, note, base]);

  useLeaving(isDirty, onLeft);

  const take = (newest: string) => {
    forgetFailure();
    reset({ note: newest });
  };
  const isRefused = errorBodyOf(error)?.code === 'conflict';
  return {
    field: inputOf(register('note', { maxLength: NOTE_MAX })),
    length: note.length,
    isDirty,
    isSaving,
    isTooLong: errors.note !== undefined,
    isConflict: isDirty && (isRefused || stored !== base),
    hasFailed: error !== undefined && !isRefused,
    discard: () => take(stored),
    save: handleSubmit(async (values) => {
      if (isSaving) return;
      const answer = await change({ id, note: values.note, updatedAt });
      if (answer.error) return;
      take(answer.data.note);
      onSaved();
    }),
  };
}

/** Asks before the browser leaves with something unsaved, and reports when the page itself takes the form down. */
function useLeaving(isDirty: boolean, onLeft: () => void) {
  const latest = useRef({ isDirty, onLeft });
  useEffect(() => {
    latest.current = { isDirty, onLeft };
  });
  useEffect(
    () => () => {
      if (latest.current.isDirty) latest.current.onLeft();
    },
    [],
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
