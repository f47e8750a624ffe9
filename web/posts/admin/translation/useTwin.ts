import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { AdminPost } from '@shared/posts/boards.types';

import { focusHeading } from '@/admin/focus';
import { useNotify } from '@/admin/notices';
import type { BoardRef } from '@/posts/boardsApi';
import type { Localized } from '@/lib/locale';
import { errorBodyOf } from '@/lib/failure';
import { otherBoard } from '@/posts/adminPosts';

import { useComparePostMutation, usePairedPostQuery, usePairPostMutation, useUnpairPostMutation } from './api';
import { translationTexts } from './translation.text';

/**
 * A stored post and its twin, as they are now, and what can be done with the pair; saved at once, apart from the form. The
 * keyboard goes on at the heading, because what was pressed is gone.
 */
export function useTwin(board: BoardRef, post: AdminPost, heading: string) {
  const place = { ...board, id: post.id };
  const notify = useNotify();
  const other = otherBoard(place);
  const { data: own = post } = usePairedPostQuery(place);
  const twinId = own.twin;
  const query = usePairedPostQuery(other && twinId ? { ...other, id: twinId } : skipToken);
  const [pairPost, pairing] = usePairPostMutation();
  const [unpairPost, unpairing] = useUnpairPostMutation();
  const [comparePost, comparing] = useComparePostMutation();
  const [failure, setFailure] = useState<Localized>();
  /** The twin that was just taken away. */
  const [undo, setUndo] = useState<string>();

  const end = (error: unknown, done: Localized | undefined): boolean => {
    const isChanged = errorBodyOf(error)?.code === 'conflict';
    setFailure(error ? (isChanged ? translationTexts.changed : translationTexts.failed) : undefined);
    if (error) return false;
    focusHeading(heading);
    if (done) notify(done);
    return true;
  };
  const pair = async (twin: string) => {
    const { error } = await pairPost({ ...place, twin, former: twinId });
    if (end(error, translationTexts.paired)) setUndo(undefined);
  };
  return {
    own,
    twinId,
    twin: query.currentData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    failure,
    isSaving: pairing.isLoading || unpairing.isLoading || comparing.isLoading,
    pair,
    unpair: async () => {
      const { error } = await unpairPost(place);
      if (end(error, undefined)) setUndo(twinId ?? undefined);
    },
    /** Links the two again. */
    undo: undo === undefined ? undefined : () => pair(undo),
    compare: async () => {
      const { error } = await comparePost(place);
      end(error, translationTexts.compared);
    },
  };
}
