import type { BoardRef } from './boardsApi';

/** A draft has the id of the post that it will be, or was. */
export type PostRef = BoardRef & { id: string; isDraft?: boolean };

export const boardPath = ({ kind, board }: BoardRef) => `admin/${kind}/${board}`;
export const postPath = ({ id, isDraft, ...board }: PostRef) =>
  `${boardPath(board)}/${isDraft ? 'drafts/' : ''}${encodeURIComponent(id)}`;

/** The board of the same kind in the other language; legacy boards have none. */
export const otherBoard = ({ kind, board }: BoardRef) =>
  board === 'legacy' ? undefined : ({ kind, board: board === 'ko' ? 'en' : 'ko' } as const);
