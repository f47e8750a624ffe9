import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { AdminPost } from '@shared/posts/boards.types';
import { entriesOf } from '@shared/words/records';

import type { Language, Localized } from '@/lib/locale';

import type { PostDraft } from './draft';
import { publishingOf, timeIn } from './drafts/values';
import { conflictTexts } from './form.text';
import { categoryTexts } from './posts.text';
import { tenderLines } from './tender/lines';
import type { PostEntries } from './usePostEntries';
import {
  bothChoices,
  changedParts,
  changedText,
  filesOf,
  isSamePart,
  mergedText,
  noFiles,
  textOf,
  withPart,
} from './values';
import type { FilesChoice, PostPart, PostText, PostValues } from './values';

/** A newer version that someone else stored while this one was being written, and the parts it changed. */
export type PostConflict = { stored: AdminPost; changed: readonly PostPart[] };

type ConflictOptions = {
  form: UseFormReturn<PostValues>;
  files: FilesChoice;
  setFiles: (choice: FilesChoice) => void;
  initial: PostConflict | undefined;
};

/** A draft that was begun on an older version than the one now stored. */
export function conflictOfDraft(draft: PostDraft | undefined, post: AdminPost | undefined): PostConflict | undefined {
  if (!draft || !post || draft.updatedAt === post.updatedAt) return undefined;
  const changed = changedText(draft.base, textOf(post));
  return changed.length > 0 ? { stored: post, changed } : undefined;
}

/** One's own text beside the newer stored one: saved over it, or given up for it, in part or whole, and taken back. */
export function usePostConflict({ form, files, setFiles, initial }: ConflictOptions) {
  const [conflict, setConflict] = useState(initial);
  /** The administrator's text from before he took the stored post. */
  const [givenUp, setGivenUp] = useState<{ values: PostValues; files: FilesChoice }>();

  const write = (values: Partial<PostValues>) => {
    for (const [name, value] of entriesOf(values)) form.setValue(name, value);
  };
  return {
    conflict,
    hasGivenUp: givenUp !== undefined,
    /** Shows the newer version; fields that were not touched take its values. */
    meet: (base: AdminPost, stored: AdminPost) => {
      const typed = form.getValues();
      setConflict({ stored, changed: changedParts(base, stored) });
      setGivenUp(undefined);
      // A password typed for an open post is now to take the place of the other one's.
      const isNewlyLocked = stored.protected && !base.protected && typed.password.trim() !== '';
      const begun = publishingOf(base);
      const isTouched = typed.publishing !== begun.publishing || timeIn(typed) !== timeIn(begun);
      write({
        ...mergedText(typed, textOf(base), textOf(stored)),
        lock: isNewlyLocked ? 'change' : typed.lock,
        ...(!isTouched && publishingOf(stored)),
      });
    },
    forget: () => setConflict(undefined),
    takePart: (part: PostPart) => {
      if (!conflict) return;
      if (part === 'files') setFiles(noFiles);
      else if (part === 'password') write({ lock: 'keep', password: '' });
      else write(withPart(part, form.getValues(), textOf(conflict.stored)));
    },
    takeAll: () => {
      if (!conflict) return;
      setGivenUp({ values: form.getValues(), files });
      setFiles(noFiles);
      form.reset({
        ...textOf(conflict.stored),
        lock: 'keep',
        password: '',
        ...publishingOf(conflict.stored),
      });
    },
    takeBack: () => {
      if (!givenUp) return;
      write(givenUp.values);
      // Files chosen since stay.
      setFiles(bothChoices(givenUp.files, files));
      setGivenUp(undefined);
    },
  };
}

type Versions = { theirs: string; mine: string; isSame: boolean };
type Form = Pick<PostEntries, 'values'> & {
  files: Pick<PostEntries['files'], 'added' | 'removed'>;
};

/** One part of a post in words, as stored by someone else and as it stands in the form. */
export function bothVersions(part: PostPart, stored: AdminPost, { values, files }: Form, language: Language): Versions {
  const text = (words: Localized) => words[language];
  if (part === 'files') {
    const all = filesOf(stored);
    const kept = all.filter(({ id }) => !files.removed.includes(id));
    const names = (list: readonly { name: string }[]) =>
      list.map(({ name }) => name).join('\n') || text(conflictTexts.noFile);
    return {
      theirs: names(all),
      mine: names([...kept, ...files.added]),
      isSame: kept.length === all.length && files.added.length === 0,
    };
  }
  if (part === 'password') {
    const hasNew = values.password.trim() !== '' && (!stored.protected || values.lock === 'change');
    const isUnlocking = stored.protected && values.lock === 'remove';
    return {
      theirs: text(stored.protected ? conflictTexts.locked : conflictTexts.unlocked),
      mine: text(hasNew ? conflictTexts.newPassword : isUnlocking ? conflictTexts.unlocked : conflictTexts.lockKept),
      isSame: !hasNew && !isUnlocking,
    };
  }
  const words = (version: PostText) => {
    if (part === 'category') return text(categoryTexts[version.category]);
    if (part === 'tender') return tenderLines(version, language) || text(conflictTexts.empty);
    return version[part === 'pin' ? 'pinnedUntil' : part] || text(conflictTexts.empty);
  };
  const theirs = textOf(stored);
  return { theirs: words(theirs), mine: words(values), isSame: isSamePart(part, theirs, values) };
}
