import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import type { RequestEvent } from '@shared/requests/handling.types';
import { letterKinds, quoteStatuses } from '@shared/requests/quotes.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';

import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { HistoryList } from '@/requests/HistoryList';

import { entryFileAddress } from './address';
import { AboutAnswer } from './answer/AboutAnswer';
import { useChangeQuoteRequestMutation } from './api';
import { EventLine } from './handling/Events';
import { inboxHistoryTexts } from './history.text';
import { letterTexts, statusTexts } from './inbox.text';
import { DeliveryMark } from './Marks';

type Entry = QuoteDetail['history'][number];

type InboxHistoryProps = {
  quote: QuoteDetail;
  /** Begins a new answer with the words of one that was refused; undefined while another one is being written. */
  onTakeUp: ((entry: Entry) => void) | undefined;
};

/** The value of an event in words. */
function valueOf({ what, value }: RequestEvent): Localized {
  const status = what === 'status' && quoteStatuses.find((each) => each === value);
  if (status) return statusTexts[status];
  const letter = what === 'resent' && letterKinds.find((each) => each === value);
  return letter ? letterTexts[letter] : { ko: value, en: value };
}

/** State of the letter about an entry, and the remedies if it was refused. */
const aboutWith = (onTakeUp: InboxHistoryProps['onTakeUp']) => (entry: Entry) => (
  <>
    <DeliveryMark state={entry.letter.state} />
    {entry.of && <Of reference={entry.of.reference} />}
    {entry.kind === 'answer' && (
      <AboutAnswer answer={entry} onTakeUp={onTakeUp && !entry.of ? () => onTakeUp(entry) : undefined} />
    )}
  </>
);

/** Which of the requests that are one an entry belongs to. */
function Of({ reference }: { reference: string }) {
  const text = useText();
  return <small>{text(inboxHistoryTexts.of)(reference)}</small>;
}

/** Exchange with the sender: entries with their letters' states, the actions, and a button to mark it as seen to. */
export function InboxHistory({ quote, onTakeUp }: InboxHistoryProps) {
  const text = useText();
  const [change, { error, isLoading }] = useChangeQuoteRequestMutation();
  const { id, history, events, news, updatedAt } = quote;
  const done = events.map((event) => ({
    id: event.id,
    at: event.at,
    shown: <EventLine event={event} value={text(valueOf(event))} />,
  }));
  const see = (seen: string) => change({ id, seen, updatedAt });
  return (
    <>
      {news && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={isLoading} onClick={() => void see(news)}>
              {text(inboxHistoryTexts.see)}
            </Button>
          }
        >
          {text(inboxHistoryTexts.news)}
        </Alert>
      )}
      {error && <Alert severity="error">{text(inboxHistoryTexts.failed)}</Alert>}
      <HistoryList history={history} fileHref={entryFileAddress(id)} about={aboutWith(onTakeUp)} others={done} />
    </>
  );
}
