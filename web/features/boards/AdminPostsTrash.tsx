import { TrashPanel } from '@/components/TrashPanel';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';

import { postsTexts } from './adminPosts.text';
import { useAdminPostsAddress } from './adminPostsAddress';
import { usePurgePostMutation, useRestorePostMutation, useTrashedPostsQuery } from './adminPostsApi';
import type { AdminPostTab } from './adminPostTabs';
import { useBoardEventsQuery } from './boardsApi';

type AdminPostsTrashProps = { tab: AdminPostTab; notify: (words: Localized) => void };

/** The deleted posts of a board. */
export function AdminPostsTrash({ tab, notify }: AdminPostsTrashProps) {
  const text = useText();
  const { kind, board } = tab;
  const { filter, pageHref } = useAdminPostsAddress();
  useBoardEventsQuery({ kind, board });
  const { data, isError, refetch } = useTrashedPostsQuery(
    { kind, board, page: filter.page },
    { refetchOnMountOrArgChange: true },
  );
  const [restore] = useRestorePostMutation();
  const [purge] = usePurgePostMutation();
  const rows = data?.items.map((post) => ({
    ...post,
    title: post.title || text(postsTexts.noTitle),
    detail: post.preview,
  }));
  return (
    <TrashPanel
      list={tab.label}
      trash={data && rows && { ...data, items: rows }}
      isError={isError}
      retry={refetch}
      listHref={`?${new URLSearchParams({ tab: tab.id })}`}
      pageHref={pageHref}
      restore={(id) => restore({ kind, board, id })}
      purge={(id) => purge({ kind, board, id })}
      notify={notify}
    />
  );
}
