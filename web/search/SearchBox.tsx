import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

import { useSingleSteps } from '@/components/fields/useSingleSteps';
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
const Box = styled(InputBase)({
  flex: 1,
  minHeight: 48,
  padding: '0 0.875rem',
  fontSize: '1.125rem',
  '& input::placeholder': { color: colour.inkSoft, opacity: 1 },
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
  const singleSteps = useSingleSteps();
  return (
    <Top {...singleSteps}>
      <SearchIcon />
      <Box
        name="site-search"
        autoComplete="off"
        value={query}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={text(searchTexts.placeholder)}
        slotProps={{
          input: {
            role: 'combobox',
            inputMode: 'search',
            enterKeyHint: 'go',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: SEARCH_MAX,
            'aria-label': text(searchButtonTexts.title),
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
          },
        }}
      />
      <IconButton size="large" aria-label={text(searchTexts.close)} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Top>
  );
}
