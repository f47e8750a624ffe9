import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { HistoryEntry } from '@shared/requests/quotes.types';
import type { RequestFile } from '@shared/requests/request-files.types';

import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { FileLink } from './files/FileLink';
import { entryTexts, historyTexts } from './history.text';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingLeft: '0.75rem', borderLeft: `3px solid ${tokens.colour.cold}` },
  '& li[data-kind="answer"]': { borderLeftColor: tokens.colour.hot },
  '& a': { color: tokens.colour.coldDark },
  '& time, & small': { marginLeft: '0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft },
  '& time': { display: 'inline-block', whiteSpace: 'nowrap' },
  '& li[data-other]': { borderLeftColor: tokens.colour.line },
  '& p': { margin: '0.25rem 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

type HistoryListProps<Entry extends HistoryEntry> = {
  history: readonly Entry[];
  /** Download address of an answer's file. */
  fileHref: (file: RequestFile, entry: Entry) => string;
  /** More about an entry, below it. */
  about?: (entry: Entry) => ReactNode;
  /** Other events, to be shown among them. */
  others?: readonly Other[];
};

const none: readonly Other[] = [];

type Other = { id: string; at: string; shown: ReactNode };

/** Both in the order in which they happened. */
function inOrder<Entry extends HistoryEntry>(history: readonly Entry[], others: readonly Other[]): (Entry | Other)[] {
  return [...history, ...others].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Lists additions to a request and other events, oldest first. */
export function HistoryList<Entry extends HistoryEntry>({
  history,
  fileHref,
  about,
  others = none,
}: HistoryListProps<Entry>) {
  const text = useText();
  const language = useLanguage();
  return (
    <List>
      {inOrder(history, others).map((entry) =>
        'shown' in entry ? (
          <li key={entry.id} data-other>
            {entry.shown}
          </li>
        ) : (
          <li key={entry.id} data-kind={entry.kind}>
            <strong>{text(entryTexts[entry.kind])}</strong>
            <time dateTime={entry.at}>{localTime(entry.at, language)}</time>
            {entry.by && <small>{text(historyTexts.by)(entry.by)}</small>}
            {entry.subject && (
              <p>
                <strong>{entry.subject}</strong>
              </p>
            )}
            {entry.text && <p>{entry.text}</p>}
            {entry.kind === 'answer'
              ? entry.attached.map((file) => <FileLink key={file.id} file={file} href={fileHref(file, entry)} />)
              : entry.files.length > 0 && <p>{entry.files.join('\n')}</p>}
            {about && <div>{about(entry)}</div>}
          </li>
        ),
      )}
    </List>
  );
}
