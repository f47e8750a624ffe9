import { postViewTexts } from '@shared/posts/post-view.text';

import { TrashPanel } from '@/admin/trash/Panel';
import { useBoardEventsQuery } from '@/posts/boardsApi';
import { useText } from '@/lib/locale';

import { usePostAddress } from './address';
import type { BoardTab } from './address';
import { usePurgePostMutation, useRestorePostMutation, useTrashedPostsQuery } from './api';

/** The deleted posts of a board. */
export function PostTrash({ tab }: { tab: BoardTab }) {
  const text = useText();
  const { kind, board } = tab;
  const { filter, pageHref, wholeListHref } = usePostAddress();
  useBoardEventsQuery({ kind, board });
  const query = useTrashedPostsQuery({ kind, board, page: filter.page }, { refetchOnMountOrArgChange: true });
  const [restore] = useRestorePostMutation();
  const [purge] = usePurgePostMutation();
  return (
    <TrashPanel
      list={tab.label}
      query={query}
      rowOf={(post) => ({ ...post, title: post.title || text(postViewTexts.noTitle), detail: post.preview })}
      listHref={wholeListHref}
      pageHref={pageHref}
      restore={(id) => restore({ kind, board, id })}
      purge={(id) => purge({ kind, board, id })}
    />
  );
}
