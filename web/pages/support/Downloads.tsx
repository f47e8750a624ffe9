import { sectionsOf } from '@/navigation/navigation';
import { Board } from '@/posts/board/Board';
import { BoardTabs } from '@/posts/board/Tabs';
import { useText } from '@/lib/locale';

/** The data room; its code comes late. */
export function Downloads() {
  const text = useText();
  const section = sectionsOf('customerSupport').find(({ id }) => id === 'download-center');
  const label = section ? text(section.title) : '';
  return <Board kind="posts" label={label} categories={['catalog', 'technical']} Tabs={BoardTabs} pageSize={5} />;
}
