import type { BoardKind } from '@shared/posts/boards.types';
import { pathToFeed } from '@shared/posts/address';

import type { Language, Localized } from '@/lib/locale';
import { pageOfBoard } from '@/lib/paths';

import { sectionsOf } from './navigation';

/** The board's name, as its section is called. */
export function boardTitle(kind: BoardKind): Localized {
  const section = kind === 'posts' ? 'download-center' : 'e-procurement-center';
  const found = sectionsOf(pageOfBoard(kind)).find(({ id }) => id === section);
  if (!found) throw new Error(`There is no section for ${kind}.`);
  return found.title;
}

/** The feed of a board, for the head of a page. */
export const feedOf = (kind: BoardKind, language: Language) => ({
  path: pathToFeed({ kind, board: language }),
  title: boardTitle(kind)[language],
});
