import { sectionsOf } from '@/navigation/navigation';
import { Board } from '@/posts/board/Board';
import { useLanguage, useText } from '@/lib/locale';

/** The board for suppliers; its code comes late. The English one counts down from the total and shows all its pages. */
export function EProcurementBoard() {
  const text = useText();
  const isEnglish = useLanguage() === 'en';
  const [section] = sectionsOf('eProcurement');
  return (
    <Board
      kind="e-procurement"
      label={section ? text(section.title) : ''}
      pageSize={10}
      numbering={isEnglish ? 'down' : 'up'}
      pageWindow={isEnglish ? 'all' : 5}
    />
  );
}
