import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { letterKinds } from '@shared/requests/quotes.types';
import type { Delivery, LetterKind, QuoteDetail } from '@shared/requests/quotes.types';

import { useNotify } from '@/admin/notices';
import { useLanguage, useText } from '@/lib/locale';
import { localTime } from '@/lib/format/localTime';
import { tokens } from '@/theme/tokens';

import { useResendLetterMutation } from './api';
import { announcementTexts, letterTexts } from './inbox.text';
import { DeliveryMark } from './Marks';
import { requestTexts } from './sheet/request.text';

const Letter = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  '& + &': { paddingTop: '1.25rem', borderTop: `1px solid ${tokens.colour.line}` },
  '& h3': { margin: 0, fontSize: tokens.size.body },
  '& p': { margin: 0, fontSize: tokens.size.small },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.125rem 0.75rem',
    margin: 0,
    fontSize: tokens.size.small,
  },
  '& dt': { color: tokens.colour.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** State of both letters, each with a way to send it again, and of what the company's own system is told. */
export function InboxDeliveries({ quote }: { quote: QuoteDetail }) {
  const text = useText();
  return (
    <>
      {letterKinds.map((letter) => (
        <LetterDelivery key={letter} id={quote.id} letter={letter} delivery={quote.deliveries[letter]} />
      ))}
      {quote.announcements.map(({ type, at, ...delivery }) => (
        <Letter key={type + at}>
          <h3>{text(announcementTexts[type])}</h3>
          <DeliveryMark state={delivery.state} />
          <Attempts delivery={delivery} />
        </Letter>
      ))}
    </>
  );
}

function Attempts({ delivery: { attempts, sentAt, lastError } }: { delivery: Delivery }) {
  const text = useText();
  const language = useLanguage();
  if (attempts === 0 && !sentAt && !lastError) return null;
  return (
    <dl>
      <dt>{text(requestTexts.attempts)}</dt>
      <dd>{attempts}</dd>
      {sentAt && (
        <>
          <dt>{text(requestTexts.sentAt)}</dt>
          <dd>
            <time dateTime={sentAt}>{localTime(sentAt, language)}</time>
          </dd>
        </>
      )}
      {lastError && (
        <>
          <dt>{text(requestTexts.lastError)}</dt>
          <dd>{lastError}</dd>
        </>
      )}
    </dl>
  );
}

type LetterDeliveryProps = {
  id: string;
  letter: LetterKind;
  delivery: Delivery;
};

function LetterDelivery({ id, letter, delivery }: LetterDeliveryProps) {
  const text = useText();
  const notify = useNotify();
  const [resend, { isLoading, isError }] = useResendLetterMutation();
  const { state } = delivery;

  const sendAgain = async () => {
    if (isLoading) return;
    const { error } = await resend({ id, letter });
    if (!error) notify(requestTexts.resent);
  };

  return (
    <Letter>
      <h3 id={`letter-${letter}`}>{text(letterTexts[letter])}</h3>
      <DeliveryMark state={state} />
      {state === 'limited' && <Alert severity="warning">{text(requestTexts.limited)}</Alert>}
      {state === 'written' && <p>{text(requestTexts.written)}</p>}
      <Attempts delivery={delivery} />
      {isError && <Alert severity="error">{text(requestTexts.resendFailed)}</Alert>}
      <div>
        <Button
          size="small"
          variant="outlined"
          disabled={state === 'off'}
          aria-describedby={`letter-${letter}`}
          onClick={sendAgain}
        >
          {text(requestTexts.resend)}
        </Button>
      </div>
    </Letter>
  );
}
