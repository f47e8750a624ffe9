import { useState } from 'react';
import type { ComponentType } from 'react';

import { useReturn } from '@/admin/focus';
import type { Localized } from '@/lib/locale';

import { useInboxAddress } from './address';
import { InboxList } from './List';
import { StatusPill } from './Marks';
import { QuotationList } from './quotation/QuotationList';
import { InboxRequest } from './Request';

/** Props of the panel with a person's data: the inbox has the requests that it leads to. */
type PersonPanelProps = {
  email: string;
  onFind: (email: string) => void;
  backTo: string;
  requestHref: (id: string) => string;
  Status: typeof StatusPill;
};

type QuoteInboxProps = {
  /** The way to the data of a person, and what shows it. */
  person: { link: Localized; Panel: ComponentType<PersonPanelProps> };
};

/** The quote requests: their list, the one that the address names (`?quote=<id>`), or the data of a person. */
export function QuoteInbox({ person: { link, Panel } }: QuoteInboxProps) {
  const { requestId, isPeople, areQuotations, requestHref, inboxHref, filter, changeFilter, pageHref } =
    useInboxAddress();
  const { focusReturning, onOpened } = useReturn();
  // Address of the person on screen, also while one of the requests is: no URL contains it.
  const [email, setEmail] = useState('');
  if (isPeople && !requestId)
    return <Panel email={email} onFind={setEmail} backTo={inboxHref} requestHref={requestHref} Status={StatusPill} />;
  if (areQuotations && !requestId)
    return (
      <QuotationList
        filter={filter}
        onSearch={(q) => changeFilter({ q }, { replace: true })}
        pageHref={pageHref}
        backTo={inboxHref}
        requestHref={requestHref}
        focusReturning={focusReturning}
      />
    );
  return requestId ? (
    <InboxRequest key={requestId} id={requestId} onOpened={() => onOpened(requestId)} />
  ) : (
    <InboxList personLink={link} focusReturning={focusReturning} />
  );
}
