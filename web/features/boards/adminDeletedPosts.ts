import { useState } from 'react';

import type { BoardPlace } from './boardsApi';

/** How long a deleted post can be brought back from the screen: ms. The server keeps it for a minute. */
const UNDO_DURATION = 10_000;

export type DeletedPost = BoardPlace & {
  id: string;
  title: string;
  /** When the offer ends: ms of the clock. */
  until: number;
};

const end = () => Date.now() + UNDO_DURATION;

/** The posts that were just deleted and can still be brought back, whichever tab is open. */
export function useDeletedPosts() {
  const [posts, setPosts] = useState<readonly DeletedPost[]>([]);
  return {
    posts,
    offer: (post: Omit<DeletedPost, 'until'>) => setPosts((known) => [...known, { ...post, until: end() }]),
    /** Begins the 10 s anew. */
    prolong: (id: string) =>
      setPosts((known) => known.map((post) => (post.id === id ? { ...post, until: end() } : post))),
    forget: (id: string) => setPosts((known) => known.filter((post) => post.id !== id)),
  };
}

export type DeletedPosts = ReturnType<typeof useDeletedPosts>;
