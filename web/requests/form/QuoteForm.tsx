import { styled } from '@mui/material/styles';
import type { ReactNode, SubmitEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';

import type { FieldCode } from '@shared/words/error.types';
import { emptyQuote, inputsOf, quoteInputs, requestOf } from '@shared/questionnaire/form';
import type { QuoteValues } from '@shared/questionnaire/form';
import { productsIn } from '@shared/questionnaire/products';

import { focusInput } from '@/calculation/sheet/focusInput';
import { useLanguage, useText } from '@/lib/locale';
import type { QuoteNotice } from '@/lib/privacy';
import { tokens } from '@/theme/tokens';

import { CommentField } from './CommentField';
import { useConsent } from './consent/useConsent';
import { ContactFields } from './ContactFields';
import { DraftNote } from './DraftNote';
import { FilesPart } from './files/FilesPart';
import { useFormFiles } from './files/useFormFiles';
import { formTexts } from './form.text';
import { HoneypotField } from './HoneypotField';
import { OthersQuestion } from './OthersQuestion';
import { ProductChoice } from './ProductChoice';
import { SendRow } from './SendRow';
import { SentNotice } from './sending/SentNotice';
import { useSendQuote } from './sending/useSendQuote';
import type { QuoteOutcome } from './sending/useSendQuote';
import { TakenNote } from './TakenNote';
import { Technical } from './Technical';
import { useDraft } from './useDraft';

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.25rem, 2rem + 1vw, 3rem)',
});
const Announcement = styled('div')({});
const Note = styled('p')({ margin: '0 0 0.5rem', fontSize: tokens.size.small, color: tokens.colour.inkSoft });

type QuoteFormProps = {
  /** Address that receives requests, shown to the sender. */
  mailbox: string;
  /** Privacy notice for the sender, and the link that opens the privacy policy. */
  notice: QuoteNotice;
  privacy: ReactNode;
  /** The ids of the products that the address asks for, with blanks between them. */
  products?: string;
};

/** The questionnaire: filled in, checked, sent, and kept until it is. */
export function QuoteForm({ mailbox, notice, privacy, products = '' }: QuoteFormProps) {
  const form = useForm<QuoteValues>({ defaultValues: emptyQuote });
  const chosen = useWatch({ control: form.control, name: 'products' });
  const draft = useDraft(form, products);
  const consent = useConsent(notice.version);
  const { send, outcome, isSending, dismiss } = useSendQuote();
  const files = useFormFiles();
  const language = useLanguage();
  const text = useText();

  const showProblems = (fields: Record<string, FieldCode>) => {
    const wrong = Object.entries(fields).flatMap(([field, code]) => inputsOf(field).map((input) => ({ input, code })));
    for (const { input, code } of wrong) form.setError(input, { type: 'server', message: code });
    const first = quoteInputs.find((input) => wrong.some((each) => each.input === input));
    if ('consent' in fields) consent.demand();
    if (first) focusInput(form.setFocus, first);
    else if ('consent' in fields) consent.focus();
  };
  const submit = async (event: SubmitEvent) => {
    let ended = undefined as QuoteOutcome | undefined; // stays so when the values are not fit to be sent
    let sent: readonly string[] | undefined;
    const isAgreed = consent.check();
    await form.handleSubmit(async () => {
      if (!isAgreed) return consent.focus();
      const arrived = await files.allArrived();
      // Entries typed while they were on their way count, too.
      if (!arrived) return;
      sent = arrived.files;
      ended = await send({ ...requestOf(form.getValues(), language), ...arrived }, consent.answer);
    })(event);
    // Only now: the library marks the form as submitted last, and the next request begins unmarked.
    if (ended?.kind === 'sent') {
      draft.forget();
      consent.forget();
    }
    if (ended?.kind !== 'refused') return;
    showProblems(ended.fields);
    files.refuse(ended.fields, sent);
  };
  const writeAnother = () => {
    dismiss();
    form.setFocus('company');
  };
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` may not hold paragraphs and lists */}
      <Announcement role="status">
        {outcome?.kind === 'sent' && (
          <SentNotice
            mailbox={mailbox}
            reference={outcome.reference}
            link={outcome.link}
            replyTo={outcome.replyTo}
            isMailed={outcome.isMailed}
            onWriteAnother={writeAnother}
          />
        )}
      </Announcement>
      <noscript>{text(formTexts.needsScript)(mailbox)}</noscript>
      {/* `post`: should it ever be sent without the page's code, nothing personal ends up in an address. */}
      <Form onSubmit={submit} method="post" noValidate aria-label={text(formTexts.formName)}>
        <ProductChoice>
          {draft.others && <OthersQuestion others={draft.others} onAnswer={draft.settleOthers} />}
        </ProductChoice>
        <div>
          <Note>{text(formTexts.requiredNote)}</Note>
          <DraftNote isCleared={draft.cleared !== undefined} onClear={draft.clear} onUndo={draft.undoClearing} />
        </div>
        <ContactFields />
        <Technical products={productsIn(chosen)} note={<TakenNote taken={draft.taken} onSwap={draft.swapTaken} />}>
          <CommentField />
        </Technical>
        <FilesPart mailbox={mailbox} />
        <HoneypotField />
        <SendRow
          isSending={isSending || files.isAwaited}
          failure={outcome?.kind === 'sent' ? undefined : outcome}
          consent={consent}
          notice={notice}
          privacy={privacy}
        />
      </Form>
    </FormProvider>
  );
}
