import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { hiddenWords } from '@/components/hiddenWords';
import { useText } from '@/lib/locale';
import { useWholeFont } from '@/lib/useWholeFont';
import { tokens } from '@/theme/tokens';

import { SearchBox } from './SearchBox';
import { SearchHints } from './SearchHints';
import { SearchOptions } from './SearchOptions';
import type { SearchIndex } from './searchEntry';
import { searchCountTexts, searchTexts } from './search.text';
import { useActiveOption } from './useActiveOption';
import { useSearchResults } from './useSearchResults';

const { colour, media } = tokens;

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' });
const Note = styled('p')({
  margin: 0,
  padding: '1rem 1.25rem 0',
  [media.tablet]: { paddingInline: '1.5rem' },
  lineHeight: 1.6,
  '& strong': { display: 'block', fontSize: '1.0625rem', overflowWrap: 'anywhere' },
});
const Small = styled(Note)({ paddingTop: '0.75rem', fontSize: '0.875rem', color: colour.inkSoft });
const Hidden = styled('p')({ ...hiddenWords, margin: 0 });

/** Search box and results: a combobox whose list is always open. */
export function SearchPanel({ index, onClose }: { index: SearchIndex; onClose: () => void }) {
  const text = useText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const { groups, words, count, isPending, hasFailed } = useSearchResults(index, query);
  const optionCount = groups.reduce((sum, { options }) => sum + options.length, 0);
  const options = useActiveOption(listId, query, optionCount, Boolean(count));
  const isNone = count === 0 && !isPending;
  useWholeFont();

  const found = count === undefined || isPending || isNone ? '' : text(searchCountTexts.found)(count);
  const none = isNone ? text(searchCountTexts.none)(query.trim()) : '';
  return (
    <Panel>
      <SearchBox
        query={query}
        onAsk={setQuery}
        onKeyDown={options.onKeyDown}
        onClose={onClose}
        listId={listId}
        active={options.active}
      />
      <Hidden role="status">{found || none}</Hidden>
      {isNone && (
        <Note>
          <strong>{none}</strong>
          {text(searchTexts.noneHint)}
        </Note>
      )}
      {hasFailed && <Alert severity="warning">{text(searchTexts.documentsFailed)}</Alert>}
      {isPending && count === 0 && <Small>{text(searchTexts.searching)}</Small>}
      <SearchOptions
        id={listId}
        label={text(searchTexts.results)}
        groups={groups}
        words={words}
        active={options.active}
        onActivate={options.activate}
        onChoose={onClose}
      />
      <SearchHints found={found} />
    </Panel>
  );
}
