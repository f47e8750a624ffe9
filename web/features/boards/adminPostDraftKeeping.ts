import { useEffect, useRef } from 'react';

import { keepPostDraft } from './adminPostDraft';
import type { PostDraft } from './adminPostDraft';
import type { PostPlace } from './adminPostsApi';

type DraftKeeping = PostPlace & {
  /** Whether there is anything unsaved. */
  isDirty: boolean;
  draft: PostDraft;
  /** Called when the form goes away with something unsaved in it. */
  onLeft: () => void;
};

/** Keeps a post's draft up to date with what is typed, until the form is settled: saved, or to be forgotten. */
export function useKeptDraft({ kind, board, id, isDirty, draft, onLeft }: DraftKeeping) {
  const isSettled = useRef(false);
  const written = JSON.stringify(draft);

  useEffect(() => {
    if (isSettled.current) return;
    const unsaved = JSON.parse(written) as PostDraft; // its own string; an object would be another one each time
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

  return {
    settle: () => {
      isSettled.current = true;
      keepPostDraft({ kind, board, id }, undefined);
    },
  };
}
