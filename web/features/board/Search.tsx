import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { boardTexts } from '@/boards/boards.text';
import { TextInput } from '@/components/fields/TextInput';
import { hiddenWords } from '@/components/hiddenWords';
import { SearchIcon } from '@/components/icons';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { SEARCH_MAX } from './address';

/** Typing is searched for after a pause of this length: ms. */
const TYPING_PAUSE = 300;

const Place = styled('form')({ position: 'relative', flex: '0 1 24rem', minWidth: 'min(100%, 15rem)' });
const Label = styled('label')(hiddenWords);
const Box = styled(TextInput)({
  '& [type="search"]': { paddingRight: '3.25rem' },
  '& ::-webkit-search-cancel-button': { appearance: 'none' },
});
const Submit = styled(IconButton)({ position: 'absolute', inset: '0 0 0 auto', color: tokens.colour.cold });

type BoardSearchProps = { q: string; onSearch: (q: string) => void };

/**
 * The search box; one field needs no form library. The address follows what is typed after a pause, and the box
 * follows the address when "back" or a cleared search changes that.
 */
export function BoardSearch({ q, onSearch }: BoardSearchProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const search = () => {
    const words = typed.trim();
    if (words === q) return;
    asked.current = words;
    onSearch(words);
  };
  const searchTyped = useEffectEvent(search);

  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(searchTyped, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, q]);

  useEffect(() => {
    // The answer to our own search may come when more has been typed.
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);

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
