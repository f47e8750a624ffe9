import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { fileRefusals } from '@shared/words/error.types';

import { saveTexts } from '@/admin/form.text';
import { useSaving } from '@/admin/useSaving';
import type { SaveFailure } from '@/admin/useSaving';
import { errorTexts } from '@/lib/error.text';
import type { Localized } from '@/lib/locale';
import type { PostRef } from '@/posts/adminPosts';

import { useLazyAdminPostQuery, useSavePostMutation } from './api';
import { questionsOf, targetOf } from './drafts/values';
import type { SaveQuestion } from './drafts/values';
import { filesTexts, saveFailureTexts } from './form.text';
import { tenderNames } from './tender/values';
import type { PostEntries } from './usePostEntries';
import { formOf, newTexts, problemOf, sentFiles } from './values';
import type { PostValues } from './values';

/** Saves a post, and says what kept it from being saved: at its fields, or as a newer version beside one's own. */
export function usePostSubmit(
  { id, isDraft = false, ...board }: PostRef,
  entries: PostEntries,
  onSaved: (saved: PostValues, target: ReturnType<typeof targetOf>, id: string) => void,
) {
  const { form, base, baseText, original, files, isLeftOut, changesFrom, meet } = entries;
  const [failure, setFailure] = useState<Localized>();
  /** The post is not there any more, or it is found where it was moved to. */
  const [gone, setGone] = useState<'deleted' | 'published' | 'withdrawn'>();
  /** It was to be the translation of a post that takes none any more. */
  const [isTaken, setIsTaken] = useState(false);
  /** Entries to save once the administrator confirms that times in the past are meant. */
  const [asked, setAsked] = useState<{ questions: SaveQuestion[]; typed: PostValues; twin?: string }>();
  const saving = useSaving(useSavePostMutation(), saveFailureTexts);
  const [load] = useLazyAdminPostQuery();

  const meetConflict = async () => {
    const { data: stored } = await load({ ...board, id, isDraft });
    const typed = form.getValues();
    const target = targetOf(base, typed.publishing);
    if (!stored || !base) setFailure(errorTexts.conflict);
    // Nothing differs: this very text was saved before, only the answer got lost.
    else if (!target.step && Object.keys(changesFrom(stored, typed)).length === 0) onSaved(typed, target, id);
    else meet(stored);
  };
  const lookElsewhere = async () => {
    const { data: moved } = await load({ ...board, id, isDraft: !isDraft });
    setGone(moved ? (isDraft ? 'published' : 'withdrawn') : 'deleted');
  };
  const tell = ({ code, words, fields = {} }: SaveFailure) => {
    setFailure(words);
    const reason = [...fileRefusals, 'file_too_large' as const].find((each) => each === code);
    // `files.2` is the third of the further ones that were sent; without a number it is one of them, or their count.
    const place = Object.keys(fields).find((name) => name === 'pdf' || name.startsWith('files'));
    const sent = sentFiles(files, base?.hasPdf ?? false);
    const refused = place === 'pdf' ? sent.pdf : sent.files[Number(place?.split('.')[1])];
    files.refuse(place ? { words: reason ? errorTexts[reason] : filesTexts.tooMany, refused: reason && refused } : {});
    for (const name of [
      'title',
      'content',
      'category',
      'password',
      'publishAt',
      'pinnedUntil',
      ...tenderNames,
    ] as const) {
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
    const target = targetOf(base, typed.publishing);
    const request = { ...board, id: base && id, ...target };
    const outcome = await saving.save(request, formOf({ ...always, ...changesFrom(base, typed) }));
    if ('saved' in outcome) onSaved(typed, target, outcome.saved.id);
    else if (outcome.failure.code === 'conflict' && twin) setIsTaken(true);
    else if (outcome.failure.code === 'conflict') await meetConflict();
    else if (outcome.failure.code === 'not_found' && base) await lookElsewhere();
    else tell(outcome.failure);
  };
  const saveOrAsk = async (typed: PostValues, twin?: string) => {
    const questions = [
      ...(isLeftOut ? (['leftOut'] as const) : []),
      ...questionsOf(typed, base, baseText.tenderClosesAt),
    ];
    if (questions.length > 0) setAsked({ questions, typed, twin });
    else await save(typed, twin);
  };
  const answer = () => {
    if (!asked) return;
    const { questions, typed, twin } = asked;
    const [answered, ...left] = questions;
    const meant: PostValues = answered === 'publishing' ? { ...typed, publishing: 'now' } : typed;
    setAsked(left.length > 0 ? { questions: left, typed: meant, twin } : undefined);
    if (left.length === 0) void save(meant, twin);
  };
  const refuse = () => {
    const isDraftKept = form.getValues('publishing') === 'draft';
    const isBlank = (['title', 'content'] as const).some((name) => problemOf(name, form.getValues()) === 'required');
    setFailure(isBlank && !isDraftKept ? saveFailureTexts.bothRequired : saveTexts.checkFields);
  };

  const areMarked = Object.keys(form.formState.errors).length > 0 || files.problem.words;
  const isCured = !areMarked && (failure === saveFailureTexts.bothRequired || failure === saveTexts.checkFields);

  return {
    saving,
    failure: isCured ? undefined : failure,
    gone,
    isTaken,
    submit: (event?: SubmitEvent) => void form.handleSubmit((typed) => saveOrAsk(typed, original?.id), refuse)(event),
    /** Saves the text as a post of its own. */
    saveAlone: () => void form.handleSubmit((typed) => save(typed), refuse)(),
    question: { question: asked?.questions[0], onBack: () => setAsked(undefined), onSave: answer },
  };
}
