import { styled } from '@mui/material/styles';
import type { ReactNode, SubmitEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldCode } from '@server/common/error.types';

import { useLanguage, useText } from '@/lib/locale';
import { tokens } from '@/theme/tokens';

import { focusInput } from './focusInput';
import type { QuoteAssist } from './quoteAssist';
import { QuoteAssistProvider } from './QuoteAssistProvider';
import { QuoteComment } from './QuoteComment';
import { QuoteContact } from './QuoteContact';
import { QuoteDraftNote } from './QuoteDraftNote';
import { quoteFormTexts } from './quoteForm.text';
import type { QuoteProduct } from './quoteProduct';
import { QuoteProductRow } from './QuoteProductRow';
import { QuoteSend } from './QuoteSend';
import { QuoteSent } from './QuoteSent';
import { QuoteTakenNote } from './QuoteTakenNote';
import { QuoteTechnical } from './QuoteTechnical';
import { QuoteTrap } from './QuoteTrap';
import type { QuoteValues } from './quoteValues';
import { emptyQuote, inputsOf, quoteInputs, quoteRequest } from './quoteValues';
import { useQuoteArrival } from './useQuoteArrival';
import { useQuoteDraft } from './useQuoteDraft';
import type { QuoteOutcome } from './useSendQuote';
import { useSendQuote } from './useSendQuote';

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.25rem, 2rem + 1vw, 3rem)',
});
const Announcement = styled('div')({});
const Note = styled('p')({ margin: '0 0 0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft });

type QuoteFormProps = {
  /** Where requests go, told to the sender. */
  mailbox: string;
  /** Opens the privacy policy. */
  privacy: ReactNode;
  /** What a quote can be asked for, and which of them the address names by its id. */
  products: readonly QuoteProduct[];
  product?: string;
  /** Thinks along while the technical data are filled in. */
  assist?: QuoteAssist;
};

/** The questionnaire for plate heat exchangers: filled in, checked, sent, and kept until it is. */
export function QuoteForm({ mailbox, privacy, products, product, assist }: QuoteFormProps) {
  const form = useForm<QuoteValues>({ defaultValues: emptyQuote });
  const draft = useQuoteDraft(form);
  const { taken, forget: forgetTaken } = useQuoteArrival(form, products, product);
  const { send, outcome, isSending, dismiss } = useSendQuote();
  const language = useLanguage();
  const text = useText();

  const showProblems = (fields: Record<string, FieldCode>) => {
    const wrong = Object.entries(fields).flatMap(([field, code]) => inputsOf(field).map((input) => ({ input, code })));
    for (const { input, code } of wrong) form.setError(input, { type: 'server', message: code });
    const first = quoteInputs.find((input) => wrong.some((each) => each.input === input));
    if (first) focusInput(form.setFocus, first);
  };
  const submit = async (event: SubmitEvent) => {
    let ended = undefined as QuoteOutcome | undefined; // stays so when the values are not fit to be sent
    await form.handleSubmit(async (values) => {
      ended = await send(quoteRequest(values, language));
    })(event);
    // Only now: the library marks the form as submitted last, and the next request begins unmarked.
    if (ended?.kind === 'sent') {
      draft.forget();
      forgetTaken();
    }
    if (ended?.kind === 'refused') showProblems(ended.fields);
  };
  const clear = () => {
    draft.clear();
    forgetTaken();
  };
  const writeAnother = () => {
    dismiss();
    form.setFocus('company');
  };
  const technical = (
    <QuoteTechnical note={<QuoteTakenNote taken={taken} />}>
      <QuoteComment />
    </QuoteTechnical>
  );

  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` may not hold paragraphs and lists */}
      <Announcement role="status">
        {outcome?.kind === 'sent' && (
          <QuoteSent
            mailbox={mailbox}
            reference={outcome.reference}
            replyTo={outcome.replyTo}
            onWriteAnother={writeAnother}
          />
        )}
      </Announcement>
      <noscript>{text(quoteFormTexts.needsScript)(mailbox)}</noscript>
      <QuoteProductRow products={products} />
      {/* `post`: should it ever be sent without the page's code, nothing personal ends up in an address. */}
      <Form onSubmit={submit} method="post" noValidate aria-label={text(quoteFormTexts.formName)}>
        <div>
          <Note>{text(quoteFormTexts.requiredNote)}</Note>
          <QuoteDraftNote isCleared={draft.isCleared} onClear={clear} onUndo={draft.undo} />
        </div>
        <QuoteContact />
        {assist ? <QuoteAssistProvider assist={assist}>{technical}</QuoteAssistProvider> : technical}
        <QuoteTrap />
        <QuoteSend isSending={isSending} failure={outcome?.kind === 'sent' ? undefined : outcome} privacy={privacy} />
      </Form>
    </FormProvider>
  );
}
