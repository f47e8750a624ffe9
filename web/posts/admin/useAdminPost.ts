import { useEffect, useState } from 'react';

import type { AdminPost } from '@shared/posts/boards.types';

import type { BoardRef } from '@/posts/boardsApi';

import { useLazyAdminPostQuery } from './api';

/**
 * Loads a post to be edited, once: what others store while it is edited must not change the form. Loads again after
 * a session that ended before the post came. Without an id there is nothing to load.
 */
export function useAdminPost({ kind, board }: BoardRef, id: string | undefined, isDraft: boolean) {
  const [load, { error, isFetching }] = useLazyAdminPostQuery();
  const [post, setPost] = useState<AdminPost>();
  const [attempt, setAttempt] = useState(1);
  const wanted = post ? 0 : attempt;

  useEffect(() => {
    if (id === undefined || wanted === 0) return;
    void load({ kind, board, id, isDraft }).then(({ data }) => setPost((known) => known ?? data));
  }, [load, kind, board, id, isDraft, wanted]);

  return { post, failure: isFetching ? undefined : error, retry: () => setAttempt(attempt + 1) };
}
