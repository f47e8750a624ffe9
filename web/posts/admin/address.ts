import { translationFilters } from '@shared/posts/boards.types';
import type { BoardKind, BoardName, TranslationFilter } from '@shared/posts/boards.types';

import { TRASH_VIEW } from '@/admin/trash/Panel';
import { choiceParam, pageParam, searchParam, useAddress } from '@/admin/useAddress';
import type { FilterParams } from '@/admin/useAddress';
import type { BoardRef } from '@/posts/boardsApi';
import type { Localized } from '@/lib/locale';

import { postTabTexts } from './posts.text';

/** In the address of a board, that its drafts are open. */
export const DRAFTS_VIEW = 'drafts';

/** Stands for the id of a post that does not exist yet. */
export const NEW_POST = 'new';

/** Under this a new post is kept until it is saved; a translation apart from others. */
export const newPostId = (of: string | undefined) => (of ? `${NEW_POST} ${of}` : NEW_POST);

/** Id of the heading that names what is open: a board's list or a post's form. */
export const POSTS_HEADING = 'posts-title';

export type PostFilter = { q: string; page: number; translation: TranslationFilter | undefined };

export const postParams: FilterParams<PostFilter> = {
  q: searchParam,
  page: pageParam,
  translation: choiceParam(translationFilters),
};

/** Search, page and open post or trash of the tab on screen. */
export function usePostAddress() {
  const { address, hrefWith, hrefOf, go, ...list } = useAddress(postParams);
  const isDrafts = address.get('view') === DRAFTS_VIEW;
  const viewOf = (isDraft: boolean) => (isDraft ? DRAFTS_VIEW : undefined);
  return {
    ...list,
    postId: address.get('post') ?? undefined,
    /** The post whose translation is written. */
    of: address.get('of') ?? undefined,
    isDrafts,
    isTrash: address.get('view') === TRASH_VIEW,
    openPost: (id: string) => go({ post: id, of: undefined, view: undefined }, { replace: true }),
    /** The list of the posts or of the drafts; the one that is behind stays where it was. */
    showList: (isOfDrafts: boolean) =>
      go({
        post: undefined,
        of: undefined,
        view: viewOf(isOfDrafts),
        ...(isOfDrafts !== isDrafts && { page: undefined }),
      }),
    /** The editor of a post or a draft of this board. */
    placeHref: (id: string, isDraft: boolean) => hrefWith({ post: id, of: undefined, view: viewOf(isDraft) }),
    postHref: (id: string) => hrefWith({ post: id }),
    /** The editor of a post of any board. */
    editHref: (board: BoardRef, id: string) => hrefOf({ tab: tabOf(board), post: id }),
    /** The editor of a new translation of a post. */
    writeHref: (board: BoardRef, original: string) => hrefOf({ tab: tabOf(board), post: NEW_POST, of: original }),
    listHref: hrefWith({ post: undefined, of: undefined }),
    draftsHref: hrefOf({ view: DRAFTS_VIEW }),
    trashHref: hrefOf({ view: TRASH_VIEW }),
    wholeListHref: hrefOf(),
  };
}

export type BoardTab = BoardRef & { id: string; label: Localized; isHidden: boolean };

const tab = (id: keyof typeof postTabTexts, kind: BoardKind, board: BoardName): BoardTab => ({
  id,
  kind,
  board,
  label: postTabTexts[id],
  // The collections of the former site: there for who knows their address.
  isHidden: board === 'legacy',
});

/** The boards as areas of the manage page, named like their collections: `?tab=ko-posts`. */
export const boardTabs: readonly BoardTab[] = [
  tab('ko-posts', 'posts', 'ko'),
  tab('en-posts', 'posts', 'en'),
  tab('ko-e-procurement', 'e-procurement', 'ko'),
  tab('en-e-procurement', 'e-procurement', 'en'),
  tab('posts', 'posts', 'legacy'),
  tab('e-procurement', 'e-procurement', 'legacy'),
];

const tabOf = (board: BoardRef) => boardTabs.find((each) => each.kind === board.kind && each.board === board.board)?.id;
