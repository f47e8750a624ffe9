import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { listPanelTexts } from './listPanel.text';
import { LoadFailure } from './LoadFailure';

/** Above an administrators' list: its name and size, the filters, and what else there is to do. */
export const ListHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)',
});

/** The heading of the list, with paragraphs on it. */
export const ListWords = styled('div')({
  '& p': {
    maxWidth: tokens.width.text,
    minHeight: '1.6em',
    margin: '0.125rem 0 0',
    color: tokens.colour.inkSoft,
  },
});

/** Two fields side by side by which the list is chosen. */
export const ListFilters = styled('search')({
  display: 'grid',
  flex: '1 1 20rem',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '0.75rem',
  maxWidth: '28rem',
  '& .MuiInputBase-root': { minHeight: 44 },
});

/** Buttons and links in the head. */
export const ListWays = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

/** Instead of a list: two paragraphs, and perhaps a button. */
export const ListEmpty = styled('div')({
  padding: '3.5rem 1.5rem 4rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  textAlign: 'center',
  '& p': { margin: '0 0 0.5rem' },
  '& p + p': { color: tokens.colour.inkSoft },
});

const Waiting = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

type ListWaitingProps = {
  label: string;
  /** How high a row of the list is: px. */
  rowHeight: number;
};

/** Holds the list's place while it is loaded. */
export function ListWaiting({ label, rowHeight }: ListWaitingProps) {
  return (
    <Waiting aria-label={label}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={rowHeight} />
      ))}
    </Waiting>
  );
}

type ListAnswerProps = ListWaitingProps & {
  /** A query that keeps the answer to the question before. */
  query: { data?: unknown; currentData?: unknown; isError: boolean; refetch: () => void };
  failed: string;
  /** The list, made of the query's data. */
  children: ReactNode;
};

/** A list as far as it is loaded. While the answer to another question is on its way the old one stays, paler. */
export function ListAnswer({ query, failed, children, ...waiting }: ListAnswerProps) {
  const text = useText();
  const { data, currentData, isError, refetch } = query;
  return (
    <>
      {isError && (
        <LoadFailure onRetry={refetch} sx={{ margin: 2 }}>
          {currentData ? text(listPanelTexts.outdated) : failed}
        </LoadFailure>
      )}
      {data !== undefined && (!isError || currentData !== undefined) && (
        <div style={{ opacity: currentData ? 1 : 0.5 }} aria-busy={!currentData}>
          {children}
        </div>
      )}
      {data === undefined && !isError && <ListWaiting {...waiting} />}
    </>
  );
}
