import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { AdminPost } from '@server/boards/boards.types';

import type { PdfChoice } from './adminPdf';
import type { PostDraft } from './adminPostDraft';
import { changedParts, changedText, mergedText, textOf } from './adminPostValues';
import type { PostPart, PostValues } from './adminPostValues';

/** A newer version that someone else stored while this one was being written, and the parts it changed. */
export type PostConflict = { stored: AdminPost; changed: readonly PostPart[] };

type ConflictOptions = {
  form: UseFormReturn<PostValues>;
  pdf: PdfChoice;
  setPdf: (choice: PdfChoice) => void;
  initial: PostConflict | undefined;
};

/** A draft that was begun on an older version than the one now stored. */
export function conflictOfDraft(draft: PostDraft | undefined, post: AdminPost | undefined): PostConflict | undefined {
  if (!draft || !post || draft.updatedAt === post.updatedAt) return undefined;
  const changed = changedText(draft.base, textOf(post));
  return changed.length > 0 ? { stored: post, changed } : undefined;
}

/** One's own text beside the newer stored one: saved over it, or given up for it, in part or whole, and taken back. */
export function usePostConflict({ form, pdf, setPdf, initial }: ConflictOptions) {
  const [conflict, setConflict] = useState(initial);
  /** What the administrator had written before taking the stored post. */
  const [givenUp, setGivenUp] = useState<{ values: PostValues; pdf: PdfChoice }>();

  const write = (values: Partial<PostValues>) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof PostValues, value); // its own keys
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
      write({ ...mergedText(typed, textOf(base), textOf(stored)), lock: isNewlyLocked ? 'change' : typed.lock });
    },
    forget: () => setConflict(undefined),
    takePart: (part: PostPart) => {
      if (!conflict) return;
      if (part === 'pdf') setPdf({});
      else if (part === 'password') write({ lock: 'keep', password: '' });
      else write({ [part]: textOf(conflict.stored)[part] });
    },
    takeAll: () => {
      if (!conflict) return;
      setGivenUp({ values: form.getValues(), pdf });
      setPdf({});
      form.reset({ ...textOf(conflict.stored), lock: 'keep', password: '' });
    },
    takeBack: () => {
      if (!givenUp) return;
      write(givenUp.values);
      setPdf(givenUp.pdf);
      setGivenUp(undefined);
    },
  };
}
