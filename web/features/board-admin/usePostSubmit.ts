import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { saveTexts } from '@/admin/form.text';
import { useSaving, withReason } from '@/admin/useSaving';
import type { SaveFailure } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import type { Localized } from '@/lib/locale';

import { useLazyAdminPostQuery, useSavePostMutation } from './api';
import type { PostRef } from './api';
import { filesTexts, saveFailureTexts } from './form.text';
import { hasPassed, tenderNames } from './tender/values';
import type { PostEntries } from './usePostEntries';
import { formOf, newTexts, problemOf } from './values';
import type { PostValues } from './values';

/** Saves a post, and says what kept it from being saved: at its fields, or as a newer version beside one's own. */
export function usePostSubmit({ id, ...board }: PostRef, entries: PostEntries, onSaved: () => void) {
  const { form, base, baseText, original, pdf, files, changesFrom, meet } = entries;
  const [failure, setFailure] = useState<Localized>();
  const [isGone, setIsGone] = useState(false);
  /** It was to be the translation of a post that takes none any more. */
  const [isTaken, setIsTaken] = useState(false);
  /** What is to be saved once it was said that a closing time in the past is meant. */
  const [asked, setAsked] = useState<{ typed: PostValues; twin?: string }>();
  const saving = useSaving(useSavePostMutation(), saveFailureTexts);
  const [load] = useLazyAdminPostQuery();

  const meetConflict = async () => {
    const { data: stored } = await load({ ...board, id });
    if (!stored || !base) setFailure(errorTexts.conflict);
    // Nothing differs: this very text was saved before, only the answer got lost.
    else if (Object.keys(changesFrom(stored, form.getValues())).length === 0) onSaved();
    else meet(stored);
  };
  const tell = ({ code, words, fields = {} }: SaveFailure) => {
    const isOfFile = code === 'file_too_large' || code === 'unsupported_file';
    setFailure(isOfFile ? withReason(saveTexts.failed, errorTexts[code]) : words);
    // `files.2` is the third of those that were sent.
    const refused = Object.keys(fields).find((name) => name.startsWith('files'));
    const position = Number(refused?.split('.')[1] ?? Number.NaN);
    pdf.refuse(isOfFile && !refused ? errorTexts[code] : undefined);
    files.refuse(refused ? { words: isOfFile ? errorTexts[code] : filesTexts.tooMany, refused: position } : {});
    for (const name of ['title', 'content', 'category', 'password', ...tenderNames] as const) {
      if (fields[name]) form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: true });
    }
  };
  const save = async (typed: PostValues, twin?: string) => {
    if (saving.isSaving) return;
    setFailure(undefined);
    setIsTaken(false);
    const always = base
      ? { title: typed.title, updatedAt: base.updatedAt }
      : { ...newTexts(typed), ...(twin && { twin }) };
    const request = { ...board, id: base && id };
    const outcome = await saving.save(request, formOf({ ...always, ...changesFrom(base, typed) }));
    if ('saved' in outcome) onSaved();
    else if (outcome.failure.code === 'conflict' && twin) setIsTaken(true);
    else if (outcome.failure.code === 'conflict') await meetConflict();
    else if (outcome.failure.code === 'not_found' && base) setIsGone(true);
    else tell(outcome.failure);
  };
  const saveOrAsk = async (typed: PostValues, twin?: string) => {
    const { tenderClosesAt } = typed;
    if (tenderClosesAt !== baseText.tenderClosesAt && hasPassed(tenderClosesAt)) setAsked({ typed, twin });
    else await save(typed, twin);
  };
  const refuse = () => {
    const isBlank = (['title', 'content'] as const).some((name) => problemOf(name, form.getValues()) === 'required');
    setFailure(isBlank ? saveFailureTexts.bothRequired : saveTexts.checkFields);
  };

  return {
    saving,
    failure,
    isGone,
    isTaken,
    submit: (event: SubmitEvent) => void form.handleSubmit((typed) => saveOrAsk(typed, original?.id), refuse)(event),
    /** Saves the text as a post of its own. */
    saveAlone: () => void form.handleSubmit((typed) => save(typed), refuse)(),
    pastClosing: {
      isAsking: asked !== undefined,
      onBack: () => setAsked(undefined),
      onSave: () => {
        setAsked(undefined);
        if (asked) void save(asked.typed, asked.twin);
      },
    },
  };
}
