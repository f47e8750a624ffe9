import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { CloseIcon, SearchIcon } from '@/components/icons';
import { IconButton } from '@/components/MobileMenu';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { optionId, SearchOptions } from './SearchOptions';
import { SEARCH_MAX } from './rankEntries';
import type { SearchIndex } from './searchEntry';
import { searchButtonTexts } from './searchButton.text';
import { keyNames, searchCountTexts, searchTexts } from './search.text';
import { useSearchResults } from './useSearchResults';

const { colour, media } = tokens;

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' });
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
const Note = styled('p')({
  margin: 0,
  padding: '1rem 1.25rem 0',
  [media.tablet]: { paddingInline: '1.5rem' },
  lineHeight: 1.6,
  '& strong': { display: 'block', fontSize: '1.0625rem', overflowWrap: 'anywhere' },
});
const Small = styled(Note)({ paddingTop: '0.75rem', fontSize: '0.875rem', color: colour.inkSoft });
const Bottom = styled('div')({
  display: 'none',
  [media.tablet]: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.25rem',
    padding: '0.625rem 1.5rem',
    borderTop: `1px solid ${colour.line}`,
    background: colour.mist,
    fontSize: '0.8125rem',
    color: colour.inkSoft,
  },
  '& > :first-of-type': { marginRight: 'auto' },
});
const Key = styled('kbd')({
  marginRight: '0.375rem',
  padding: '0.0625rem 0.375rem',
  border: `1px solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  background: colour.white,
  font: 'inherit',
  fontSize: '0.75rem',
});
const Hidden = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const hints = [
  { key: keyNames.move, words: searchTexts.move },
  { key: keyNames.enter, words: searchTexts.open },
  { key: keyNames.escape, words: searchTexts.leave },
] as const;

/** Search box and results: a combobox whose list is always open. */
export function SearchPanel({ index, onClose }: { index: SearchIndex; onClose: () => void }) {
  const text = useText();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState<number>();
  const { groups, words, count, isPending, hasFailed } = useSearchResults(index, query);
  const last = groups.reduce((sum, { options }) => sum + options.length, 0) - 1;
  // The best result is chosen by Enter alone; links that answer nothing wait to be chosen.
  const active = Math.min(marked ?? (count ? 0 : -1), last);
  const isNone = count === 0 && !isPending;

  useEffect(() => {
    // Documents may use characters that the site's own words, and so its font file, do not.
    void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
  }, []);

  const ask = (words_: string) => {
    setQuery(words_);
    setMarked(undefined);
  };
  const mark = (position: number) => {
    setMarked(position);
    document.getElementById(optionId(listId, position))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || last < 0) return;
    const targets: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      mark(target);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
    }
  };

  const found = count === undefined || isPending || isNone ? '' : text(searchCountTexts.found)(count);
  const none = isNone ? text(searchCountTexts.none)(query.trim()) : '';
  return (
    <Panel>
      <Top>
        <SearchIcon />
        <Box
          ref={box}
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
          onChange={(event) => ask(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={text<string>(searchTexts.placeholder)}
          aria-label={text<string>(searchButtonTexts.title)}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        />
        <IconButton type="button" aria-label={text<string>(searchTexts.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <Hidden role="status">{found || none}</Hidden>
      {isNone && (
        <Note>
          <strong>{none}</strong>
          {text<string>(searchTexts.noneHint)}
        </Note>
      )}
      {hasFailed && <Small role="alert">{text<string>(searchTexts.documentsFailed)}</Small>}
      {isPending && count === 0 && <Small>{text<string>(searchTexts.searching)}</Small>}
      <SearchOptions
        id={listId}
        label={text<string>(searchTexts.results)}
        groups={groups}
        words={words}
        active={active}
        onActivate={setMarked}
        onChoose={onClose}
      />
      <Bottom aria-hidden>
        <span>{found}</span>
        {hints.map(({ key, words: meaning }) => (
          <span key={key}>
            <Key>{key}</Key>
            {text<string>(meaning)}
          </span>
        ))}
      </Bottom>
    </Panel>
  );
}
