import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

import type { SentRequest as Sent } from '@server/quote-sender/quote-sender.types';

import { Section } from '@/components/Section';
import { errorBodyOf } from '@/lib/failure';
import { useLanguage, useText } from '@/lib/locale';
import { useHydrated } from '@/lib/useHydrated';
import { HistoryList } from '@/requests/HistoryList';
import { historyTexts } from '@/requests/history.text';
import { QuoteSheet } from '@/requests/sheet/Sheet';
import { tokens } from '@/theme/tokens';

import { useSentRequestQuery } from './api';
import { Contact } from './Contact';
import type { ContactFacts } from './Contact';
import { Correction } from './Correction';
import { Erasure } from './Erasure';
import { Panel, Panels } from './panel';
import { sentRequestTexts } from './sentRequest.text';
import { State } from './State';
import { Withdrawal } from './Withdrawal';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gap,
  alignItems: 'start',
  [tokens.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
});
const Main = styled('div')({ display: 'grid', gap: tokens.space.gap, gridTemplateColumns: 'minmax(0, 1fr)' });

type SentRequestProps = { token: string | undefined; contact: ContactFacts };

/** A request for its sender: where it stands, what was sent, and what can still be done. */
export function SentRequest({ token, contact }: SentRequestProps) {
  const text = useText();
  // The prerendered page knows no token.
  const isHydrated = useHydrated();
  const { data, error, refetch } = useSentRequestQuery(token ?? '', {
    skip: !isHydrated || !token,
    refetchOnMountOrArgChange: true,
  });
  const isMissing = errorBodyOf(error)?.code === 'not_found' || (isHydrated && !token);
  if (isMissing) {
    return (
      <Section title={text(sentRequestTexts.missing)} lead={text(sentRequestTexts.missingLead)}>
        <Contact contact={contact} />
      </Section>
    );
  }
  if (data && token) return <Found token={token} sent={data} contact={contact} />;
  return (
    <Section title={text(sentRequestTexts.loading)}>
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {text(sentRequestTexts.retry)}
            </Button>
          }
        >
          {text(sentRequestTexts.failed)}
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </Section>
  );
}

function Found({ token, sent, contact }: { token: string; sent: Sent; contact: ContactFacts }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Section title={sent.reference}>
      <Columns>
        <Main>
          <State sent={sent} />
          <QuoteSheet
            quote={sent}
            language={language}
            letterhead={
              <>
                <strong>{contact.name[language]}</strong>
                <span>{`${contact.tel} · ${contact.email}`}</span>
              </>
            }
          />
          {sent.history.length > 0 && (
            <Panel aria-labelledby="history-title">
              <h2 id="history-title">{text(historyTexts.title)}</h2>
              <HistoryList history={sent.history} />
            </Panel>
          )}
        </Main>
        <Panels>
          {sent.state !== 'withdrawn' && <Correction token={token} />}
          {sent.state !== 'withdrawn' && <Withdrawal token={token} />}
          <Erasure token={token} history={sent.history} />
          <Contact contact={contact} reference={sent.reference} />
        </Panels>
      </Columns>
    </Section>
  );
}
