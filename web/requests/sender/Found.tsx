import { styled } from '@mui/material/styles';

import type { HistoryEntry } from '@shared/requests/quotes.types';
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
import { AnswerBar } from './quotation/AnswerBar';
import { InForce, SentQuotation } from './quotation/SentQuotation';
import { useQuotationReply } from './quotation/useQuotationReply';
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

/** Names the quotation in force, beside an earlier one. */
const aboutWith =
  (quotation: NonNullable<SentRequest['quotation']>) =>
  ({ attached }: HistoryEntry) => <InForce quotation={quotation} files={attached} />;

type FoundProps = { token: string; sent: SentRequest; contact: ContactFacts };

/** A request that was found: where it stands, what was sent, and what can still be done. */
export function Found({ token, sent, contact }: FoundProps) {
  const text = useText();
  const language = useLanguage();
  const { quotation } = sent;
  const answering = useQuotationReply(token, quotation);
  const hrefOf = ({ id }: { id: string }) => fileHref(token, id);
  const isAnswered = sent.history.some(({ kind }) => kind === 'answer');
  useWholeFont();
  return (
    <Contained style={{ paddingBlock: space.section }}>
      <Columns>
        <Panels>
          <State sent={sent} />
          {quotation && (
            <SentQuotation
              quotation={quotation}
              answering={answering}
              pdf={sent.history
                .flatMap(({ attached }) => attached)
                .findLast(({ name }) => name === `${quotation.number}.pdf`)}
              fileHref={hrefOf}
            />
          )}
          {sent.history.length > 0 && (
            <Panel aria-labelledby="history-title">
              <h2 id="history-title">{text(historyTexts.title)}</h2>
              <HistoryList
                history={sent.history}
                fileHref={hrefOf}
                about={
                  quotation && (quotation.isAcceptable || quotation.state === 'accepted')
                    ? aboutWith(quotation)
                    : undefined
                }
              />
            </Panel>
          )}
          <QuoteSheet
            quote={sent}
            language={language}
            fileHref={hrefOf}
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
              <Reply token={token} fileCount={sent.files.length} canAccept={!quotation?.isAcceptable} />
            ) : (
              <Correction token={token} fileCount={sent.files.length} />
            ))}
          {sent.state !== 'withdrawn' && quotation?.state !== 'accepted' && <Withdrawal token={token} />}
          <Erasure token={token} history={sent.history} />
          <Contact contact={contact} reference={sent.reference} />
        </Panels>
      </Columns>
      {quotation?.isAcceptable && <AnswerBar quotation={quotation} answering={answering} />}
    </Contained>
  );
}
