import { useReturn } from '@/admin/focus';

import { usePostAddress } from './address';
import type { BoardTab } from './address';
import { DraftList } from './drafts/List';
import type { ShownPost } from './drafts/Preview';
import { PostEditor } from './Editor';
import { PostList } from './List';
import { PostTrash } from './Trash';

/**
 * The posts of one board: their list, the one that the address names (`?post=<id>`, `?post=new`), the drafts or the
 * trash. `Shown` shows a draft as visitors would see it.
 */
export function BoardAdmin({ tab, Shown }: { tab: BoardTab; Shown: ShownPost }) {
  const { postId, of, isTrash, isDrafts } = usePostAddress();
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
    <DraftList tab={tab} focusReturning={focusReturning} />
  ) : (
    <PostList tab={tab} focusReturning={focusReturning} />
  );
}
