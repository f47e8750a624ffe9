import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { postsTexts } from './adminPosts.text';

const Place = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});

/** Instead of a list: no post yet, or none that matches. */
export function AdminPostsEmpty({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <Place>
      <p>
        <strong>{text(isSearched ? postsTexts.noMatch : postsTexts.none)}</strong>
      </p>
      <p>{text(isSearched ? postsTexts.noMatchLead : postsTexts.noneLead)}</p>
      {isSearched && <Button onClick={onClear}>{text(postsTexts.clear)}</Button>}
    </Place>
  );
}
