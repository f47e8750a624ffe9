import { styled } from '@mui/material/styles';

import { letterKinds } from '@shared/requests/quotes.types';
import type {
  Delivery,
  DeliveryState,
  LastAnswer,
  LetterKind,
  QuoteStatus,
  SenderReply,
} from '@shared/requests/quotes.types';

import { CheckIcon, ClockIcon, ErrorIcon, FileIcon, OffIcon, RetryIcon } from '@/admin/icons';
import { localTime } from '@/lib/format/localTime';
import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { inboxHistoryTexts, replyMarks } from './history.text';
import { deliveryTexts, letterShortTexts, statusTexts } from './inbox.text';

const { colour } = tokens;

const statusLooks: Record<QuoteStatus, { color: string; background: string; borderColor: string }> = {
  new: { color: colour.white, background: colour.cold, borderColor: colour.cold },
  in_progress: { color: colour.coldDark, background: colour.coldTint, borderColor: colour.cold },
  answered: { color: colour.good, background: colour.goodTint, borderColor: colour.good },
  closed: { color: colour.inkSoft, background: colour.white, borderColor: colour.inkSoft },
  spam: { color: colour.bad, background: colour.white, borderColor: colour.bad },
};

const Pill = styled('span')({
  display: 'inline-block',
  padding: '0.125rem 0.625rem',
  border: '1px solid',
  borderRadius: '1rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
});

/** State of a request, as a word on a coloured ground. */
export function StatusPill({ status }: { status: QuoteStatus }) {
  const text = useText();
  return <Pill style={statusLooks[status]}>{text(statusTexts[status])}</Pill>;
}

const newsLook = { color: colour.white, background: colour.hot, borderColor: colour.hot };

/** That the sender has added something which nobody has seen, and how an answer was replied to. */
export function NewsPill({ reply }: { reply: SenderReply | null }) {
  const text = useText();
  return <Pill style={newsLook}>{text(reply ? replyMarks[reply] : inboxHistoryTexts.mark)}</Pill>;
}

/** For what an administrator should look at: amber that is read on white. */
const CAUTION = '#8a4b00';

const deliveryLooks: Record<DeliveryState, { Icon: typeof CheckIcon; color: string }> = {
  off: { Icon: OffIcon, color: colour.inkSoft },
  limited: { Icon: OffIcon, color: '#8a4b00' },
  queued: { Icon: ClockIcon, color: colour.coldDark },
  retrying: { Icon: RetryIcon, color: CAUTION },
  sent: { Icon: CheckIcon, color: colour.good },
  written: { Icon: FileIcon, color: CAUTION },
  failed: { Icon: ErrorIcon, color: colour.bad },
};

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  fontSize: tokens.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

/** State of a letter: icon, colour and word. */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  const text = useText();
  const { Icon, color } = deliveryLooks[state];
  return (
    <Mark style={{ color }}>
      <Icon sx={{ fontSize: '1.125rem' }} />
      {text(deliveryTexts[state])}
    </Mark>
  );
}

const Soft = styled('span')({ marginRight: '0.5rem', fontSize: tokens.size.small, color: colour.inkSoft });

/** When a request was last answered and by whom, and whether that did not arrive. */
export function AnswerMark({ answer: { at, by, letter } }: { answer: LastAnswer }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <Soft>
        {text(inboxHistoryTexts[letter === 'failed' ? 'unanswered' : 'answered'])(localTime(at, language), by ?? '')}
      </Soft>
      {letter === 'failed' && <DeliveryMark state="failed" />}
    </>
  );
}

const Pairs = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1.25rem',
  margin: 0,
  fontSize: tokens.size.small,
  '& div': { display: 'flex', alignItems: 'center', gap: '0.5rem' },
  '& dt': { color: colour.inkSoft, whiteSpace: 'nowrap' },
  '& dd': { display: 'flex', margin: 0 },
  // In a table cell one below the other, in line with each other.
  'td &': { display: 'grid', '& dt': { minWidth: '3.25em' } },
});

/** Both letters of a request at a glance. */
export function DeliveryPairs({ deliveries }: { deliveries: Record<LetterKind, Delivery> }) {
  const text = useText();
  return (
    <Pairs>
      {letterKinds.map((letter) => (
        <div key={letter}>
          <dt>{text(letterShortTexts[letter])}</dt>
          <dd>
            <DeliveryMark state={deliveries[letter].state} />
          </dd>
        </div>
      ))}
    </Pairs>
  );
}
