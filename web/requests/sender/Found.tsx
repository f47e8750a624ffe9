import { styled } from '@mui/material/styles';

import type { SentRequest } from '@shared/requests/quote-sender.types';

import { Contained } from '@/components/Section';
import { useLanguage, useText } from '@/lib/locale';
import { useWholeFont } from '@/lib/useWholeFont';
import { HistoryList } from '@/requests/HistoryList';
import { historyTexts } from '@/requests/history.text';
import { QuoteSheet } from '@/requests/sheet/Sheet';
import { tokens } from '@/theme/tokens';

import { fileHref } from './api';
import { Contact } from './Contact';
import type { ContactFacts } from './Contact';
import { Correction } from './Correction';
import { Erasure } from './Erasure';
import { Panel, Panels } from './panel';
import { Reply } from './Reply';
import { State } from './State';
import { Withdrawal } from './Withdrawal';

const { media, space } = tokens;

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  alignItems: 'start',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
});

type FoundProps = { token: string; sent: SentRequest; contact: ContactFacts };

/** A request that was found: where it stands, what was sent, and what can still be done. */
export function Found({ token, sent, contact }: FoundProps) {
  const text = useText();
  const language = useLanguage();
  const isAnswered = sent.history.some(({ kind }) => kind === 'answer');
  useWholeFont();
  return (
    <Contained style={{ paddingBlock: space.section }}>
      <Columns>
        <Panels>
          <State sent={sent} />
          {sent.history.length > 0 && (
            <Panel aria-labelledby="history-title">
              <h2 id="history-title">{text(historyTexts.title)}</h2>
              <HistoryList history={sent.history} fileHref={({ id }) => fileHref(token, id)} />
            </Panel>
          )}
          <QuoteSheet
            quote={sent}
            language={language}
            fileHref={({ id }) => fileHref(token, id)}
            letterhead={
              <>
                <strong>{contact.name}</strong>
                <span>{[contact.tel, contact.email].join(' · ')}</span>
              </>
            }
          />
        </Panels>
        <Panels>
          {sent.state !== 'withdrawn' &&
            (isAnswered ? (
              <Reply token={token} fileCount={sent.files.length} />
            ) : (
              <Correction token={token} fileCount={sent.files.length} />
            ))}
          {sent.state !== 'withdrawn' && <Withdrawal token={token} />}
          <Erasure token={token} history={sent.history} />
          <Contact contact={contact} reference={sent.reference} />
        </Panels>
      </Columns>
    </Contained>
  );
}
