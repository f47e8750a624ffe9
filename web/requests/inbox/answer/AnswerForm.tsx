import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

import { ANSWER_LIMIT, SUBJECT_LIMIT } from '@shared/requests/quotes.types';
import type { QuoteDetail } from '@shared/requests/quotes.types';
import type { RequestFile } from '@shared/requests/request-files.types';

import { Drop } from '@/admin/Drop';
import { LeaveDialog } from '@/admin/LeaveDialog';
import { useLeaveQuestion } from '@/admin/useLeaveQuestion';
import { wholeNumber } from '@/lib/format/wholeNumber';
import { useText } from '@/lib/locale';
import { ChooseFiles } from '@/requests/files/ChooseFiles';
import { FileList } from '@/requests/files/FileList';
import { HistoryList } from '@/requests/HistoryList';
import { tokens } from '@/theme/tokens';

import { answerTexts } from './answer.text';
import type { AnswerDraft } from './answerDraft';
import { AnswerPreview } from './AnswerPreview';
import { useAnswerForm } from './useAnswerForm';
import type { FileToMake } from './useAnswerForm';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${tokens.colour.line}`,
  '& h3, & p': { margin: 0 },
  '& h3': { fontSize: tokens.size.body },
});
const Soft = styled('p')({ fontSize: tokens.size.small, color: tokens.colour.inkSoft });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

type AnswerFormProps = {
  quote: QuoteDetail;
  /** Opening text: the template, or the kept draft. */
  begun: AnswerDraft;
  /** Address of an entry's file. */
  fileHref: (file: RequestFile, entry: QuoteDetail['history'][number]) => string;
  /** File that is made when it is sent and goes with it, and the place where it is written. */
  toMake: FileToMake | undefined;
  children: ReactNode;
  /** Called when it is stored or given up. */
  onClose: () => void;
};

/** Writes an answer: subject, text and files, how the letter will look, and the way to send it. */
export function AnswerForm({ quote, begun, fileHref, toMake, children, onClose }: AnswerFormProps) {
  const text = useText();
  const form = useAnswerForm({ quote, begun, toMake, onClose });
  const question = useLeaveQuestion(form.isChanged);
  const { draft, meanwhile, isSending, rules } = form;
  const first = useRef<HTMLTextAreaElement>(null);
  const isAlone = useRef(!toMake);
  useEffect(() => {
    if (isAlone.current) first.current?.focus({ preventScroll: true });
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };
  const saysOf = (name: 'subject' | 'text', longest: number) => {
    const problem = form.problemOf(name);
    if (problem === 'tooLong') return text(answerTexts.tooLong)(wholeNumber(longest));
    return problem && text(answerTexts.required);
  };
  const [subjectSays, textSays] = [saysOf('subject', SUBJECT_LIMIT), saysOf('text', ANSWER_LIMIT)];

  return (
    <Form method="post" noValidate onSubmit={submit} aria-labelledby="answer-title">
      {children}
      <h3 id="answer-title">{text(answerTexts.form)}</h3>
      <Soft>{text(answerTexts.lead)(quote.fields.email)}</Soft>
      <TextField
        name="subject"
        label={text(answerTexts.subject)}
        value={draft.subject}
        error={subjectSays !== undefined}
        helperText={subjectSays}
        onChange={({ target }) => form.change('subject', target.value)}
      />
      <TextField
        name="answer"
        multiline
        minRows={12}
        maxRows={32}
        label={text(answerTexts.text)}
        inputRef={first}
        value={draft.text}
        error={textSays !== undefined}
        helperText={textSays}
        onChange={({ target }) => form.change('text', target.value)}
      />
      {form.files.length < rules.most && (
        <ChooseFiles rules={rules} rule={answerTexts.fileRule} leftOut={form.leftOut} onFiles={form.choose} />
      )}
      <FileList
        files={form.files}
        megabytes={rules.megabytes}
        queued={answerTexts.queued}
        onRemove={isSending ? undefined : form.remove}
      />
      {form.hasTooManyFiles && <Alert severity="error">{text(answerTexts.tooManyFiles)(rules.most)}</Alert>}
      {meanwhile.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={form.read}>
              {text(answerTexts.read)}
            </Button>
          }
        >
          {text(answerTexts.meanwhile)}
          <HistoryList history={meanwhile} fileHref={fileHref} />
        </Alert>
      )}
      {form.isStopped && <Alert severity="error">{text(answerTexts.filesWaiting)}</Alert>}
      {form.hasFailed && <Alert severity="error">{text(answerTexts.failed)}</Alert>}
      <Actions>
        <Button
          type="submit"
          variant="contained"
          loading={isSending}
          disabled={form.hasProblem || meanwhile.length > 0}
        >
          {text(answerTexts.send)}
        </Button>
        <AnswerPreview
          id={quote.id}
          draft={draft}
          isReady={!form.hasProblem}
          filesOf={form.allArrived}
          alsoSent={toMake?.name}
        />
        <Drop words={answerTexts} isChanged={form.isChanged} isSending={isSending} onDrop={form.discard} />
      </Actions>
      <LeaveDialog
        question={question}
        lead={text(answerTexts.leave)}
        keep={text(answerTexts.keep)}
        onDiscard={form.forget}
      />
    </Form>
  );
}
