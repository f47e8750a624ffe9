import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import type { AdminPost } from '@shared/posts/boards.types';

import { useField } from '@/admin/useField';
import type { Localized } from '@/lib/locale';
import type { PostRef } from '@/posts/adminPosts';

import { readPostDraft } from './draft';
import type { PostDraft } from './draft';
import { publishingOf, timeIn } from './drafts/values';
import { postProblemTexts } from './form.text';
import { conflictOfDraft, usePostConflict } from './usePostConflict';
import { changesOf, filesOf, mergedText, newText, noFiles, problemOf, textOf } from './values';
import type { FilesChoice, PostValues } from './values';

/** The fault of the files, or of the one that the server has refused. */
type FilesProblem = { words?: Localized; refused?: File; isLeftOut?: boolean };

/** The marks of a draft on what its post still has. */
function fileMarksOf(draft: PostDraft | undefined, post: AdminPost | undefined): FilesChoice {
  const held = post ? filesOf(post) : [];
  return { added: [], removed: draft?.removedFiles?.filter((id) => held.some((file) => file.id === id)) ?? [] };
}

const noLock = { lock: 'keep', password: '' } as const;

/**
 * A post while it is written: its fields and files, what of them differs from what is stored, and a newer version that
 * someone else has stored meanwhile. Nothing that was typed is ever replaced without being asked for.
 */
export function usePostEntries(place: PostRef, post: AdminPost | undefined, original?: AdminPost) {
  const textIn = (version: AdminPost | undefined) => (version ? textOf(version) : newText(original));
  const [draft, setDraft] = useState(() => readPostDraft(place));
  const [initial] = useState<PostValues>(() => ({
    ...(draft ? mergedText(draft.text, draft.base, textIn(post)) : textIn(post)),
    ...noLock,
    // The stored choice was meant; unsaved writing is not published by a choice that was lost.
    ...(post ? publishingOf(post) : (draft?.publishing ?? publishingOf(post))),
  }));
  /** The version that changes are told from; a newer one after a conflict. */
  const [base, setBase] = useState(post);
  const [files, setFiles] = useState(() => fileMarksOf(draft, post));
  const [filesProblem, setFilesProblem] = useState<FilesProblem>({});
  const form = useForm<PostValues>({ defaultValues: initial });
  const values: PostValues = { ...initial, ...useWatch({ control: form.control }) };
  const conflict = usePostConflict({ form, files, setFiles, initial: conflictOfDraft(draft, post) });

  const changesFrom = (version: AdminPost | undefined, typed: PostValues) =>
    changesOf(
      typed,
      {
        text: textIn(version),
        isLocked: version?.protected ?? false,
        publishAt: timeIn(publishingOf(version)),
        hasPdf: version?.hasPdf,
      },
      files,
    );
  return {
    form,
    values,
    base,
    baseText: textIn(base),
    original,
    draft,
    conflict,
    changesFrom,
    isDirty: Object.keys(changesFrom(base, values)).length > 0,
    files: {
      ...files,
      problem: filesProblem,
      refuse: setFilesProblem,
      choose: (choice: FilesChoice, problem?: Localized) => {
        setFiles(choice);
        setFilesProblem({ words: problem, isLeftOut: problem !== undefined });
      },
    },
    /** A file was chosen that the post will not have. */
    isLeftOut: filesProblem.isLeftOut === true,
    /** Goes on from a newer version. */
    meet: (stored: AdminPost) => {
      if (base) conflict.meet(base, stored);
      setBase(stored);
    },
    /** Back to what is stored, or to an empty form. */
    startOver: () => {
      setDraft(undefined);
      conflict.forget();
      setFiles(noFiles);
      setBase(post);
      form.reset({ ...textIn(post), ...noLock, ...publishingOf(post) });
    },
  };
}

export type PostEntries = ReturnType<typeof usePostEntries>;

/** Ties an input to the form of a post. */
export const usePostField = (name: keyof PostValues) =>
  useField<PostValues>(name, { problemOf: (values) => problemOf(name, values), words: postProblemTexts[name] });
