import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { boardTexts } from '@/posts/boards.text';
import { TextInput } from '@/components/fields/TextInput';
import { useSearchText } from '@/components/fields/useSearchText';
import { hiddenWords } from '@/components/hiddenWords';
import { SearchIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { SEARCH_MAX } from './address';

const Place = styled('form')({ position: 'relative', flex: '0 1 24rem', minWidth: 'min(100%, 15rem)' });
const Label = styled('label')(hiddenWords);
const Box = styled(TextInput)({
  '& [type="search"]': { paddingRight: '3.25rem' },
  '& ::-webkit-search-cancel-button': { appearance: 'none' },
});
const Submit = styled(IconButton)({ position: 'absolute', inset: '0 0 0 auto', color: tokens.colour.cold });

type BoardSearchProps = { q: string; onSearch: (q: string) => void };

/** The search box; one field needs no form library. */
export function BoardSearch({ q, onSearch }: BoardSearchProps) {
  const text = useText();
  const id = useId();
  const { typed, setTyped, search } = useSearchText(q, onSearch);
  return (
    <Place
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Label htmlFor={id}>{text(boardTexts.search)}</Label>
      <Box
        id={id}
        name="q"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={SEARCH_MAX}
        placeholder={text(boardTexts.searchHint)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Submit type="submit" size="large" aria-label={text(boardTexts.search)}>
        <SearchIcon />
      </Submit>
    </Place>
  );
}
