import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { AdminPost } from '@server/boards/boards.types';
import type { FieldErrors } from '@server/common/error.types';

import { errorTexts } from '@/lib/error.text';
import type { Localized } from '@/lib/locale';

import type { PdfChoice } from './adminPdf';
import { conflictOfDraft, usePostConflict } from './adminPostConflictState';
import { keepPostDraft, readPostDraft } from './adminPostDraft';
import { useKeptDraft } from './adminPostDraftKeeping';
import { saveFailureTexts } from './adminPostForm.text';
import { useSavePost } from './adminPostSave';
import { NEW_POST } from './adminPostsAddress';
import { useLazyAdminPostQuery } from './adminPostsApi';
import type { AdminPostTab } from './adminPostTabs';
import { changesOf, mergedText, problemOf, textOf } from './adminPostValues';
import type { PostValues } from './adminPostValues';

type PostFormOptions = {
  tab: AdminPostTab;
  /** The version that is edited; undefined for a new post. */
  post: AdminPost | undefined;
  onSaved: () => void;
  /** Called when the form goes away with something unsaved in it. */
  onLeft: () => void;
};

const noLock = { lock: 'keep', password: '' } as const;

/**
 * A post while it is written: draft, rules, saving, and what to do when someone else has saved it meanwhile. Nothing
 * that was typed is ever replaced without being asked for.
 */
export function useAdminPostForm({ tab: { kind, board }, post, onSaved, onLeft }: PostFormOptions) {
  const place = { kind, board, id: post?.id ?? NEW_POST };
  const [draft, setDraft] = useState(() => readPostDraft(place));
  const [initial] = useState<PostValues>(() => ({
    ...(draft ? mergedText(draft.text, draft.base, textOf(post)) : textOf(post)),
    ...noLock,
  }));
  /** The version that changes are told from; a newer one after a conflict. */
  const [base, setBase] = useState(post);
  const [pdf, setPdf] = useState<PdfChoice>({});
  const [pdfProblem, setPdfProblem] = useState<Localized>();
  const [failure, setFailure] = useState<Localized>();
  const [isGone, setIsGone] = useState(false);

  const form = useForm<PostValues>({ defaultValues: initial });
  const values: PostValues = { ...initial, ...useWatch({ control: form.control }) };
  const conflict = usePostConflict({ form, pdf, setPdf, initial: conflictOfDraft(draft, post) });
  const saving = useSavePost({ kind, board });
  const [load] = useLazyAdminPostQuery();

  const changesFrom = (version: AdminPost | undefined, typed: PostValues) =>
    changesOf(typed, { text: textOf(version), isLocked: version?.protected ?? false }, pdf);
  const isDirty = Object.keys(changesFrom(base, values)).length > 0;
  const unsaved = {
    text: { title: values.title, content: values.content, category: values.category },
    base: textOf(base),
    updatedAt: base?.updatedAt,
    fileName: pdf.file?.name,
    hadPassword: values.password !== '',
  };
  const { settle } = useKeptDraft({ ...place, isDirty, draft: unsaved, onLeft });

  const finish = () => {
    settle();
    onSaved();
  };
  const meetConflict = async () => {
    const { data: stored } = await load(place);
    if (!stored || !base) setFailure(errorTexts.conflict);
    // Nothing differs: this very text was saved before, only the answer got lost.
    else if (Object.keys(changesFrom(stored, form.getValues())).length === 0) finish();
    else {
      conflict.meet(base, stored);
      setBase(stored);
    }
  };
  const showFields = (fields: FieldErrors) => {
    for (const name of ['title', 'content', 'category', 'password'] as const) {
      const code = fields[name];
      if (code) form.setError(name, { type: 'server', message: code }, { shouldFocus: true });
    }
  };
  const save = async (typed: PostValues) => {
    if (saving.isSaving) return;
    setFailure(undefined);
    const always = base ? { title: typed.title, updatedAt: base.updatedAt } : { category: typed.category };
    const outcome = await saving.save(post?.id, { ...always, ...changesFrom(base, typed) });
    if (outcome.kind === 'saved') finish();
    else if (outcome.kind === 'conflict') await meetConflict();
    else if (outcome.kind === 'gone') setIsGone(true);
    else {
      setFailure(outcome.words);
      setPdfProblem(outcome.pdf);
      showFields(outcome.fields ?? {});
    }
  };
  const refuse = () => {
    const isBlank = (['title', 'content'] as const).some((name) => problemOf(name, form.getValues()) === 'required');
    setFailure(isBlank ? saveFailureTexts.bothRequired : saveFailureTexts.checkFields);
  };

  return {
    form,
    values,
    base,
    draft,
    isDirty,
    failure,
    isGone,
    conflict,
    saving,
    pdf: {
      ...pdf,
      problem: pdfProblem,
      refuse: setPdfProblem,
      choose: (choice: PdfChoice) => {
        setPdf(choice);
        setPdfProblem(undefined);
      },
    },
    submit: (event: SubmitEvent) => void form.handleSubmit(save, refuse)(event),
    /** Back to what is stored, or to an empty form. */
    startOver: () => {
      setDraft(undefined);
      conflict.forget();
      setPdf({});
      setBase(post);
      form.reset({ ...textOf(post), ...noLock });
    },
    /** Forgets everything unsaved: the form is about to go. */
    discard: settle,
    /** Hands the text over to the form of a new post. */
    moveToNew: () => {
      settle();
      keepPostDraft({ ...place, id: NEW_POST }, { ...unsaved, base: textOf(undefined), updatedAt: undefined });
    },
  };
}

export type AdminPostFormState = ReturnType<typeof useAdminPostForm>;
