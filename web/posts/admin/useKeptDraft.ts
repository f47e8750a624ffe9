import { useEffect, useRef } from 'react';

import type { PostRef } from '@/posts/adminPosts';

import { NEW_POST } from './address';
import { keepPostDraft } from './draft';
import type { PostDraft } from './draft';
import type { PostEntries } from './usePostEntries';
import { textOf } from './values';

function draftOf({ values, base, baseText, files }: PostEntries): PostDraft {
  const { lock: _lock, password, publishing, publishAt, ...text } = values;
  return {
    text,
    base: baseText,
    updatedAt: base?.updatedAt,
    fileName: files.added.map(({ name }) => name).join(', ') || undefined,
    removedFiles: files.removed,
    hadPassword: password !== '',
    publishing: { publishing, publishAt },
  };
}

/**
 * Keeps a post's draft up to date with what is typed, until the form is settled: saved, or to be forgotten. `onLeft` is
 * called when the form goes away with something unsaved in it.
 */
export function useKeptDraft({ kind, board, id }: PostRef, entries: PostEntries, onLeft: () => void) {
  const { isDirty } = entries;
  const isSettled = useRef(false);
  const draft = draftOf(entries);
  const written = JSON.stringify(draft);

  useEffect(() => {
    if (isSettled.current) return;
    const unsaved: PostDraft = JSON.parse(written); // its own string; an object would be another one each time
    keepPostDraft({ kind, board, id }, isDirty ? unsaved : undefined);
  }, [kind, board, id, isDirty, written]);

  const latest = useRef({ isDirty, onLeft });
  useEffect(() => {
    latest.current = { isDirty, onLeft };
  });
  useEffect(
    () => () => {
      if (latest.current.isDirty && !isSettled.current) latest.current.onLeft();
    },
    [],
  );

  const settle = () => {
    isSettled.current = true;
    keepPostDraft({ kind, board, id }, undefined);
  };
  return {
    /** Forgets everything unsaved: the form is about to go. */
    settle,
    /** Hands the text over to the form of a new post. */
    moveToNew: () => {
      settle();
      const { removedFiles: _files, ...own } = draft;
      keepPostDraft({ kind, board, id: NEW_POST }, { ...own, base: textOf(undefined), updatedAt: undefined });
    },
  };
}
