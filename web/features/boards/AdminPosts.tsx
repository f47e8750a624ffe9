import { useRef } from 'react';

import type { Localized } from '@/lib/locale';

import type { DeletedPosts } from './adminDeletedPosts';
import { AdminPostEditor } from './AdminPostEditor';
import { useAdminPostsAddress } from './adminPostsAddress';
import { AdminPostsList } from './AdminPostsList';
import { AdminPostsTrash } from './AdminPostsTrash';
import type { AdminPostTab } from './adminPostTabs';
import { AdminPostUndo } from './AdminPostUndo';

type AdminPostsProps = {
  tab: AdminPostTab;
  /** What was just deleted, on any tab. */
  deleted: DeletedPosts;
  /** Shows a status message for a while. */
  notify: (words: Localized) => void;
};

/** The posts of one board: their list, the one that the address names (`?post=<id>`, `?post=new`), or the trash. */
export function AdminPosts({ tab, deleted, notify }: AdminPostsProps) {
  const { postId, isTrash } = useAdminPostsAddress();
  // Coming back from a post, the keyboard goes on where it left the list.
  const lastOpened = useRef<string>(undefined);
  const undo = <AdminPostUndo deleted={deleted} notify={notify} />;
  if (isTrash) return <AdminPostsTrash tab={tab} notify={notify} />;
  return postId ? (
    <AdminPostEditor
      key={postId}
      id={postId}
      tab={tab}
      notify={notify}
      undo={undo}
      onOpened={() => {
        lastOpened.current = postId;
      }}
    />
  ) : (
    <AdminPostsList
      tab={tab}
      undo={undo}
      onDeleted={({ id, title }) => deleted.offer({ kind: tab.kind, board: tab.board, id, title })}
      focusReturning={(id, link) => {
        if (id !== lastOpened.current) return;
        lastOpened.current = undefined;
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'nearest' });
      }}
    />
  );
}
