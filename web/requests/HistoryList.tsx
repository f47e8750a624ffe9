import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { HistoryEntry } from '@server/quotes/quotes.types';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { entryTexts } from './history.text';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingLeft: '0.75rem', borderLeft: `3px solid ${tokens.colour.cold}` },
  '& time': { marginLeft: '0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft },
  '& p': { margin: '0.25rem 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

type HistoryListProps<Entry extends HistoryEntry> = {
  history: readonly Entry[];
  /** More about an entry, below it. */
  about?: (entry: Entry) => ReactNode;
};

/** What was added to a request after it was sent, oldest first. */
export function HistoryList<Entry extends HistoryEntry>({ history, about }: HistoryListProps<Entry>) {
  const text = useText();
  const language = useLanguage();
  return (
    <List>
      {history.map((entry) => (
        <li key={entry.id}>
          <strong>{text(entryTexts[entry.kind])}</strong>
          <time dateTime={entry.at}>{localTime(entry.at, language)}</time>
          {entry.text && <p>{entry.text}</p>}
          {entry.files.length > 0 && <p>{entry.files.join('\n')}</p>}
          {about?.(entry)}
        </li>
      ))}
    </List>
  );
}
