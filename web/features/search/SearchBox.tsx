import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

import { CloseIcon, SearchIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { SEARCH_MAX } from './rankEntries';
import { searchTexts } from './search.text';
import { searchButtonTexts } from './searchButton.text';
import { optionId } from './SearchOptions';

const { colour } = tokens;

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '0.5rem 0.375rem 0.5rem 1.25rem',
  borderBottom: `1px solid ${colour.line}`,
  '& > svg': { flex: 'none', color: colour.inkSoft },
  '&:focus-within': { boxShadow: `inset 0 -2px 0 ${colour.cold}`, borderBottomColor: colour.cold },
});
const Box = styled('input')({
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  padding: '0 0.875rem',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '1.125rem',
  color: 'inherit',
  // The line below the whole bar shows the focus.
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: colour.inkSoft, opacity: 1 },
});

type SearchBoxProps = {
  query: string;
  onAsk: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** The list of results, and the place of its marked option; -1 for none. */
  listId: string;
  active: number;
};

/** The box to type in and the button that closes the search. */
export function SearchBox({ query, onAsk, onKeyDown, onClose, listId, active }: SearchBoxProps) {
  const text = useText();
  return (
    <Top>
      <SearchIcon />
      <Box
        role="combobox"
        type="text"
        name="site-search"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        value={query}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={text(searchTexts.placeholder)}
        aria-label={text(searchButtonTexts.title)}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
      />
      <IconButton size="large" aria-label={text(searchTexts.close)} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Top>
  );
}
