import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { QuoteListItem } from '@server/quotes/quotes.types';

import { tokens } from '@/theme/tokens';

import type { FocusReturning } from './QuoteInboxList';

export type QuoteListProps = {
  quotes: readonly QuoteListItem[];
  hrefOf: (id: string) => string;
  focusReturning: FocusReturning;
};

// Covers the positioned row or card around it, so that a click anywhere opens the request.
const Cover = styled(Link)({
  fontWeight: 700,
  color: tokens.colour.coldDark,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${tokens.colour.hotBright}`, outlineOffset: -3 },
});

type QuoteInboxLinkProps = Omit<QuoteListProps, 'quotes'> & { quote: QuoteListItem };

/** Opens a request; takes the focus when the administrator comes back from it. */
export function QuoteInboxLink({ quote, hrefOf, focusReturning }: QuoteInboxLinkProps) {
  return (
    <Cover
      to={hrefOf(quote.id)}
      ref={(link: HTMLAnchorElement | null) => {
        if (link) focusReturning(quote.id, link);
      }}
    >
      {quote.reference}
    </Cover>
  );
}
