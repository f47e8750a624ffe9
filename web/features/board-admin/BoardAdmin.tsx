import { useReturn } from '@/admin/focus';

import { usePostAddress } from './address';
import type { BoardTab } from './address';
import { PostEditor } from './Editor';
import { PostList } from './List';
import { PostTrash } from './Trash';

/** The posts of one board: their list, the one that the address names (`?post=<id>`, `?post=new`), or the trash. */
export function BoardAdmin({ tab }: { tab: BoardTab }) {
  const { postId, of, isTrash } = usePostAddress();
  const { focusReturning, onOpened } = useReturn();
  if (isTrash) return <PostTrash tab={tab} />;
  return postId ? (
    <PostEditor key={`${postId} ${of}`} id={postId} tab={tab} onOpened={() => onOpened(postId)} />
  ) : (
    <PostList tab={tab} focusReturning={focusReturning} />
  );
}
