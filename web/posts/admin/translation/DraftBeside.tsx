import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';

import type { AdminPost } from '@shared/posts/boards.types';

import { otherBoard } from '@/posts/adminPosts';
import type { BoardRef } from '@/posts/boardsApi';

import { usePairedPostQuery } from './api';
import { TranslatedPost } from './Original';

type DraftBesideProps = {
  place: BoardRef;
  draft: AdminPost;
  /** Address at which a post is edited. */
  hrefOf: (board: BoardRef, id: string) => string;
  /** The form. */
  children: ReactNode;
};

/** The form of a draft, with the post beside it that it is to be the translation of. */
export function DraftBeside({ place, draft, hrefOf, children }: DraftBesideProps) {
  const other = otherBoard(place);
  const id = draft.draft?.original;
  const { data: original } = usePairedPostQuery(other && id ? { ...other, id } : skipToken);
  return (
    <TranslatedPost place={place} original={original} hrefOf={hrefOf}>
      {children}
    </TranslatedPost>
  );
}
