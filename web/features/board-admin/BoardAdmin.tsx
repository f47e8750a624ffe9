import { useReturn } from '@/admin/focus';
import type { Localized } from '@/lib/locale';

import { usePostAddress } from './address';
import type { BoardTab } from './address';
import { PostEditor } from './Editor';
import { PostList } from './List';
import { PostTrash } from './Trash';
import { PostUndo } from './Undo';
import type { DeletedPosts } from './Undo';

type BoardAdminProps = {
  tab: BoardTab;
  /** What was just deleted, on any tab. */
  deleted: DeletedPosts;
  /** Shows a status message for a while. */
  notify: (words: Localized) => void;
};

/** The posts of one board: their list, the one that the address names (`?post=<id>`, `?post=new`), or the trash. */
export function BoardAdmin({ tab, deleted, notify }: BoardAdminProps) {
  const { postId, isTrash } = usePostAddress();
  const { focusReturning, onOpened } = useReturn();
  const undo = <PostUndo deleted={deleted} notify={notify} />;
  if (isTrash) return <PostTrash tab={tab} notify={notify} />;
  return postId ? (
    <PostEditor key={postId} id={postId} tab={tab} notify={notify} undo={undo} onOpened={() => onOpened(postId)} />
  ) : (
    <PostList
      tab={tab}
      undo={undo}
      onDeleted={({ id, title }) => deleted.offer({ kind: tab.kind, board: tab.board, id, title })}
      focusReturning={focusReturning}
    />
  );
}
