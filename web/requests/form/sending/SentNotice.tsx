import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { ActionButton, ActionLink } from '@/components/ActionLink';
import { useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { quoteOutcomeTexts } from './outcome.text';

const { colour, media, radius } = tokens;

const Panel = styled('div')({
  marginBottom: '2.5rem',
  padding: 'clamp(1.25rem, 1rem + 1.5vw, 2.25rem)',
  background: colour.goodTint,
  borderLeft: `4px solid ${colour.good}`,
  borderRadius: radius.small,
});
const Title = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: 0, color: colour.good }));
const Details = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: '1rem 0 1.25rem',
  dt: { color: colour.inkSoft },
  // A whole line for an address on a phone.
  dd: { margin: '0 0 0.5rem', fontWeight: 700, overflowWrap: 'anywhere' },
  [media.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.25rem 1.25rem',
    dd: { margin: 0 },
  },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

type SentNoticeProps = {
  mailbox: string;
  reference: string;
  /** The path of the request's own page. */
  link: string;
  replyTo: string;
  /** False where no mail server is set: the request is stored and no letter is sent. */
  isMailed: boolean;
  onWriteAnother: () => void;
};

/** Says that the request is with the company, under which number and where the reply will come. */
export function SentNotice({ mailbox, reference, link, replyTo, isMailed, onWriteAnother }: SentNoticeProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);

  // It stands above the form; a visitor who pressed the button below would not see it.
  useEffect(() => panel.current?.focus(), []);

  return (
    <Panel ref={panel} tabIndex={-1}>
      <Title>{text(isMailed ? quoteOutcomeTexts.sentTitle : quoteOutcomeTexts.storedTitle)}</Title>
      <p>{text(isMailed ? quoteOutcomeTexts.sent : quoteOutcomeTexts.stored)(mailbox)}</p>
      <Details>
        <dt>{text(quoteOutcomeTexts.reference)}</dt>
        <dd>{reference}</dd>
        <dt>{text(quoteOutcomeTexts.replyTo)}</dt>
        <dd>{replyTo}</dd>
      </Details>
      <Actions>
        <ActionLink to={link}>{text(quoteOutcomeTexts.seeRequest)}</ActionLink>
        <ActionButton type="button" look="outline" onClick={onWriteAnother}>
          {text(quoteOutcomeTexts.writeAnother)}
        </ActionButton>
      </Actions>
    </Panel>
  );
}
