import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import { useText } from '@/lib/locale';

import { inboxTexts } from './quoteInbox.text';

const Place = styled('output')({ display: 'block', padding: '0 1.5rem 1.5rem' });

/** Holds the list's place while it is loaded. */
export function QuoteInboxSkeleton() {
  const text = useText();
  return (
    <Place aria-label={text(inboxTexts.loading)}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Place>
  );
}
