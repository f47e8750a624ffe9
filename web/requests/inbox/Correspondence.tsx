import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { QuoteDetail } from '@shared/requests/quotes.types';
import type { SentFile } from '@shared/requests/request-files.types';

import { focusHeading, showHeading } from '@/admin/focus';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { randomUuid } from '@/lib/randomUuid';
import type { SiteStore } from '@/lib/store';

import { entryFileAddress } from './address';
import { answerTexts } from './answer/answer.text';
import { useCopyAnswerFilesMutation, useLazyAnswerTemplateQuery } from './answer/answerApi';
import { keepAnswer, readAnswer } from './answer/answerDraft';
import type { AnswerDraft } from './answer/answerDraft';
import { AnswerForm } from './answer/AnswerForm';
import { useQuoteRequestQuery } from './api';
import { InboxHistory } from './History';
import { Panel } from './Panel';
import { quotationTexts } from './quotation/quotation.text';
import { QuotationForm } from './quotation/QuotationForm';
import { Revisions } from './quotation/Revisions';
import { useQuotation } from './quotation/useQuotation';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const TITLE = 'correspondence-title';

/** The author of an answer hears of others this soon: ms. */
const POLLING = 4000;

type Entry = QuoteDetail['history'][number];

/** A copied file, as if it had been chosen. */
const arrived = ({ file, name, size }: SentFile, place: number) =>
  ({ id: `copied-${place}`, name, size, state: 'arrived', share: 1, token: file }) as const;

/** Asks for a request again and again while it is written about, and not while the page is hidden. */
function useNews(id: string, isWriting: boolean): void {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  useEffect(() => setupListeners(dispatch), [dispatch]);
  useQuoteRequestQuery(id, { pollingInterval: isWriting ? POLLING : 0, skipPollingIfUnfocused: true });
}

/** Exchange between the sender and the office since the request, and the answer that is being written. */
export function Correspondence({ quote }: { quote: QuoteDetail }) {
  const text = useText();
  const [draft, setDraft] = useState(() => readAnswer(quote.id));
  const [load, { isFetching, isError }] = useLazyAnswerTemplateQuery();
  const quotation = useQuotation(quote);
  const { quotations, writing } = quotation;
  const [copyFiles, copying] = useCopyAnswerFilesMutation();
  useNews(quote.id, draft !== undefined);
  // One that is about to open would replace another.
  const isOpening = copying.isLoading || isFetching || quotation.isLoading;

  const open = (begun: Pick<AnswerDraft, 'subject' | 'text' | 'files' | 'isChanged'>) => {
    const opened = { ...begun, key: randomUuid(), seen: quote.history.map(({ id }) => id) };
    keepAnswer(quote.id, opened);
    setDraft(opened);
  };
  const write = async () => {
    const { data } = await load(quote.id);
    if (data) open({ subject: data.subject, text: data.text, files: [], isChanged: false });
  };
  const takeUp = async ({ id: entry, subject, text: written, attached }: Entry) => {
    const { data } = attached.length > 0 ? await copyFiles({ id: quote.id, entry }) : {};
    const files = (data?.files ?? []).map(arrived);
    open({ subject, text: written, files, isChanged: true });
  };
  const quoteAndWrite = async () => {
    if ((await quotation.begin()) && !draft) await write();
  };
  const close = () => {
    keepAnswer(quote.id, undefined);
    setDraft(undefined);
    quotation.drop();
    copying.reset();
    // The sent answer is in the history above, and the button that had the focus is gone.
    focusHeading(TITLE);
    showHeading(TITLE);
  };
  // After an acceptance another revision could not be accepted.
  const isSettled = quotations.some(({ quote: of, state }) => of === quote.id && state === 'accepted');
  const withQuotation = (label: Localized, variant: 'contained' | 'outlined') =>
    !isSettled && (
      <Button variant={variant} loading={quotation.isLoading} disabled={isOpening} onClick={() => void quoteAndWrite()}>
        {text(label)}
      </Button>
    );

  return (
    <Panel aria-labelledby={TITLE}>
      <Typography variant="h3" component="h2" id={TITLE} tabIndex={-1} sx={{ scrollMarginTop: '6rem' }}>
        {text(answerTexts.title)}
      </Typography>
      {(quote.history.length > 0 || quote.events.length > 0) && (
        <InboxHistory
          quote={quote}
          // An answer in progress is not replaced.
          onTakeUp={draft || isOpening ? undefined : (entry) => void takeUp(entry)}
        />
      )}
      {quotations.length > 0 && <Revisions quotations={quotations} />}
      {quotation.hasFailedToLoad && <Alert severity="error">{text(quotationTexts.failed)}</Alert>}
      {isError && <Alert severity="error">{text(answerTexts.templateFailed)}</Alert>}
      {draft && copying.isError && <Alert severity="error">{text(answerTexts.filesFailed)}</Alert>}
      {draft ? (
        <AnswerForm
          key={draft.key}
          quote={quote}
          begun={draft}
          fileHref={entryFileAddress(quote.id)}
          toMake={writing && quotation}
          onClose={close}
        >
          {writing ? (
            <QuotationForm quote={quote} quotation={quotation} writing={writing} />
          ) : (
            <div>{withQuotation(quotationTexts.add, 'outlined')}</div>
          )}
        </AnswerForm>
      ) : (
        <Ways>
          {withQuotation(quotations.length > 0 ? quotationTexts.revise : quotationTexts.write, 'contained')}
          <Button variant="outlined" loading={isFetching} disabled={isOpening} onClick={() => void write()}>
            {text(answerTexts.write)}
          </Button>
        </Ways>
      )}
    </Panel>
  );
}
