import Button from '@mui/material/Button';

import { ListEmpty } from '@/components/ListPanel';
import { useText } from '@/lib/locale';

import { postsTexts } from './adminPosts.text';

/** Instead of a list: no post yet, or none that matches. */
export function AdminPostsEmpty({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <ListEmpty>
      <p>
        <strong>{text(isSearched ? postsTexts.noMatch : postsTexts.none)}</strong>
      </p>
      <p>{text(isSearched ? postsTexts.noMatchLead : postsTexts.noneLead)}</p>
      {isSearched && <Button onClick={onClear}>{text(postsTexts.clear)}</Button>}
    </ListEmpty>
  );
}
