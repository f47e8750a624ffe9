import type { BoardKind, BoardName } from '@server/boards/boards.types';

import type { Localized } from '@/lib/locale';

import { postTabTexts } from './adminPosts.text';
import type { BoardPlace } from './boardsApi';

export type AdminPostTab = BoardPlace & { id: string; label: Localized; isHidden: boolean };

const tab = (id: keyof typeof postTabTexts, kind: BoardKind, board: BoardName): AdminPostTab => ({
  id,
  kind,
  board,
  label: postTabTexts[id],
  // The collections of the former site: there for who knows their address.
  isHidden: board === 'legacy',
});

/** The boards as areas of the manage page, named like their collections: `?tab=ko-posts`. */
export const adminPostTabs: readonly AdminPostTab[] = [
  tab('ko-posts', 'posts', 'ko'),
  tab('en-posts', 'posts', 'en'),
  tab('ko-e-procurement', 'e-procurement', 'ko'),
  tab('en-e-procurement', 'e-procurement', 'en'),
  tab('posts', 'posts', 'legacy'),
  tab('e-procurement', 'e-procurement', 'legacy'),
];
