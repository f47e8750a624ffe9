import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { listTexts } from '@/admin/list/list.text';
import { LoadFailure } from '@/admin/LoadFailure';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { ListPages } from './Pages';
import type { ListPagesProps } from './Pages';
import { ListRows } from './Rows';
import type { RowsOf } from './Rows';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: tokens.space.panel,
});
const Words = styled('div')({
  '&[data-has-lead]': { flex: '1 1 24rem' },
  '& p': { maxWidth: tokens.width.text, minHeight: '1.6em', margin: '0.125rem 0 0', color: tokens.colour.inkSoft },
});
const Messages = styled('div')({ display: 'grid', gap: '0.75rem', '&:not(:empty)': { padding: '0 1.5rem 1.5rem' } });
const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });
const Empty = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: 0 },
  '& p + p': { color: tokens.colour.inkSoft },
});

/** Buttons and links in the head of a list. */
export const ListWays = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** A query of RTK Query; it keeps the answer to the question before. */
export type ListQuery = { data?: unknown; currentData?: unknown; isError: boolean; refetch: () => void };

type ListViewProps<Item extends { id: string }> = {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Number of items; undefined until known. */
  total: ReactNode;
  lead?: Localized;
  /** Stands right after the heading. */
  undo?: ReactNode;
  /** On the right of the head: filters and links. */
  tools?: ReactNode;
  /** Above the list. */
  messages?: ReactNode;
  query: ListQuery;
  words: Record<'failed' | 'loading', Localized> & { pages?: Localized };
  /** Height of a row of the list: px. */
  rowHeight: number;
  /** Instead of the list, where there is nothing to show. */
  empty: ReactNode;
  /** The list, made of the query's data. */
  rows?: RowsOf<Item>;
  /** Below the list, or in its place. */
  children?: ReactNode;
  pages?: Omit<ListPagesProps, 'label'>;
};

/**
 * An administrators' list: head, failure, waiting, nothing to show, pages. While the answer to another question is on
 * its way the old one stays, paler.
 */
export function ListView<Item extends { id: string }>(props: ListViewProps<Item>) {
  const { id, title, total, lead, undo, tools, messages, query, words, rowHeight, empty, rows, pages, children } =
    props;
  const text = useText();
  const { data, currentData, isError, refetch } = query;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id}>
      <Head>
        <Words data-has-lead={lead && ''}>
          <Typography variant="h3" component="h2" id={id} tabIndex={-1}>
            {title}
          </Typography>
          <p role="status">{total}</p>
          {lead && <p>{text(lead)}</p>}
        </Words>
        {undo}
        {tools}
      </Head>
      <Messages>
        {messages}
        {isError && (
          <LoadFailure onRetry={refetch}>{text(currentData ? listTexts.outdated : words.failed)}</LoadFailure>
        )}
      </Messages>
      {data !== undefined && (!isError || currentData !== undefined) && (
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          {rows && rows.items.length > 0 && <ListRows label={title} {...rows} />}
          {children}
        </div>
      )}
      {data === undefined && !isError && (
        <Waiting aria-label={text(words.loading)}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} height={rowHeight} />
          ))}
        </Waiting>
      )}
      {empty}
      {pages && <ListPages label={words.pages && text(words.pages)} {...pages} />}
    </Paper>
  );
}

type ListEmptyProps = {
  title: Localized;
  lead: Localized;
  /** Remedies. */
  children?: ReactNode;
};

/** Instead of a list: there is nothing yet, or nothing that matches. */
export function ListEmpty({ title, lead, children }: ListEmptyProps) {
  const text = useText();
  return (
    <Empty>
      <p>
        <strong>{text(title)}</strong>
      </p>
      <p>{text(lead)}</p>
      {children}
    </Empty>
  );
}
