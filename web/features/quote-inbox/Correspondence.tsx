import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { QuoteDetail } from '@server/quotes/quotes.types';

import { focusHeading, showHeading } from '@/admin/focus';
import { useText } from '@/lib/locale';
import type { Localized } from '@/lib/locale';
import { randomUuid } from '@/lib/randomUuid';

import { fileAddress } from './address';
import { answerTexts } from './answer/answer.text';
import { useLazyAnswerTemplateQuery } from './answer/answerApi';
import { keepAnswer, readAnswer } from './answer/answerDraft';
import type { AnswerDraft } from './answer/answerDraft';
import { AnswerForm } from './answer/AnswerForm';
import { InboxHistory } from './History';
import { Panel } from './Panel';
import { quotationTexts } from './quotation/quotation.text';
import { QuotationForm } from './quotation/QuotationForm';
import { Revisions } from './quotation/Revisions';
import { useQuotation } from './quotation/useQuotation';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const TITLE = 'correspondence-title';

/** What went between the sender and the office since the request, and the answer that is being written. */
export function Correspondence({ quote }: { quote: QuoteDetail }) {
  const text = useText();
  const [draft, setDraft] = useState(() => readAnswer(quote.id));
  const [load, { isFetching, isError }] = useLazyAnswerTemplateQuery();
  const quotation = useQuotation(quote);
  const { quotations, writing } = quotation;

  const open = (begun: Pick<AnswerDraft, 'subject' | 'text' | 'isChanged'>) => {
    const opened = { ...begun, key: randomUuid(), files: [], seen: quote.history.length };
    keepAnswer(quote.id, opened);
    setDraft(opened);
  };
  const write = async () => {
    const { data } = await load(quote.id);
    if (data) open({ subject: data.subject, text: data.text, isChanged: false });
  };
  const quoteAndWrite = async () => {
    if ((await quotation.begin()) && !draft) await write();
  };
  const close = () => {
    keepAnswer(quote.id, undefined);
    setDraft(undefined);
    quotation.drop();
    // What was written is in the history above, and the button that had the focus is gone.
    focusHeading(TITLE);
    showHeading(TITLE);
  };
  const withQuotation = (label: Localized, variant: 'contained' | 'outlined') => (
    <Button variant={variant} loading={quotation.isLoading} onClick={() => void quoteAndWrite()}>
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
          // What is being written is not replaced.
          onTakeUp={draft ? undefined : (entry) => open({ ...entry, isChanged: true })}
        />
      )}
      {quotations.length > 0 && <Revisions quotations={quotations} />}
      {quotation.hasFailedToLoad && <Alert severity="error">{text(quotationTexts.failed)}</Alert>}
      {isError && <Alert severity="error">{text(answerTexts.templateFailed)}</Alert>}
      {draft ? (
        <AnswerForm
          key={draft.key}
          quote={quote}
          begun={draft}
          fileHref={(file) => fileAddress({ quote: quote.id, file })}
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
          <Button variant="outlined" loading={isFetching} onClick={() => void write()}>
            {text(answerTexts.write)}
          </Button>
        </Ways>
      )}
    </Panel>
  );
}
