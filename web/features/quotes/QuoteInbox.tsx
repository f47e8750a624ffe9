import { useRef } from 'react';

import type { Localized } from '@/lib/locale';

import { useInboxAddress } from './quoteInboxFilter';
import { QuoteInboxList } from './QuoteInboxList';
import { QuoteInboxRequest } from './QuoteInboxRequest';

type QuoteInboxProps = {
  /** Shows a status message for a while. */
  notify: (words: Localized) => void;
};

/** The quote requests: their list, or the one that the address names (`?quote=<id>`). */
export function QuoteInbox({ notify }: QuoteInboxProps) {
  const { requestId } = useInboxAddress();
  // Coming back from a request, the keyboard goes on where it left the list.
  const lastOpened = useRef<string>(undefined);
  return requestId ? (
    <QuoteInboxRequest
      key={requestId}
      id={requestId}
      notify={notify}
      onOpened={() => {
        lastOpened.current = requestId;
      }}
    />
  ) : (
    <QuoteInboxList
      focusReturning={(id, link) => {
        if (id !== lastOpened.current) return;
        lastOpened.current = undefined;
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'nearest' });
      }}
    />
  );
}
