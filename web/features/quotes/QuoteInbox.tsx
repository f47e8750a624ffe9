import { useRef, useState } from 'react';

import type { Localized } from '@/lib/locale';

import { useInboxAddress } from './quoteInboxFilter';
import { QuoteInboxList } from './QuoteInboxList';
import { QuoteInboxRequest } from './QuoteInboxRequest';
import { QuotePeople } from './QuotePeople';

type QuoteInboxProps = {
  /** Shows a status message for a while. */
  notify: (words: Localized) => void;
};

/** The quote requests: their list, the one that the address names (`?quote=<id>`), or the data of a person. */
export function QuoteInbox({ notify }: QuoteInboxProps) {
  const { requestId, isPeople } = useInboxAddress();
  // Coming back from a request, the keyboard goes on where it left the list.
  const lastOpened = useRef<string>(undefined);
  // Whose data is looked at, also while one of the requests is: the address is in no URL.
  const [person, setPerson] = useState('');
  if (isPeople && !requestId) return <QuotePeople email={person} onFind={setPerson} notify={notify} />;
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
