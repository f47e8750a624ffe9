import { sectionsOf } from '@/content/navigation';
import { Board } from '@/features/boards/Board';
import { useText } from '@/lib/locale';
import { withStore } from '@/lib/withStore';

/** The data room; its code comes late. */
export const CustomerSupportDownloads = withStore(function CustomerSupportDownloads() {
  const text = useText();
  const section = sectionsOf('customerSupport').find(({ id }) => id === 'download-center');
  const label = section ? text(section.title) : '';
  return <Board kind="posts" label={label} categories={['catalog', 'technical']} pageSize={5} />;
});
