import { useReturn } from '@/admin/focus';

import { POSTS_HEADING, usePostAddress } from './address';
import type { BoardTab } from './address';
import { DraftList } from './drafts/List';
import type { ShownPost } from './drafts/Preview';
import { PostEditor } from './Editor';
import { PostList } from './List';
import { postColumnTexts } from './posts.text';
import { PostTrash } from './Trash';

/**
 * The posts of one board: their list, the one that the address names (`?post=<id>`, `?post=new`), the drafts or the
 * trash. `Shown` shows a draft as visitors would see it.
 */
export function BoardAdmin({ tab, Shown }: { tab: BoardTab; Shown: ShownPost }) {
  const { postId, of, isTrash, isDrafts, filter, pageHref, wholeListHref, postHref } = usePostAddress();
  const { focusReturning, onOpened } = useReturn();
  if (isTrash) return <PostTrash tab={tab} />;
  return postId ? (
    <PostEditor
      key={`${postId} ${of} ${isDrafts}`}
      id={postId}
      tab={tab}
      Shown={Shown}
      onOpened={() => onOpened(postId)}
    />
  ) : isDrafts ? (
    <DraftList
      tab={tab}
      heading={POSTS_HEADING}
      page={filter.page}
      pageHref={pageHref}
      listHref={wholeListHref}
      editHref={postHref}
      columnTexts={postColumnTexts}
      focusReturning={focusReturning}
    />
  ) : (
    <PostList tab={tab} focusReturning={focusReturning} />
  );
}
